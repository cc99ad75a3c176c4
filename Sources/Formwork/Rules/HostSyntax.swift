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
    var place = 0
    while place <= count {
      let separator = place == count ? 1 : separatorLength(at: place, options)
      guard separator > 0 else {
        place += 1
        continue
      }
      if place == count, place == start, labels > 0, options.contains(.trailingDot) { break }
      guard part(start..<place).isDomainLabel(options) else { return nil }
      labels += 1
      place += separator
      start = place
    }
    return labels
  }

  /// The bytes of the full stop that begins here; 0 when there is none.
  private func separatorLength(at place: Int, _ options: DomainOptions) -> Int {
    if self[place] == UInt8(ascii: ".") { return 1 }
    guard options.contains(.international), place + 2 < count else { return 0 }
    switch (self[place], self[place + 1], self[place + 2]) {
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
