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
    var place = 0
    if count >= 2, self[0] == colon {
      guard self[1] == colon else { return false }
      (isShortened, place) = (true, 2)
    }
    while place < count {
      let end = self[place...].firstIndex(of: colon) ?? count
      let group = part(place..<end)
      if end == count, group.contains(UInt8(ascii: ".")) {
        guard group.isIPv4Address else { return false }
        groups += 2
        break
      }
      guard (1...4).contains(group.count), group.allSatisfy(\.isHexDigit) else { return false }
      groups += 1
      guard end < count else { break }
      place = end + 1
      if place == count { return false }
      if self[place] == colon {
        guard !isShortened else { return false }
        isShortened = true
        place += 1
      }
    }
    return isShortened ? groups < 8 : groups == 8
  }
}
