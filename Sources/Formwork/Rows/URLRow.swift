/// An absolute URL.
public final class URLRow: Row<String>, FieldRow, RowKind {
  /// The settings of the text control.
  public var field = TextField() { didSet { displayChanged() } }
  /// A line of text.
  public override var control: any ControlSettings { field }
  /// The `url` rule, unless the row has one of its own.
  public override var impliedRules: [AnyRule] {
    anyRules.contains { $0.name == "url" } ? [] : [Rule<String>.url.erased]
  }
  /// The text without blanks at its ends; nil when nothing is left.
  public override func value(from text: String, locale: FormLocale) -> String? {
    field.trimmed(text)
  }

  /// `url`.
  public static let kind = "url"
  /// What the kind is.
  public static let summary = "An absolute URL."
  /// The kind's keys.
  public static let keys: [DefinitionKey<URLRow>] = fieldKeys + trimKeys
}
