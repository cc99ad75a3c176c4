/// A word, sign or literal of an expression, and where it stands.
struct ExpressionToken: Sendable {
  enum Kind: Sendable, Equatable {
    case number(DecimalNumber)
    case text(String)
    /// A date, a time, or both.
    case moment(FormValue)
    case tag(String, field: String?)
    case word(String)
    case sign(String)
    case end
  }

  let kind: Kind
  /// The bytes of the text.
  let range: Range<Int>
  /// As written, for messages.
  let source: String

  /// An operator or another word with a meaning in the grammar, in one spelling; nil for any other.
  var keyword: String? {
    switch kind {
    case .sign("&&"): "and"
    case .sign("||"): "or"
    case .sign(let sign): sign
    case .word(let word): Self.keywords[word.lowercased()]
    default: nil
    }
  }

  /// Whether it stands between two operands.
  var isOperator: Bool { keyword.map { Self.operators.contains($0) } ?? false }

  /// Words by their lower case: people who come from predicates write them in capitals.
  private static let keywords: [String: String] = [
    "and": "and", "or": "or", "not": "not", "in": "in", "contains": "contains",
    "beginswith": "beginsWith", "endswith": "endsWith", "matches": "matches", "true": "true",
    "false": "false", "nil": "nil", "null": "nil",
  ]

  /// What stands between two operands.
  static let operators: Set<String> = [
    "and", "or", "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "in", "contains",
    "beginsWith", "endsWith", "matches",
  ]
}
