/// The answer to a range query: lines `SUFFIX:COUNT`, some of them padding with a count of 0.
enum BreachAnswer {
  /// How often a suffix of 35 hexadecimal digits in upper case was seen; O(count of bytes).
  ///
  /// Nil when no line of the answer is one of such a list.
  static func count(
    of suffix: UnsafeBufferPointer<UInt8>, in answer: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var (isAnswer, highest) = (false, 0)
    for line in answer.split(separator: 0x0A) {
      let line = UnsafeBufferPointer(rebasing: line)
      let key = LineKey.digest.key(of: line)
      guard key.count == suffix.count, let count = count(behind: key.count, in: line) else {
        continue
      }
      isAnswer = true
      if LineKey.digest.order(key, suffix) == 0 { highest = max(highest, count) }
    }
    return isAnswer ? highest : nil
  }

  /// The number behind the colon at an offset; nil when there is none.
  static func count(behind offset: Int, in line: UnsafeBufferPointer<UInt8>) -> Int? {
    let line = LineKey.word.key(of: line)
    guard line.count > offset + 1, line[offset] == UInt8(ascii: ":") else { return nil }
    var count = 0
    for byte in line[(offset + 1)...] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      count = min(count * 10 + Int(byte - 0x30), 1 << 48)
    }
    return count
  }
}
