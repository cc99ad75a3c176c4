/// An e-mail address; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _EmailRow: _TextRow {
  /// The `email` rule, unless the row has one of its own.
  open override var impliedRules: [AnyRule] {
    anyRules.contains { $0.name == "email" } ? [] : [Rule<String>.email.erased]
  }
}

/// An e-mail address, judged by the rule `email`.
public final class EmailRow: _EmailRow, RowKind {
  /// The word for the kind in files: `email`.
  public static let kind = "email"
  /// What the kind is, in one line.
  public static let summary = "An e-mail address."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<EmailRow>] = fieldKeys + trimKeys
}
