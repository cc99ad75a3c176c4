/// A secret that is typed without being seen; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _PasswordRow: Row<Secret>, SecretRow {
  /// The settings of the secret control.
  public final var secretField = SecretField() { didSet { displayChanged() } }
  /// A line of text that is not shown.
  open override var control: any ControlSettings { secretField }
  /// Always true: no screen, report or message shows the value.
  public final override var isSecret: Bool { true }
  /// Eight bullets, or nothing when there is no value.
  open override var displayText: String { value.map(\.description) ?? "" }
  /// Always empty: a control fills a buffer of its own, which is wiped.
  public final override var editingText: String { "" }
  /// The text as it is; nothing is trimmed.
  open override func value(from text: String, locale: FormLocale) -> Secret? {
    Secret(copying: text.utf8)
  }
}

/// A secret that is typed without being seen.
public final class PasswordRow: _PasswordRow, RowKind {
  /// The word for the kind in files: `password`.
  public static let kind = "password"
  /// What the kind is, in one line.
  public static let summary = "A secret, typed without being seen."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<PasswordRow>] =
    secretKeys + [
      DefinitionKey(
        "confirms", schema: "a tag", "The row whose value is typed here again.",
        roles: RowReference.keyRoles
      ) { row, node, problems in
        let reference = RowReference.read(node, into: &problems)
        (row.ruleSources.confirmsPosition, row.confirms) = (reference?.position, reference?.tag)
      }
    ]
}
