/// A secret that is typed without being seen.
public final class PasswordRow: Row<Secret>, SecretRow, RowKind {
  /// The settings of the secret control.
  public var secretField = SecretField() { didSet { displayChanged() } }
  /// A line of text that is not shown.
  public override var control: Control { .secret(secretField) }
  /// True.
  public override var isSecret: Bool { true }
  /// Eight bullets, or nothing when there is no value.
  public override var displayText: String { value.map(\.description) ?? "" }
  /// Nothing: a control fills its own buffer.
  public override var editingText: String { "" }
  /// The text as it is; nothing is trimmed.
  public override func value(from text: String, locale: FormLocale) -> Secret? {
    Secret(copying: text.utf8)
  }

  /// `password`.
  public static let kind = "password"
  /// What the kind is.
  public static let summary = "A secret, typed without being seen."
  /// The kind's keys.
  public static let keys: [DefinitionKey<PasswordRow>] =
    secretKeys + [
      DefinitionKey("confirms", schema: "a tag", "The row whose value is typed here again.") {
        row, node, problems in row.confirms = node.readTag(into: &problems)
      }
    ]
}
