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
          let place = dependency.offset..<dependency.offset + dependency.length
          check.note(
            place, "no row has the tag \(dependency.tag)",
            hint: tags.nearest(dependency.tag).map { "did you mean $\($0)?" })
        }
        check.check(root, isTruth: isCondition)
        return check.problems.sorted { $0.offset < $1.offset }
      }
    }
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

  mutating func note(_ place: Range<Int>, _ message: String, hint: String? = nil) {
    problems.append(ExpressionError(place, message, hint: hint))
  }

  mutating func check(_ node: ExpressionNode, isTruth: Bool) {
    switch node {
    case .value(let row): checkRead(row, isTruth: isTruth)
    case .call(.filled, let arguments), .call(.empty, let arguments):
      // Whether something is there may be asked of all rows that have a value.
      for case .value(let row) in arguments where type(row.tag) == .nothing {
        note(row.place, "\(row.tag) has no value")
      }
    case .call(.choose, let arguments):
      for (index, argument) in arguments.enumerated() { check(argument, isTruth: index == 0) }
    case .call(let function, let arguments):
      checkArguments(arguments, of: function)
      for argument in arguments { check(argument, isTruth: false) }
    case .all(let nodes), .any(let nodes):
      for node in nodes { check(node, isTruth: true) }
    case .not(let node): check(node, isTruth: true)
    case .compare(let comparison, let left, let right, let place):
      check(left, isTruth: false)
      check(right, isTruth: false)
      checkComparison(comparison, left, right, place)
    case .arithmetic(let sign, let left, let right):
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
    switch type(tag) {
    case .secret:
      note(
        row.place, "\(tag) is a secret and cannot be read in a condition",
        hint: "use filled($\(tag)), valid($\(tag)) or visible($\(tag))")
    case .nothing: note(row.place, "\(tag) has no value", hint: "use visible($\(tag))")
    case .truth, .other, nil: break
    default:
      guard isTruth, row.field == nil else { return }
      note(
        row.place, "$\(tag) is neither true nor false",
        hint: "use filled($\(tag)), or compare it")
    }
  }

  private mutating func checkArguments(
    _ arguments: [ExpressionNode], of function: ExpressionFunction
  ) {
    for case .value(let row) in arguments where row.field == nil {
      guard let type = ExpressionNode.value(row).type(type) else { continue }
      switch function {
      case .length where type != .text:
        note(
          row.place, "length is for texts",
          hint: type == .list ? "use count for a list" : "$\(row.tag) is \(type.phrase)")
      case .count where type != .list:
        note(
          row.place, "count is for lists", hint: type == .text ? "use length for a text" : nil)
      case .years where type != .text && !type.isDay:
        note(row.place, "years is for dates", hint: "$\(row.tag) is \(type.phrase)")
      case .round where !(type.isNumber || type == .text),
        .sum where !(type.isNumber || type == .text || type == .list):
        note(
          row.place, "\(function.rawValue) is for numbers", hint: "$\(row.tag) is \(type.phrase)")
      default: break
      }
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
          row.place, "$\(row.tag) is \(own.phrase), not a number",
          hint: "write $\(row.tag) + 3 days")
      } else {
        note(row.place, "$\(row.tag) is \(own.phrase), not a number")
      }
    }
  }

  private mutating func checkMoved(_ date: ExpressionNode, _ amount: ExpressionNode) {
    if case .value(let row) = date, let type = date.type(type), type != .text, !type.isDay {
      note(row.place, "$\(row.tag) is \(type.phrase), not a date")
    }
    if case .value(let row) = amount, let type = amount.type(type), type != .text, !type.isNumber {
      note(row.place, "$\(row.tag) is \(type.phrase), not a number")
    }
  }
}
