/// One part of an expression.
indirect enum ExpressionNode: Sendable {
  /// How two values are compared.
  enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case `in`
    case contains
    case beginsWith
    case endsWith
  }

  enum Arithmetic: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
  }

  /// `$tag`, or `$tag.field` for what repeated sections hold.
  struct Reference: Sendable {
    let tag: String
    let field: String?
    let range: Range<Int>
  }

  case constant(FormValue)
  case value(Reference)
  /// `visible`, `valid` or `changed` of a row.
  case state(Dependency.Aspect, Reference)
  case formIsValid
  case list([ExpressionNode])
  case not(ExpressionNode)
  case all([ExpressionNode])
  case any([ExpressionNode])
  /// Two values, and the bytes of the whole comparison.
  case compare(Comparison, ExpressionNode, ExpressionNode, Range<Int>)
  case matches(ExpressionNode, Pattern)
  /// Two amounts, and the bytes of the right one.
  case arithmetic(Arithmetic, ExpressionNode, ExpressionNode, Range<Int>)
  case negative(ExpressionNode)
  /// `18 years`; only the parser sees it, which makes it a `moved`.
  case duration(ExpressionNode, CalendarUnit)
  /// A date and a duration, the amount taken off if it is backwards.
  case moved(ExpressionNode, by: ExpressionNode, CalendarUnit, backwards: Bool)
  /// A function's arguments, and the bytes of the whole call.
  case call(ExpressionFunction, [ExpressionNode], Range<Int>)

  /// Whether this can never be true or false, so that it is no condition.
  var isNoCondition: Bool {
    switch self {
    case .constant(.bool): false
    case .constant, .list, .arithmetic, .negative, .duration, .moved: true
    case .call(let function, _, _): !function.mayBeTruth
    default: false
    }
  }

  /// Whether the value depends on the day or the time; O(parts).
  var readsClock: Bool {
    if case .call(let function, _, _) = self, function.readsClock { return true }
    return children.contains(where: \.readsClock)
  }

  /// The parts, from left to right.
  var children: [ExpressionNode] {
    switch self {
    case .constant, .value, .state, .formIsValid: []
    case .list(let nodes), .all(let nodes), .any(let nodes), .call(_, let nodes, _): nodes
    case .not(let node), .negative(let node), .matches(let node, _), .duration(let node, _): [node]
    case .compare(_, let left, let right, _), .arithmetic(_, let left, let right, _): [left, right]
    case .moved(let date, let amount, _, _): [date, amount]
    }
  }
}
