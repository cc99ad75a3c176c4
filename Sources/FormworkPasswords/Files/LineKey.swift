/// What lines of a list are sorted and found by.
enum LineKey: Sendable {
  /// The whole line: a password.
  case word
  /// The hexadecimal digits before a colon, in upper or lower case: a digest and its count.
  case digest

  /// The key of a line; a carriage return at its end is no part of it.
  func key(of line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var count = line.count
    if count > 0, line[count - 1] == 0x0D { count -= 1 }
    if self == .digest {
      var end = 0
      while end < count, line[end] != UInt8(ascii: ":") { end += 1 }
      count = end
    }
    return UnsafeBufferPointer(rebasing: line[..<count])
  }

  /// Whether one key comes before another one, bytewise: below, at or above 0.
  func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let common = left.count < right.count ? left.count : right.count
    for place in 0..<common where left[place] != right[place] {
      let (one, other) = (comparable(left[place]), comparable(right[place]))
      if one != other { return one < other ? -1 : 1 }
    }
    return left.count - right.count
  }

  private func comparable(_ byte: UInt8) -> UInt8 {
    self == .digest && byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte
  }
}
