/// One line of text; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _TextRow: Row<String>, FieldRow {
  /// The settings of the text control.
  public final var field = TextField() { didSet { displayChanged() } }
  /// One line of text, with the row's settings.
  open override var control: any ControlSettings { field }
  /// The text without the blanks that `trim` takes away; nil when nothing is left.
  open override func value(from text: String, locale: FormLocale) -> String? {
    field.trimmed(text)
  }
}

/// One line of text.
public final class TextRow: _TextRow, RowKind {
  /// The word for the kind in files: `text`.
  public static let kind = "text"
  /// What the kind is, in one line.
  public static let summary = "One line of text."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<TextRow>] = fieldKeys + trimKeys
}

/// A person's name: a text row under Eureka's name.
public typealias NameRow = TextRow
/// A telephone number: a text row under Eureka's name.
public typealias PhoneRow = TextRow
/// The name of an account: a text row under Eureka's name.
public typealias AccountRow = TextRow
/// A Twitter name: a text row under Eureka's name.
public typealias TwitterRow = TextRow
/// A postal code: a text row under Eureka's name.
public typealias ZipCodeRow = TextRow

/// What kinds of one's own for names are made of.
public typealias _NameRow = _TextRow
/// What kinds of one's own for telephone numbers are made of.
public typealias _PhoneRow = _TextRow
/// What kinds of one's own for accounts are made of.
public typealias _AccountRow = _TextRow
/// What kinds of one's own for Twitter names are made of.
public typealias _TwitterRow = _TextRow
/// What kinds of one's own for postal codes are made of.
public typealias _ZipCodeRow = _TextRow
