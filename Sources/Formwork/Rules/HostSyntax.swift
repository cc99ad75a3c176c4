/// Bytes of valid UTF-8 in which addresses are parsed, without copying them.
typealias UTF8Bytes = UnsafeBufferPointer<UInt8>

/// Which characters beyond letters, digits and inner hyphens a domain may have.
struct DomainOptions: OptionSet {
  let rawValue: Int
  /// Letters of all scripts (IDNA), and the full stops of East Asia between labels.
  static let international = DomainOptions(rawValue: 1)
  /// `_`, which host names of services have.
  static let underscore = DomainOptions(rawValue: 2)
  /// A dot behind the last label.
  static let trailingDot = DomainOptions(rawValue: 4)
}

extension UTF8Bytes {
  func part(_ range: some RangeExpression<Int>) -> UTF8Bytes {
    UTF8Bytes(rebasing: self[range])
  }

  /// The number of labels of a domain; nil when it is none; O(bytes).
  ///
  /// Labels as RFC 1034 section 3.5, and RFC 1123 for a digit at the beginning: 1 to 63 letters,
  /// digits and inner hyphens; those of other scripts as `isInternationalName` says.
  func domainLabels(_ options: DomainOptions = []) -> Int? {
    var labels = 0
    var start = 0
    var index = 0
    while index <= count {
      let separator = index == count ? 1 : separatorLength(at: index, options)
      guard separator > 0 else {
        index += 1
        continue
      }
      if index == count, index == start, labels > 0, options.contains(.trailingDot) { break }
      guard part(start..<index).isDomainLabel(options) else { return nil }
      labels += 1
      index += separator
      start = index
    }
    return labels
  }

  /// The bytes of the full stop that begins here; 0 when there is none.
  private func separatorLength(at index: Int, _ options: DomainOptions) -> Int {
    if self[index] == UInt8(ascii: ".") { return 1 }
    guard options.contains(.international), index + 2 < count else { return 0 }
    switch (self[index], self[index + 1], self[index + 2]) {
    case (0xE3, 0x80, 0x82), (0xEF, 0xBC, 0x8E), (0xEF, 0xBD, 0xA1): return 3
    default: return 0
    }
  }

  private func isDomainLabel(_ options: DomainOptions) -> Bool {
    let hyphen = UInt8(ascii: "-")
    guard let first, let last, first != hyphen, last != hyphen else { return false }
    var isASCII = true
    for byte in self {
      if byte >= 0x80 {
        isASCII = false
      } else if !byte.isASCIIAlphanumeric, byte != hyphen,
        byte != UInt8(ascii: "_") || !options.contains(.underscore)
      {
        return false
      }
    }
    if isASCII { return count <= 63 }
    // In its ASCII form it begins with `xn--`, and each scalar takes a character at least.
    return options.contains(.international) && codePointCount <= 59 && isInternationalName
  }

  /// Whether no scalar is a blank or a control character.
  var hasNoBlanks: Bool {
    if allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return true }
    return String(decoding: self, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && !DangerousScalars.isControl(scalar.value)
    }
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self &- 0x30 < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
  var isHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
}

/// Network addresses as they stand in a URL.
extension UTF8Bytes {
  /// Whether this is an IPv4 address in four decimal parts (RFC 3986, `IPv4address`).
  var isIPv4Address: Bool {
    let parts = split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.allSatisfy(\.isASCIIDigit),
          part.count == 1 || part.first != UInt8(ascii: "0")
        else { return false }
        return part.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
      }
  }

  /// Whether the last label is a number, decimal or hexadecimal, which only an IPv4 address may end in
  /// (WHATWG URL, "ends in a number").
  var endsInNumber: Bool {
    guard let last = split(separator: UInt8(ascii: ".")).last else { return false }
    if last.allSatisfy(\.isASCIIDigit) { return true }
    return last.count >= 2 && last.first == UInt8(ascii: "0")
      && last[last.startIndex + 1] | 0x20 == UInt8(ascii: "x")
      && last.dropFirst(2).allSatisfy(\.isHexDigit)
  }

  /// Whether this is an IPv6 address (RFC 4291 section 2.2), without brackets and zone.
  var isIPv6Address: Bool {
    let colon = UInt8(ascii: ":")
    var groups = 0
    var isShortened = false
    var index = 0
    if count >= 2, self[0] == colon {
      guard self[1] == colon else { return false }
      (isShortened, index) = (true, 2)
    }
    while index < count {
      let end = self[index...].firstIndex(of: colon) ?? count
      let group = part(index..<end)
      if end == count, group.contains(UInt8(ascii: ".")) {
        guard group.isIPv4Address else { return false }
        groups += 2
        break
      }
      guard (1...4).contains(group.count), group.allSatisfy(\.isHexDigit) else { return false }
      groups += 1
      guard end < count else { break }
      index = end + 1
      if index == count { return false }
      if self[index] == colon {
        guard !isShortened else { return false }
        isShortened = true
        index += 1
      }
    }
    return isShortened ? groups < 8 : groups == 8
  }
}
