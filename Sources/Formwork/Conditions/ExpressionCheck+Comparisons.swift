extension ExpressionCheck {
  /// Says when a comparison cannot depend on the values.
  mutating func checkComparison(
    _ comparison: ExpressionNode.Comparison, _ left: ExpressionNode, _ right: ExpressionNode,
    _ range: Range<Int>
  ) {
    switch comparison {
    case .contains, .beginsWith, .endsWith: checkParts(comparison, left, right, range)
    case .in:
      guard case .list(let items) = right else {
        checkIsList(right)
        return
      }
      for item in items { checkPair(.equal, left, item, range) }
    default: checkPair(comparison, left, right, range)
    }
  }

  /// Says when nothing can be a part of the left side, or the right side be no part.
  private mutating func checkParts(
    _ comparison: ExpressionNode.Comparison, _ left: ExpressionNode, _ right: ExpressionNode,
    _ range: Range<Int>
  ) {
    if left.isNil {
      note(range, "nil has no parts")
    } else if right.isNil {
      note(range, "nil is no part of anything")
    } else if right.type(type) == .list {
      note(range, "\(comparison.rawValue) needs a single value on the right")
    } else if comparison != .contains || left.type(type) != .list {
      checkIsText(left, of: comparison.rawValue)
    }
  }

  private mutating func checkIsList(_ node: ExpressionNode) {
    guard case .value(let row) = node, let type = node.type(type), type != .list else { return }
    note(
      row.range, "in needs a list on the right", hint: "$\(row.tag) is \(type.phrase)")
  }

  private mutating func checkPair(
    _ comparison: ExpressionNode.Comparison, _ left: ExpressionNode, _ right: ExpressionNode,
    _ range: Range<Int>
  ) {
    let isOrder = comparison != .equal && comparison != .notEqual
    if left.isNil || right.isNil {
      if isOrder { note(range, "nil is neither less nor greater than anything") }
      return
    }
    guard let types = pair(left, right) else { return }
    if isOrder, types.left == .truth || types.right == .truth {
      note(range, "true and false have no order", hint: "compare with == or !=")
      return
    }
    if !left.canCompare(with: right, types) {
      noteMismatch(left, types.left, right, types.right, range)
    } else if !isOrder {
      checkOption(of: left, right, range)
      checkOption(of: right, left, range)
    }
  }

  private func pair(
    _ left: ExpressionNode, _ right: ExpressionNode
  ) -> (left: ValueType, right: ValueType)? {
    guard let leftType = left.type(type), let rightType = right.type(type) else { return nil }
    return (leftType, rightType)
  }

  private mutating func noteMismatch(
    _ left: ExpressionNode, _ leftType: ValueType, _ right: ExpressionNode,
    _ rightType: ValueType, _ range: Range<Int>
  ) {
    let (first, second) = (left.name ?? "the left side", right.name ?? "the right side")
    let hint: String? =
      if leftType.isDay != rightType.isDay {
        "write a date as 2024-01-31"
      } else if leftType == .time || rightType == .time {
        "write a time as 09:30"
      } else if leftType == .truth || rightType == .truth {
        "compare with true or false"
      } else {
        nil
      }
    note(
      range,
      "\(first) is \(leftType.phrase), \(second) is \(rightType.phrase): they are never equal",
      hint: hint)
  }

  /// Says when a row has options and the constant is none of them.
  private mutating func checkOption(
    of node: ExpressionNode, _ other: ExpressionNode, _ range: Range<Int>
  ) {
    guard case .value(let row) = node, row.field == nil, case .constant(let value) = other,
      let options = options(row.tag), !options.mayHold(value)
    else { return }
    note(
      range, "\(row.tag) has no option \(other.name ?? "like this")",
      hint: options.hint(for: value))
  }
}

extension ExpressionNode {
  fileprivate var isNil: Bool {
    if case .constant(.null) = self { true } else { false }
  }

  /// Whether there are values of both that compare; a text is read as what the other one is.
  fileprivate func canCompare(
    with other: ExpressionNode, _ types: (left: ValueType, right: ValueType)
  ) -> Bool {
    if types.left.isComparable(with: types.right) { return true }
    if types.left == .text { return canRead(as: types.right) }
    if types.right == .text { return other.canRead(as: types.left) }
    return false
  }

  /// Whether a text can be read as a type; what only a row knows may be.
  private func canRead(as type: ValueType) -> Bool {
    guard case .constant(.text(let text)) = self else { return type != .list }
    // Whether anything is there at all.
    if text.isEmpty { return true }
    return switch type {
    case .truth: text == "true" || text == "false"
    case .wholeNumber, .number: DecimalNumber(text) != nil
    case .date, .dateTime: LocalDate(text) != nil || LocalDateTime(text) != nil
    case .time: LocalTime(text) != nil
    case .list: false
    default: true
    }
  }
}
