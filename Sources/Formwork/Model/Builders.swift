/// Collects the rows of a section: rows, arrays of rows, `nil`, `if`, `switch`, `for`, `#available`.
@resultBuilder public enum SectionBuilder {
  /// One row, or nothing.
  public static func buildExpression(_ row: BaseRow?) -> [BaseRow] { row.map { [$0] } ?? [] }
  /// Several rows.
  public static func buildExpression(_ rows: [BaseRow]) -> [BaseRow] { rows }
  /// All parts, in order.
  public static func buildBlock(_ parts: [BaseRow]...) -> [BaseRow] { parts.flatMap(\.self) }
  /// What a `for` made.
  public static func buildArray(_ parts: [[BaseRow]]) -> [BaseRow] { parts.flatMap(\.self) }
  /// What an `if` without `else` made.
  public static func buildOptional(_ part: [BaseRow]?) -> [BaseRow] { part ?? [] }
  /// The first branch.
  public static func buildEither(first part: [BaseRow]) -> [BaseRow] { part }
  /// The other branch.
  public static func buildEither(second part: [BaseRow]) -> [BaseRow] { part }
  /// What `#available` guards.
  public static func buildLimitedAvailability(_ part: [BaseRow]) -> [BaseRow] { part }
}

/// Collects the sections of a form; a bare row becomes a section of its own.
@resultBuilder public enum FormBuilder {
  /// One section, or nothing.
  public static func buildExpression(_ section: Section?) -> [Section] {
    section.map { [$0] } ?? []
  }
  /// Several sections.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// A section that holds the row.
  public static func buildExpression(_ row: BaseRow) -> [Section] { [Section(rows: [row])] }
  /// All parts, in order.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap(\.self) }
  /// What a `for` made.
  public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap(\.self) }
  /// What an `if` without `else` made.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
  /// The first branch.
  public static func buildEither(first part: [Section]) -> [Section] { part }
  /// The other branch.
  public static func buildEither(second part: [Section]) -> [Section] { part }
  /// What `#available` guards.
  public static func buildLimitedAvailability(_ part: [Section]) -> [Section] { part }
}
