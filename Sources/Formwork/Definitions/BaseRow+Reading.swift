extension BaseRow {
  /// The value that a node stands for, in the row's own type; null for nothing.
  ///
  /// What is not quoted is text for rows that hold text, and else what JSON would call it; what is
  /// quoted is text, and nothing when it is empty. The row is not changed, and no message holds the value.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - problems: takes an error when nil is returned.
  /// - Returns: the value; nil when it does not fit.
  public final func readValue(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> FormValue? {
    if node.isNull { return .null }
    guard !node.holdsNUL else {
      problems.append(DefinitionProblem("\(node.name) holds a NUL character", at: node))
      return nil
    }
    let type = type(of: self)
    for value in node.candidates {
      if value.emptiedToNull(trimsBlanks: trimsBlanks).isNull { return .null }
      if let value = type.canonical(value) { return value }
    }
    let words = node.candidates.last?.limitWords(for: type)
    problems.append(
      DefinitionProblem(
        "\(node.name) must be \(words ?? BaseRow.words(for: type.typeName))", at: node))
    return nil
  }

  static func words(for type: String) -> String {
    switch type {
    case "boolean": "true or false"
    case "text", "secret": "text"
    case "date": "a date such as 2026-05-31"
    default: "a \(type)"
    }
  }
}

extension DefinitionNode {
  /// Whether a text in it has the character that no value may have.
  fileprivate var holdsNUL: Bool {
    switch content {
    case .scalar(let text, _): text.utf8.contains(0)
    case .list(let items): items.contains(where: \.holdsNUL)
    case .map(let entries): entries.contains { $0.value.holdsNUL }
    }
  }

  /// The values that the node may stand for, the likeliest first.
  fileprivate var candidates: [FormValue] {
    switch content {
    case .list(let items):
      let values = items.compactMap(\.candidates.first)
      return values.count == items.count ? [.list(values)] : []
    case .map(let entries):
      return [
        .object(Values(entries.map { (tag: $0.name, value: $0.value.candidates.first ?? .null) }))
      ]
    case .scalar(let text, let style):
      guard style == .plain else { return [.text(text)] }
      var values: [FormValue] = isJSON ? [] : [.text(text)]
      if text == "true" || text == "false" { values.append(.bool(text == "true")) }
      if let number = DecimalNumber(saturating: text) { values.append(.decimal(number)) }
      return values
    }
  }
}
