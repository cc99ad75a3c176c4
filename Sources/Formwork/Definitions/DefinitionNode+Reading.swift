extension DefinitionNode {
  /// A row's tag, as it is or behind `$`.
  public func readTag(into problems: inout [DefinitionProblem]) -> String? {
    guard let text = String.read(self, into: &problems) else { return nil }
    if text.hasPrefix("${"), text.hasSuffix("}") { return String(text.dropFirst(2).dropLast()) }
    return text.hasPrefix("$") ? String(text.dropFirst()) : text
  }

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
