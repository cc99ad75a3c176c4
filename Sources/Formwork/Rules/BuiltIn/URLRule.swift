/// The text must be an absolute URL with one of some schemes.
struct URLRule: RuleKind {
  var schemes = ["http", "https"]

  static let name = "url"
  static let summary = "The text is an absolute URL with one of the schemes."
  static let messages = [RuleMessage("url", "Must be a web address such as https://example.org")]
  static let keys: [RuleKey<URLRule>] = [
    .field("schemes", \.schemes, "The schemes; http and https.", isOptional: true)
  ]
  var fit: RuleFit { .shownTexts }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard case .text(let utf8) = operand else { return nil }
    let isURL = utf8.withUnsafeBufferPointer { URLSyntax.accepts($0, schemes: schemes) }
    return isURL ? nil : RuleFailure("url")
  }
}

extension Rule where Value: TextualValue {
  /// The text must be an absolute URL with the scheme http or https.
  public static var url: Rule { Rule(URLRule()) }

  /// The text must be an absolute URL with one of some schemes.
  public static func url(schemes: [String]) -> Rule { Rule(URLRule(schemes: schemes)) }
}

/// Absolute URLs with one of some schemes, parsed by hand (RFC 3986, and RFC 3987 for other
/// scripts).
enum URLSyntax {
  /// Schemes that always name a host.
  private static let hostSchemes = ["http", "https", "ws", "wss", "ftp", "ftps", "ssh", "sftp"]

  /// Whether valid UTF-8 is such a URL; O(bytes).
  ///
  /// The scheme may be of any case; the host is a domain of any script, an IPv4 address or an IPv6
  /// address in brackets; a port is 1 to 65535; there are no blanks.
  static func accepts(_ utf8: UTF8Bytes, schemes: [String]) -> Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), utf8.hasNoBlanks,
      let scheme = scheme(utf8.part(..<colon), in: schemes)
    else { return false }
    let rest = utf8.part((colon + 1)...)
    let slash = UInt8(ascii: "/")
    let namesHost = hostSchemes.contains(scheme)
    guard rest.count >= 2, rest[0] == slash, rest[1] == slash else {
      return !namesHost && !rest.isEmpty
    }
    let end = rest[2...].firstIndex { "/?#".utf8.contains($0) } ?? rest.count
    let authority = rest.part(2..<end)
    if authority.isEmpty { return !namesHost && end < rest.count }
    return acceptsAuthority(authority)
  }

  /// The one of the schemes, in lower case, that the bytes are.
  private static func scheme(_ utf8: UTF8Bytes, in schemes: [String]) -> String? {
    guard let first = utf8.first, first.isASCIILetter,
      utf8.allSatisfy({ $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) })
    else { return nil }
    let scheme = String(decoding: utf8, as: UTF8.self).lowercased()
    return schemes.contains { $0.lowercased() == scheme } ? scheme : nil
  }

  private static func acceptsAuthority(_ authority: UTF8Bytes) -> Bool {
    var host = authority
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) {
      guard acceptsUserInfo(authority.part(..<at)) else { return false }
      host = authority.part((at + 1)...)
    }
    if host.first == UInt8(ascii: "[") {
      guard let close = host.firstIndex(of: UInt8(ascii: "]")),
        host.part(1..<close).isIPv6Address
      else { return false }
      let rest = host.part((close + 1)...)
      return rest.isEmpty || rest[0] == UInt8(ascii: ":") && acceptsPort(rest.part(1...))
    }
    guard let colon = host.firstIndex(of: UInt8(ascii: ":")) else { return acceptsHost(host) }
    return acceptsHost(host.part(..<colon)) && acceptsPort(host.part((colon + 1)...))
  }

  /// RFC 3986's `userinfo`: unreserved characters, percent escapes, sub-delimiters, colons.
  private static func acceptsUserInfo(_ info: UTF8Bytes) -> Bool {
    for (index, byte) in info.enumerated() {
      if byte == UInt8(ascii: "%") {
        guard index + 2 < info.count, info[index + 1].isHexDigit, info[index + 2].isHexDigit else {
          return false
        }
      } else if byte < 0x80, !byte.isASCIIAlphanumeric, !"-._~!$&'()*+,;=:".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  private static func acceptsHost(_ host: UTF8Bytes) -> Bool {
    if host.endsInNumber { return host.isIPv4Address }
    return host.count <= 253
      && host.domainLabels([.international, .underscore, .trailingDot]) != nil
  }

  private static func acceptsPort(_ port: UTF8Bytes) -> Bool {
    guard (1...5).contains(port.count), port.allSatisfy(\.isASCIIDigit) else { return false }
    return (1...65_535).contains(port.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }
}
