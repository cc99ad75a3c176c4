extension DefinitionNode {
  /// The values that a scalar may stand for: a rule does not know the type of its row.
  func possibleValues(_ problems: inout [DefinitionProblem]) -> [FormValue] {
    guard let text = String.read(self, into: &problems) else { return [] }
    guard let plainText else { return [.text(text)] }
    var values: [FormValue] = isJSON ? [] : [.text(text)]
    if let number = DecimalNumber(plainText) { values.append(.decimal(number)) }
    if let date = LocalDate(plainText) { values.append(.date(date)) }
    if let both = LocalDateTime(plainText) { values.append(.dateTime(both)) }
    if let time = LocalTime(plainText) { values.append(.time(time)) }
    if let truth = Bool(plainText) { values.append(.bool(truth)) }
    return values
  }
}

extension DefinitionNode {
  /// What is wrong with the version of a file's format; nil: it is the one that there is.
  package var versionProblem: DefinitionProblem? {
    guard plainText != "1" else { return nil }
    let version = text.map { String($0.prefix(20)) } ?? kindName
    return DefinitionProblem("format version \(version) is not known, only 1 is", at: self)
  }
}
