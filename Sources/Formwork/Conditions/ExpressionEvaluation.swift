/// A pattern in a condition met a text for which it is neither true nor false: `patternLimit`.
struct Undecided: Error {}

extension ExpressionNode {
  /// Whether the value is true.
  ///
  /// - Throws: when a pattern that decides met its limit.
  func holds(in context: some ExpressionContext) throws(Undecided) -> Bool {
    switch self {
    case .not(let node): return try !node.holds(in: context)
    case .all(let nodes):
      for node in nodes where try !node.holds(in: context) { return false }
      return true
    case .any(let nodes):
      for node in nodes where try node.holds(in: context) { return true }
      return false
    case .state(.visible, let row): return context.isVisible(row.tag)
    case .state(.valid, let row): return context.isValid(row.tag)
    case .state(_, let row): return context.isChanged(row.tag)
    case .formIsValid: return context.isFormValid
    case .matches(let node, let pattern):
      guard let text = try node.evaluate(in: context).plainText else { return false }
      switch pattern.matches(text) {
      case .match: return true
      case .noMatch: return false
      case .limit: throw Undecided()
      }
    case .compare(let comparison, let left, let right, _):
      return try compare(comparison, left, right, in: context)
    default: return try evaluate(in: context) == .bool(true)
    }
  }

  /// The value; null wherever something is missing or does not fit.
  ///
  /// - Throws: when a pattern that decides met its limit.
  func evaluate(in context: some ExpressionContext) throws(Undecided) -> FormValue {
    switch self {
    case .constant(let value): return value
    case .value(let row): return row.value(in: context, isRaw: false)
    case .list(let nodes): return .list(try nodes.evaluated(in: context))
    case .arithmetic(let sign, let left, let right, _):
      return try left.evaluate(in: context).combined(sign, with: right.evaluate(in: context))
    case .negative(let node):
      return try node.evaluate(in: context).number.map { FormValue(number: -$0) } ?? .null
    case .moved(let date, let amount, let unit, let backwards):
      return try date.evaluate(in: context)
        .moved(by: amount.evaluate(in: context), unit, backwards: backwards)
    case .call(let function, let arguments, _): return try function.call(arguments, in: context)
    case .duration: return .null
    default: return .bool(try holds(in: context))
    }
  }

  /// The value as it stands in the row: unset toggles are null, secrets are there.
  func rawValue(in context: some ExpressionContext) throws(Undecided) -> FormValue {
    guard case .value(let row) = self else { return try evaluate(in: context) }
    return row.value(in: context, isRaw: true)
  }

  private func compare(
    _ comparison: Comparison, _ left: Self, _ right: Self, in context: some ExpressionContext
  ) throws(Undecided) -> Bool {
    if comparison == .equal || comparison == .notEqual {
      // Whether something is set at all is asked of the row itself.
      if let isNothing = try right.asks(of: left, in: context) {
        return isNothing == (comparison == .equal)
      }
      if let isNothing = try left.asks(of: right, in: context) {
        return isNothing == (comparison == .equal)
      }
    }
    let (left, right) = (try left.evaluate(in: context), try right.evaluate(in: context))
    return switch comparison {
    case .equal: left.matches(right)
    case .notEqual: !left.matches(right)
    case .less: left.ordered(before: right) ?? false
    case .greater: right.ordered(before: left) ?? false
    case .lessOrEqual: right.ordered(before: left).map { !$0 } ?? false
    case .greaterOrEqual: left.ordered(before: right).map { !$0 } ?? false
    case .in: right.hasMember(left)
    case .contains: left.contains(right)
    case .beginsWith: left.affix(right) { $0.starts(with: $1) }
    case .endsWith: left.affix(right) { $0.reversed().starts(with: $1.reversed()) }
    }
  }

  /// Whether the other side is nothing, where this is `nil`, or empty, where this is `''`; nil where
  /// this is something else.
  private func asks(
    of other: Self, in context: some ExpressionContext
  ) throws(Undecided) -> Bool? {
    switch self {
    case .constant(.null): return try other.rawValue(in: context).isNull
    case .constant(.text("")): return try other.rawValue(in: context).isEmpty
    default: return nil
    }
  }
}

extension [ExpressionNode] {
  /// The values of all.
  func evaluated(in context: some ExpressionContext) throws(Undecided) -> [FormValue] {
    var values: [FormValue] = []
    for node in self { values.append(try node.evaluate(in: context)) }
    return values
  }
}

extension ExpressionNode.Reference {
  fileprivate func value(in context: some ExpressionContext, isRaw: Bool) -> FormValue {
    let value = isRaw ? context.value(of: tag) : context.conditionValue(of: tag)
    guard let field else {
      if case .secret = value, !isRaw { return .null }
      return value
    }
    switch value {
    case .object(let values): return values[field]
    case .list(let items):
      return .list(
        items.map { if case .object(let values) = $0 { values[field] } else { .null } })
    default: return .null
    }
  }
}
