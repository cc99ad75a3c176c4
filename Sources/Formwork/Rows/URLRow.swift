/// An absolute URL; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _URLRow: _TextRow {
  /// The `url` rule, unless the row has one of its own.
  open override var impliedRules: [AnyRule] {
    anyRules.contains { $0.name == "url" } ? [] : [Rule<String>.url.erased]
  }
}

/// An absolute URL, judged by the rule `url`.
public final class URLRow: _URLRow, RowKind {
  /// The word for the kind in files: `url`.
  public static let kind = "url"
  /// What the kind is, in one line.
  public static let summary = "An absolute URL."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<URLRow>] = fieldKeys + trimKeys
}
