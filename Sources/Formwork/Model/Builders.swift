/// Collects the rows of a section: rows, arrays of rows, `nil`, `if`, `switch`, `for`, `#available`.
@resultBuilder public enum SectionBuilder {
  /// One row, or nothing.
  public static func buildExpression(_ row: BaseRow?) -> [BaseRow] { row.map { [$0] } ?? [] }
  /// Rows that were made elsewhere, such as in an array.
  public static func buildExpression(_ rows: [BaseRow]) -> [BaseRow] { rows }
  /// All parts, in order.
  public static func buildBlock(_ parts: [BaseRow]...) -> [BaseRow] { parts.flatMap(\.self) }
  /// What a `for` made.
  public static func buildArray(_ parts: [[BaseRow]]) -> [BaseRow] { parts.flatMap(\.self) }
  /// What an `if` without `else` made.
  public static func buildOptional(_ part: [BaseRow]?) -> [BaseRow] { part ?? [] }
  /// The rows of the branch that is taken, the first one.
  public static func buildEither(first part: [BaseRow]) -> [BaseRow] { part }
  /// The rows of the branch that is taken, the last one.
  public static func buildEither(second part: [BaseRow]) -> [BaseRow] { part }
  /// The rows of a part that `#available` guards.
  public static func buildLimitedAvailability(_ part: [BaseRow]) -> [BaseRow] { part }
}

/// Collects the sections of a form; a bare row becomes a section of its own.
@resultBuilder public enum FormBuilder {
  /// One section, or nothing.
  public static func buildExpression(_ section: Section?) -> [Section] {
    section.map { [$0] } ?? []
  }
  /// Sections that were made elsewhere, such as in an array.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// A section that holds the row.
  public static func buildExpression(_ row: BaseRow) -> [Section] { [Section(rows: [row])] }
  /// All parts, in order.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap(\.self) }
  /// What a `for` made.
  public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap(\.self) }
  /// What an `if` without `else` made.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
  /// The sections of the branch that is taken, the first one.
  public static func buildEither(first part: [Section]) -> [Section] { part }
  /// The sections of the branch that is taken, the last one.
  public static func buildEither(second part: [Section]) -> [Section] { part }
  /// The sections of a part that `#available` guards.
  public static func buildLimitedAvailability(_ part: [Section]) -> [Section] { part }
}
