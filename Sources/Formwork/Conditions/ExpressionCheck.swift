extension ConditionExpression {
  /// What is wrong with the rows that the expression names: what parsing alone cannot know.
  ///
  /// Finds unknown tags, secrets that are read, texts that are counted, lists that are measured, and
  /// values that are no truth where one is due. In the order of the text.
  ///
  /// - Parameters:
  ///   - tags: all tags of the form, for suggestions.
  ///   - isCondition: whether the expression as a whole must be true or false.
  ///   - kind: what the row or section with a tag holds; nil when there is none.
  /// - Returns: The mistakes; empty when there are none.
  public func problems(
    tags: some Sequence<String>, isCondition: Bool = true, kind: (String) -> OperandKind?
  ) -> [ExpressionError] {
    var problems: [ExpressionError] = []
    for dependency in dependencies where dependency.aspect != .formValid {
      guard kind(dependency.tag) == nil else { continue }
      let place = dependency.offset..<dependency.offset + dependency.length
      let known = Spelling.nearest(dependency.tag, in: tags)
      problems.append(
        ExpressionError(
          place, "no row has the tag \(dependency.tag)",
          hint: known.map { "did you mean $\($0)?" }))
    }
    root.check(isTruth: isCondition, kind: kind, problems: &problems)
    return problems.sorted { $0.offset < $1.offset }
  }
}

extension ExpressionNode {
  fileprivate func check(
    isTruth: Bool, kind: (String) -> OperandKind?, problems: inout [ExpressionError]
  ) {
    switch self {
    case .value(let row):
      if let problem = row.problem(isTruth: isTruth, kind: kind(row.tag)) {
        problems.append(problem)
      }
    case .call(.filled, let arguments), .call(.empty, let arguments):
      // Whether something is there may be asked of all rows that have a value.
      for case .value(let row) in arguments where kind(row.tag) == .nothing {
        problems.append(row.error("\(row.tag) has no value"))
      }
    case .call(.length, let arguments):
      for case .value(let row) in arguments where kind(row.tag) == .list && row.field == nil {
        problems.append(row.error("length is for texts", hint: "use count for a list"))
      }
      checkChildren(kind: kind, problems: &problems)
    case .call(.count, let arguments):
      for case .value(let row) in arguments where row.field == nil {
        guard let kind = kind(row.tag), [.text, .number, .date, .truth].contains(kind) else {
          continue
        }
        problems.append(
          row.error(
            "count is for lists", hint: kind == .text ? "use length for a text" : nil))
      }
      checkChildren(kind: kind, problems: &problems)
    case .call(.choose, let arguments):
      for (place, argument) in arguments.enumerated() {
        argument.check(isTruth: place == 0, kind: kind, problems: &problems)
      }
    case .all(let nodes), .any(let nodes):
      for node in nodes { node.check(isTruth: true, kind: kind, problems: &problems) }
    case .not(let node): node.check(isTruth: true, kind: kind, problems: &problems)
    default: checkChildren(kind: kind, problems: &problems)
    }
  }

  private func checkChildren(
    kind: (String) -> OperandKind?, problems: inout [ExpressionError]
  ) {
    for child in children { child.check(isTruth: false, kind: kind, problems: &problems) }
  }
}

extension ExpressionNode.Reference {
  fileprivate func error(_ message: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(place, message, hint: hint)
  }

  fileprivate func problem(isTruth: Bool, kind: OperandKind?) -> ExpressionError? {
    switch kind {
    case .secret:
      error(
        "\(tag) is a secret and cannot be read in a condition",
        hint: "use filled($\(tag)), valid($\(tag)) or visible($\(tag))")
    case .nothing:
      error("\(tag) has no value", hint: "use visible($\(tag))")
    case .text, .number, .date, .list:
      isTruth && field == nil
        ? error("$\(tag) is neither true nor false", hint: "use filled($\(tag)), or compare it")
        : nil
    case .truth, .any, nil: nil
    }
  }
}
