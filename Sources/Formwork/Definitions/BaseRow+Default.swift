extension BaseRow {
  /// A value that stands in a definition: never a secret one, and one of the options if there are
  /// any.
  func readDefault(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> FormValue? {
    let kind = kindName
    guard !isSecret else {
      var problem = DefinitionProblem(
        "\(node.name) is not for rows of type \(kind): everybody who may read the file would "
          + "know the secret", at: node, hint: "give it with --secret or --values")
      problem.secretLines = node.lines
      problems.append(problem)
      return nil
    }
    guard takesValue else {
      problems.append(
        DefinitionProblem("a row of type \(kind) has no value", at: node))
      return nil
    }
    if node["env"] != nil { return readVariable(node, into: &problems) }
    problems += node.literalVariable
    return moment(node) ?? readLiteral(node, into: &problems)
  }

  private func readLiteral(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> FormValue? {
    guard let value = readValue(node, into: &problems) else { return nil }
    let choices = choices
    guard !value.isNull, !choices.isEmpty, !isOption(value) else {
      return value
    }
    problems.append(.unknown("option", node, among: choices.compactMap(\.value.plainText)))
    return nil
  }

  /// What `today` and `now` are for a row of dates or times; nil for anything else.
  private func moment(_ node: DefinitionNode) -> FormValue? {
    let now = (node.surroundings?.clock ?? .system).now
    let type = type(of: self)
    switch (node.plainText, type.typeName) {
    case ("today", LocalDate.typeName), ("now", LocalDate.typeName):
      return type.canonical(.date(now.date))
    case ("now", LocalTime.typeName): return type.canonical(.time(now.time))
    case ("now", LocalDateTime.typeName): return type.canonical(.dateTime(now))
    default: return nil
    }
  }

  /// A value that a variable of the environment gives; what does not fit is a warning, since the
  /// definition is not to blame.
  private func readVariable(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> FormValue? {
    let map = MapReader(node, keys: ["env", "else"], &problems)
    guard let name = map.needed("env", String.self, &problems) else { return nil }
    guard DefinitionNode.isVariableName(name), let variable = node["env"] else {
      problems.append(
        DefinitionProblem(
          "env must be a name of capital letters, digits and _", at: node["env"] ?? node))
      return nil
    }
    var fallback: FormValue? = .null
    if let other = node["else"] {
      var literal = other
      literal.surroundings = node.surroundings
      fallback = moment(literal) ?? readLiteral(literal, into: &problems)
    }
    guard let text = node.surroundings?.variable(name), !text.isEmpty else { return fallback }
    if let value = formValue(reading: text, locale: .posix) { return value }
    let expected = choices.isEmpty ? BaseRow.words(for: type(of: self).typeName) : "an option"
    problems.append(
      DefinitionProblem(
        "the variable \(name) does not hold \(expected)", severity: .warning, at: variable))
    return fallback
  }
}

extension DefinitionNode {
  /// A warning when a text looks like a variable of a shell, which it stays.
  fileprivate var literalVariable: [DefinitionProblem] {
    guard let text = isJSON ? text : plainText, text.hasPrefix("$") else { return [] }
    var name = text.dropFirst()
    if name.hasPrefix("{"), name.hasSuffix("}") { name = name.dropFirst().dropLast() }
    let isWord = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
    guard isWord, let first = name.utf8.first, first &- 0x30 >= 10 else { return [] }
    let variable = name.uppercased()
    return [
      DefinitionProblem(
        "this is the text \(text.prefix(60)): nothing is put in its place", severity: .warning,
        at: self,
        hint: "write {env: \(variable.prefix(60))} for a variable"
          + (isJSON ? "" : ", or quotes around the text"))
    ]
  }
}

extension DefinitionProblem {
  /// Errors where a row takes a value from the environment and may be hidden, itself or with its
  /// section `owner`: nobody would see what is taken.
  public static func hiddenVariables(
    in row: DefinitionNode, of owner: DefinitionNode
  ) -> [DefinitionProblem] {
    guard BaseRow.hidingKeyNames.contains(where: { owner[$0] != nil }) else { return [] }
    return BaseRow.variableKeyNames.compactMap { row[$0]?["env"] }.map {
      DefinitionProblem("env is only for rows that are always shown", at: $0)
    }
  }
}
