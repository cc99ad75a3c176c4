internal import CUtf8proc
internal import Formwork

/// A user-perceived character in UTF-8 text: where it is and how it is shown.
package struct Cluster {
  /// Its bytes.
  package var range: Range<Int>
  /// How many cells it takes when shown; at least 1.
  package var width: Int
  /// Whether it is shown as it is; else as a blank or as U+FFFD.
  var display: Display

  enum Display { case plain, blank, replaced }
}

extension Cluster {
  /// A printable character of ASCII at an offset.
  init(asciiAt offset: Int) { self.init(range: offset..<offset + 1, width: 1, display: .plain) }

  /// Whether it is a printable character of ASCII.
  var isPlainASCII: Bool { range.count == 1 && display == .plain }
}

extension Sequence<UInt8> {
  /// Whether there are only printable characters of ASCII: each is one cluster and takes one cell.
  var isPlainASCII: Bool { allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
}

extension Cluster {
  /// The clusters of UTF-8 text, by the rules of UAX #29; O(bytes).
  package static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Cluster] {
    if let simple = asciiOnly(bytes) { return simple }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(bytes.count)
    var scan = ClusterScan()
    var (offset, start, state) = (0, 0, utf8proc_int32_t(0))
    var previous: utf8proc_int32_t?
    while offset < bytes.count {
      let (scalar, length) = decode(bytes, at: offset)
      if let previous, utf8proc_grapheme_break_stateful(previous, scalar, &state) {
        clusters.append(scan.cluster(start..<offset))
        (start, scan) = (offset, ClusterScan())
      }
      scan.add(scalar)
      (previous, offset) = (scalar, offset + length)
    }
    if start < offset { clusters.append(scan.cluster(start..<offset)) }
    return clusters
  }

  /// The clusters of a text; O(bytes).
  static func all(in text: String) -> [Cluster] {
    var text = text
    return text.withUTF8 { all(in: $0) }
  }

  /// Whether a scalar, where nothing tells them apart, joins with the letter before or behind it.
  package static func joins(_ scalar: Unicode.Scalar) -> Bool {
    let value = utf8proc_int32_t(scalar.value)
    return takesLetterIn(scalar) || !utf8proc_grapheme_break(0x78, value)
  }

  /// Whether a letter behind a scalar becomes one character with it.
  static func takesLetterIn(_ scalar: Unicode.Scalar) -> Bool {
    !utf8proc_grapheme_break(utf8proc_int32_t(scalar.value), 0x78)
  }

  private static func asciiOnly(_ bytes: UnsafeBufferPointer<UInt8>) -> [Cluster]? {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    return bytes.indices.map { offset in
      Cluster(range: offset..<offset + 1, width: 1, display: display(ofASCII: bytes[offset]))
    }
  }

  private static func display(ofASCII byte: UInt8) -> Display {
    switch byte {
    case 0x20...0x7E: .plain
    case 0x09, 0x0A: .blank
    default: .replaced
    }
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: utf8proc_int32_t, length: Int) {
    var scalar: utf8proc_int32_t = 0
    guard let base = bytes.baseAddress else { return (0xFFFD, 1) }
    let length = utf8proc_iterate(base + offset, bytes.count - offset, &scalar)
    return length > 0 ? (scalar, length) : (0xFFFD, 1)
  }
}

/// What is gathered about the scalars of one cluster.
private struct ClusterScan {
  private var width = 0
  private var marks = 0
  private var count = 0
  private var regionals = 0
  private var isBlank = false
  private var isDangerous = false
  private var isFlag = false
  private var asksForEmoji = false

  mutating func add(_ scalar: utf8proc_int32_t) {
    if count == 0 {
      isBlank = scalar == 0x09 || scalar == 0x0A || scalar == 0x0D
      isFlag = scalar == 0x1F3F4
    }
    count += 1
    let cells = Int(utf8proc_charwidth(scalar))
    switch scalar {
    // Marks that stand beside their letter: most terminals give them cells of their own.
    case 0xE33, 0xEB3, 0x302E...0x302F, 0xFF9E...0xFF9F, 0x16FF0...0x16FF1: marks += cells
    case _ where cells == 0 && utf8proc_category(scalar) == UTF8PROC_CATEGORY_MC: marks += 1
    default: width = max(width, cells)
    }
    switch scalar {
    case 0x1F1E6...0x1F1FF: regionals += 1
    case 0xFE0F: asksForEmoji = count > 1
    case 0xE0020...0xE007F: if !isFlag { isDangerous = true }
    default: if DangerousScalars.isDeceptive(UInt32(bitPattern: scalar)) { isDangerous = true }
    }
  }

  func cluster(_ range: Range<Int>) -> Cluster {
    if isBlank { return Cluster(range: range, width: 1, display: .blank) }
    // What has no width of its own would change the characters beside it.
    guard !isDangerous, width + marks > 0 else {
      return Cluster(range: range, width: 1, display: .replaced)
    }
    let isWide = regionals == 2 || asksForEmoji
    return Cluster(range: range, width: (isWide ? 2 : min(width, 2)) + marks, display: .plain)
  }
}
