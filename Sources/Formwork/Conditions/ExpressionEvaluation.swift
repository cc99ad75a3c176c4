extension ExpressionNode {
  /// Whether the value is true.
  func holds(in context: some ExpressionContext) -> Bool {
    switch self {
    case .not(let node): !node.holds(in: context)
    case .all(let nodes): nodes.allSatisfy { $0.holds(in: context) }
    case .any(let nodes): nodes.contains { $0.holds(in: context) }
    case .state(.visible, let row): context.isVisible(row.tag)
    case .state(.valid, let row): context.isValid(row.tag)
    case .state(_, let row): context.isChanged(row.tag)
    case .formIsValid: context.isFormValid
    case .matches(let node, let pattern):
      node.evaluate(in: context).plainText.map { pattern.matches($0) == .match } ?? false
    case .compare(let comparison, let left, let right, _):
      compare(comparison, left, right, in: context)
    default: evaluate(in: context) == .bool(true)
    }
  }

  /// The value; null wherever something is missing or does not fit.
  func evaluate(in context: some ExpressionContext) -> FormValue {
    switch self {
    case .constant(let value): value
    case .value(let row): row.value(in: context, isRaw: false)
    case .list(let nodes): .list(nodes.map { $0.evaluate(in: context) })
    case .arithmetic(let sign, let left, let right):
      left.evaluate(in: context).combined(sign, with: right.evaluate(in: context))
    case .negative(let node):
      node.evaluate(in: context).number.map { FormValue(number: -$0) } ?? .null
    case .moved(let date, let amount, let unit, let backwards):
      date.evaluate(in: context)
        .moved(by: amount.evaluate(in: context), unit, backwards: backwards)
    case .call(let function, let arguments): function.call(arguments, in: context)
    case .duration: .null
    default: .bool(holds(in: context))
    }
  }

  /// The value as it stands in the row: unset toggles are null, secrets are there.
  func rawValue(in context: some ExpressionContext) -> FormValue {
    guard case .value(let row) = self else { return evaluate(in: context) }
    return row.value(in: context, isRaw: true)
  }

  private func compare(
    _ comparison: Comparison, _ left: Self, _ right: Self, in context: some ExpressionContext
  ) -> Bool {
    if comparison == .equal || comparison == .notEqual {
      // Whether something is set at all is asked of the row itself.
      if case .constant(.null) = right {
        return left.rawValue(in: context).isNull == (comparison == .equal)
      }
      if case .constant(.null) = left {
        return right.rawValue(in: context).isNull == (comparison == .equal)
      }
    }
    let (left, right) = (left.evaluate(in: context), right.evaluate(in: context))
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
