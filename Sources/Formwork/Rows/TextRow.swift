/// One line of text.
public final class TextRow: Row<String>, FieldRow, RowKind {
  /// The settings of the text control.
  public var field = TextField() { didSet { displayChanged() } }
  /// A line of text.
  public override var control: any ControlSettings { field }
  /// The text without the blanks that `trim` takes away; nil when nothing is left.
  public override func value(from text: String, locale: FormLocale) -> String? {
    field.trimmed(text)
  }

  /// `text`.
  public static let kind = "text"
  /// What the kind is.
  public static let summary = "One line of text."
  /// The kind's keys.
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
