/// The text must be an e-mail address.
struct EmailRule: RuleKind {
  var dialect = EmailDialect.practical

  static let name = "email"
  static let summary = "The text is an e-mail address."
  static let messages = [
    RuleMessage("email", "Must be an e-mail address such as ada@example.org")
  ]
  static let keys: [RuleKey<EmailRule>] = [
    .field("dialect", \.dialect, "What counts as an address.", isOptional: true)
  ]
  var fit: RuleFit { .shownTexts }
  var jsonSchema: Values { ["format": .text(dialect == .idn ? "idn-email" : "email")] }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard case .text(let utf8) = operand else { return nil }
    return utf8.withUnsafeBufferPointer { dialect.accepts($0) } ? nil : RuleFailure("email")
  }
}

extension Rule where Value: TextualValue {
  /// The text must be an e-mail address.
  public static var email: Rule { email(.practical) }

  /// The text must be an e-mail address of a dialect.
  public static func email(_ dialect: EmailDialect) -> Rule { Rule(EmailRule(dialect: dialect)) }
}

/// What counts as an e-mail address.
public enum EmailDialect: String, Sendable, CaseIterable {
  /// HTML's grammar, and what mail servers take besides: at most 64 bytes before the `@` and 254 in
  /// all, no dot at an end or beside another before the `@`, at least one dot behind it.
  case practical
  /// The grammar of HTML's `input type=email` (WHATWG): any dots, no dot needed, no longest length.
  case html
  /// Like `practical`, with letters of all scripts (RFC 6531).
  case idn

  /// Whether valid UTF-8 is an address of the dialect; O(bytes), without a regular expression.
  func accepts(_ utf8: UTF8Bytes) -> Bool {
    if self != .html, utf8.count > 254 { return false }
    guard let at = utf8.lastIndex(of: UInt8(ascii: "@")), acceptsLocalPart(utf8.part(..<at)),
      let labels = utf8.part((at + 1)...).domainLabels(self == .idn ? .international : [])
    else { return false }
    return self == .html || labels > 1
  }

  private func acceptsLocalPart(_ local: UTF8Bytes) -> Bool {
    let dot = UInt8(ascii: ".")
    guard let first = local.first, let last = local.last,
      local.allSatisfy({ $0 < 0x80 ? $0.isEmailAtom || $0 == dot : self == .idn })
    else { return false }
    if self == .html { return true }
    guard local.count <= 64, first != dot, last != dot else { return false }
    if self == .idn, !local.allSatisfy({ $0 < 0x80 }), !local.isInternationalName { return false }
    return !zip(local, local.dropFirst()).contains { $0 == dot && $1 == dot }
  }
}

extension UInt8 {
  /// RFC 5322's `atext`.
  fileprivate var isEmailAtom: Bool {
    isASCIIAlphanumeric || "!#$%&'*+/=?^_`{|}~-".utf8.contains(self)
  }
}
