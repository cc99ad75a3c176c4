/// The text must be a UUID.
struct UUIDRule: RuleKind {
  static let name = "uuid"
  static let summary = "The text is a UUID in the form of RFC 9562, in any case."
  static let messages = [
    RuleMessage("uuid", "Must be a UUID such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
  ]
  static let keys: [RuleKey<UUIDRule>] = []
  var fit: RuleFit { .shownTexts }
  var jsonSchema: Values { ["format": "uuid"] }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard case .text(let utf8) = operand else { return nil }
    return Self.accepts(utf8) ? nil : RuleFailure("uuid")
  }

  /// Whether it is 36 bytes: hexadecimal digits, with hyphens between groups of 8, 4, 4, 4 and 12.
  private static func accepts(_ utf8: Span<UInt8>) -> Bool {
    guard utf8.count == 36 else { return false }
    for index in utf8.indices {
      switch (index, utf8[index]) {
      case (8, let byte), (13, let byte), (18, let byte), (23, let byte):
        guard byte == UInt8(ascii: "-") else { return false }
      case (_, UInt8(ascii: "0")...UInt8(ascii: "9")), (_, UInt8(ascii: "a")...UInt8(ascii: "f")),
        (_, UInt8(ascii: "A")...UInt8(ascii: "F")):
        continue
      default: return false
      }
    }
    return true
  }
}

extension Rule where Value: TextualValue {
  /// The text must be a UUID in the form of RFC 9562; upper and lower case are the same.
  public static var uuid: Rule { Rule(UUIDRule()) }
}
