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
