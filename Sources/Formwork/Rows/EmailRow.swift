/// An e-mail address.
public final class EmailRow: Row<String>, FieldRow, RowKind {
  /// The settings of the text control.
  public var field = TextField() { didSet { displayChanged() } }
  /// A line of text.
  public override var control: any ControlSettings { field }
  /// The `email` rule, unless the row has one of its own.
  public override var impliedRules: [AnyRule] {
    anyRules.contains { $0.name == "email" } ? [] : [Rule<String>.email.erased]
  }
  /// The text without blanks at its ends; nil when nothing is left.
  public override func value(from text: String, locale: FormLocale) -> String? {
    field.trimmed(text)
  }

  /// `email`.
  public static let kind = "email"
  /// What the kind is.
  public static let summary = "An e-mail address."
  /// The kind's keys.
  public static let keys: [DefinitionKey<EmailRow>] = fieldKeys + trimKeys
}
