internal import Glibc

/// Reads what stands between the quotes of a YAML scalar.
///
/// Needed since libfyaml 0.7.12 loses and invents bytes of two doubled quotes in a row, as in
/// `'a''''b'`, and of line ends behind escapes.
struct QuotedText {
  private let source: UnsafeRawBufferPointer
  private let quote: UInt8
  private let output: UnsafeMutableRawBufferPointer
  private var index = 0
  private var count = 0
  /// How much of the output is more than blanks that a line end takes away.
  private var kept = 0

  private init(
    _ source: UnsafeRawBufferPointer, quote: UInt8, into output: UnsafeMutableRawBufferPointer
  ) {
    (self.source, self.quote, self.output) = (source, quote, output)
  }

  /// Whether libfyaml may read wrong what stands between quotes, which are `"` if `isDouble`.
  static func isNeeded(for source: UnsafeRawBufferPointer, isDouble: Bool) -> Bool {
    source.contains { $0 == 0x0A || $0 == 0x0D || !isDouble && $0 == UInt8(ascii: "'") }
  }

  /// Calls a function with the text, which is wiped afterwards; its escapes must be right.
  static func withText<Result>(
    of source: UnsafeRawBufferPointer, isDouble: Bool, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    // The longest text of an escape, of `\L`, has three bytes for two.
    let output = UnsafeMutableRawBufferPointer.allocate(
      byteCount: source.count * 2 + 1, alignment: 1)
    defer {
      if let start = output.baseAddress { explicit_bzero(start, output.count) }
      output.deallocate()
    }
    var text = QuotedText(source, quote: UInt8(ascii: isDouble ? "\"" : "'"), into: output)
    text.read()
    return body(UnsafeRawBufferPointer(rebasing: output[..<text.count]))
  }

  private mutating func read() {
    while index < source.count {
      switch source[index] {
      case 0x0A, 0x0D: fold()
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): readEscape()
      case let byte:
        // The second of two quotes is stepped over.
        index += byte == quote ? 2 : 1
        append(byte)
        if byte != 0x20, byte != 0x09 { kept = count }
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  /// One line end is a blank, of more one less remains.
  private mutating func fold() {
    count = kept
    let ends = stepOverLineEnds()
    if ends == 1 { append(0x20) } else { appendLineEnds(ends - 1) }
    kept = count
  }

  private mutating func appendLineEnds(_ number: Int) {
    for _ in 0..<max(number, 0) { append(0x0A) }
  }

  /// Steps over line ends and the blanks around them, and gives the number of line ends.
  private mutating func stepOverLineEnds() -> Int {
    var ends = 0
    while index < source.count {
      switch source[index] {
      case 0x0D where index + 1 < source.count && source[index + 1] == 0x0A: break
      case 0x0A, 0x0D: ends += 1
      case 0x20, 0x09: break
      default: return ends
      }
      index += 1
    }
    return ends
  }

  // MARK: Escapes

  private mutating func readEscape() {
    index += 1
    guard index < source.count else { return }
    let letter = source[index]
    if letter == 0x0A || letter == 0x0D {
      appendLineEnds(stepOverLineEnds() - 1)
    } else {
      index += 1
      append(scalar(of: letter))
    }
    kept = count
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  private mutating func scalar(of letter: UInt8) -> Unicode.Scalar {
    switch letter {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    case UInt8(ascii: "x"): scalar(ofDigits: 2)
    case UInt8(ascii: "u"): scalar(ofDigits: 4)
    case UInt8(ascii: "U"): scalar(ofDigits: 8)
    default: Unicode.Scalar(letter)
    }
  }

  private mutating func scalar(ofDigits digits: Int) -> Unicode.Scalar {
    guard case .scalar(let scalar) = HexEscape.read(digits: digits, in: source, at: &index) else {
      return "\u{FFFD}"
    }
    return scalar
  }
}
