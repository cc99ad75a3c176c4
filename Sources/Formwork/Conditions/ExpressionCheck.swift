extension ConditionExpression {
  /// What is wrong with the rows that the expression names: what parsing alone cannot know.
  ///
  /// Finds unknown tags, secrets that are read, functions of the wrong type, comparisons that never
  /// hold, and values that are no truth where one is due. In the order of the text.
  ///
  /// - Parameters:
  ///   - tags: all tags of the form, for suggestions.
  ///   - isCondition: whether the expression as a whole must be true or false.
  ///   - options: the texts that a row with a tag can have; nil when it can have others.
  ///   - type: what the row or section with a tag holds; nil when there is none.
  /// - Returns: The mistakes; empty when there are none.
  public func problems(
    tags: Suggestions, isCondition: Bool = true,
    options: (String) -> OptionTexts? = { _ in nil }, type: (String) -> ValueType?
  ) -> [ExpressionError] {
    withoutActuallyEscaping(options) { options in
      withoutActuallyEscaping(type) { type in
        var check = ExpressionCheck(type: type, options: options)
        for dependency in dependencies where dependency.aspect != .formValid {
          guard type(dependency.tag) == nil else { continue }
          let range = dependency.offset..<dependency.offset + dependency.length
          check.note(
            range, "no row has the tag \(dependency.tag)",
            hint: tags.nearest(dependency.tag).map { "did you mean $\($0)?" })
        }
        check.check(root, isTruth: isCondition)
        return check.problems.sorted { $0.offset < $1.offset }
      }
    }
  }
}

extension ConditionExpression {
  /// What may be evaluated, but gives nothing: divisions by a 0 that is written there.
  var doubts: [ExpressionError] { root.doubts }
}

extension ExpressionNode {
  fileprivate var doubts: [ExpressionError] {
    let inner = children.flatMap(\.doubts)
    guard case .arithmetic(.divide, _, let right, let range) = self,
      right.constantNumber == DecimalNumber(0)
    else { return inner }
    return inner + [ExpressionError(range, "a division by 0 gives nothing")]
  }
}

/// Goes through an expression and collects what is wrong with its types.
struct ExpressionCheck {
  let type: (String) -> ValueType?
  let options: (String) -> OptionTexts?
  private(set) var problems: [ExpressionError] = []

  init(type: @escaping (String) -> ValueType?, options: @escaping (String) -> OptionTexts?) {
    (self.type, self.options) = (type, options)
  }

  mutating func note(_ range: Range<Int>, _ message: String, hint: String? = nil) {
    problems.append(ExpressionError(range, message, hint: hint))
  }

  mutating func check(_ node: ExpressionNode, isTruth: Bool) {
    switch node {
    case .value(let row): checkRead(row, isTruth: isTruth)
    case .call(.filled, let arguments, _), .call(.empty, let arguments, _):
      // Whether something is there may be asked of all rows that have a value.
      for case .value(let row) in arguments where type(row.tag) == .nothing {
        note(row.range, "\(row.tag) has no value")
      }
    case .call(.choose, let arguments, _):
      for (index, argument) in arguments.enumerated() { check(argument, isTruth: index == 0) }
    case .call(let function, let arguments, let range):
      checkArguments(arguments, of: function, range)
      for argument in arguments { check(argument, isTruth: false) }
    case .all(let nodes), .any(let nodes):
      for node in nodes { check(node, isTruth: true) }
    case .not(let node): check(node, isTruth: true)
    case .compare(let comparison, let left, let right, let range):
      check(left, isTruth: false)
      check(right, isTruth: false)
      checkComparison(comparison, left, right, range)
    case .matches(let node, _):
      check(node, isTruth: false)
      checkIsText(node, of: "matches")
    case .arithmetic(let sign, let left, let right, _):
      checkAmounts(sign, left, right)
      for child in [left, right] { check(child, isTruth: false) }
    case .moved(let date, let amount, _, _):
      checkMoved(date, amount)
      for child in [date, amount] { check(child, isTruth: false) }
    default: for child in node.children { check(child, isTruth: false) }
    }
  }

  private mutating func checkRead(_ row: ExpressionNode.Reference, isTruth: Bool) {
    let tag = row.tag
    if let field = row.field, let type = type(tag), type.isSingle {
      note(row.range, "$\(tag) is \(type.phrase) and has no part \(field)")
      return
    }
    switch type(tag) {
    case .secret:
      note(
        row.range, "\(tag) is a secret and cannot be read in a condition",
        hint: "use filled($\(tag)), valid($\(tag)) or visible($\(tag))")
    case .nothing: note(row.range, "\(tag) has no value", hint: "use visible($\(tag))")
    case .truth, .other, nil: break
    default:
      guard isTruth, row.field == nil else { return }
      note(
        row.range, "$\(tag) is neither true nor false",
        hint: "use filled($\(tag)), or compare it")
    }
  }

  private mutating func checkAmounts(
    _ sign: ExpressionNode.Arithmetic, _ left: ExpressionNode, _ right: ExpressionNode
  ) {
    let types = (left.type(type), right.type(type))
    for (node, own, other) in [(left, types.0, types.1), (right, types.1, types.0)] {
      guard case .value(let row) = node, let own, own != .text, !own.isNumber else { continue }
      if own.isDay {
        let isDifference = sign == .subtract && (other?.isDay ?? true || other == .text)
        if isDifference { continue }
        note(
          row.range, "$\(row.tag) is \(own.phrase), not a number",
          hint: "write $\(row.tag) + 3 days")
      } else {
        note(row.range, "$\(row.tag) is \(own.phrase), not a number")
      }
    }
  }

  private mutating func checkMoved(_ date: ExpressionNode, _ amount: ExpressionNode) {
    if case .value(let row) = date, let type = date.type(type), type != .text, !type.isDay {
      note(row.range, "$\(row.tag) is \(type.phrase), not a date")
    }
    if case .value(let row) = amount, let type = amount.type(type), type != .text, !type.isNumber {
      note(row.range, "$\(row.tag) is \(type.phrase), not a number")
    }
  }
}
