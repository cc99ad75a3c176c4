internal import CUtf8proc
internal import Formwork

/// The first scalars of a password as libzxcvbn can read them: one byte each, wiped on release.
///
/// libzxcvbn reads bytes of ASCII and takes every other byte for a character that is hard to guess,
/// so that six letters of Russian in UTF-8 look like twelve rare ones. Hence:
///
/// - a scalar that stands for one of ASCII, such as `é` or a full-width letter, becomes that one,
///   and accents that follow a letter are left out; ß and ligatures become their letters;
/// - every other scalar becomes a control character, the same one wherever it stands and in upper and
///   lower case, so that repeats stay repeats. No word, keyboard or date of libzxcvbn holds a control character, and it counts
///   5 bits for one that nothing explains.
final class ZxcvbnText {
  /// How many scalars are read.
  ///
  /// libzxcvbn itself reads 100 bytes, but for a walk to and fro between neighbouring keys its time
  /// grows with the fourth power of the length: 2 ms for 50 bytes, 31 ms for 100.
  static let limit = 50

  private static let placeholders = 31

  private let block: UnsafeMutableRawBufferPointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  // The scalars that the control characters from 1 on stand for.
  private let scalars: UnsafeMutableBufferPointer<utf8proc_int32_t>
  private var scalarCount = 0

  /// Whether all scalars of the password were read.
  private(set) var isComplete = true

  /// How many bytes there are.
  private(set) var count = 0

  /// The bytes of a password in UTF-8; O(1), since no more than the first scalars are read.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    block = LockedMemory.allocate(256)
    let split = 256 - Self.placeholders * 4
    bytes = UnsafeMutableRawBufferPointer(rebasing: block[..<split]).bindMemory(to: UInt8.self)
    scalars = UnsafeMutableRawBufferPointer(rebasing: block[split...])
      .bindMemory(to: utf8proc_int32_t.self)
    var left = Self.limit
    utf8.forEachScalar { scalar in
      left -= 1
      guard left >= 0 else {
        isComplete = false
        return false
      }
      if let byte = Self.ascii(scalar) {
        append(byte)
      } else if count == 0 || bytes[count - 1] < 0x20 || !Self.isMark(scalar) {
        Self.fold(scalar) { append(Self.ascii($0) ?? placeholder(for: $0)) }
      }
      return isComplete
    }
    bytes[count] = 0
  }

  deinit { LockedMemory.release(block) }

  /// Gives the bytes as a C string for the time of the call.
  func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R? {
    withExtendedLifetime(self) {
      block.assumingMemoryBound(to: CChar.self).baseAddress.map { body($0) }
    }
  }

  /// A word in the same bytes, in lower case; nil when the password cannot hold it.
  func word(_ text: String) -> [CChar]? {
    var word: [CChar] = []
    for scalar in text.caseFolded.unicodeScalars {
      let scalar = utf8proc_int32_t(bitPattern: scalar.value)
      if let ascii = Self.ascii(scalar) {
        word.append(CChar(bitPattern: ascii))
      } else if let index = scalars[..<min(scalarCount, Self.placeholders)].firstIndex(of: scalar) {
        word.append(CChar(index + 1))
      } else if !Self.isMark(scalar) {
        return nil
      }
      guard word.count <= Self.limit else { return nil }
    }
    return word
  }

  private func append(_ byte: UInt8) {
    guard count < Self.limit else {
      isComplete = false
      return
    }
    bytes[count] = byte
    count += 1
  }

  private func placeholder(for scalar: utf8proc_int32_t) -> UInt8 {
    let known = scalars[..<min(scalarCount, Self.placeholders)].firstIndex(of: scalar)
    if let known { return UInt8(known + 1) }
    let index = scalarCount % Self.placeholders
    if scalarCount < Self.placeholders { scalars[index] = scalar }
    scalarCount += 1
    return UInt8(index + 1)
  }

  /// Gives what a scalar is folded to, without the marks of what was one letter.
  private static func fold(_ scalar: utf8proc_int32_t, _ body: (utf8proc_int32_t) -> Void) {
    guard let letter = Unicode.Scalar(UInt32(bitPattern: scalar)) else { return body(scalar) }
    var folding = CaseFolding()
    var isFirst = true
    folding.fold(letter) { folded in
      let folded = utf8proc_int32_t(bitPattern: folded.value)
      if isFirst || !isMark(folded) { body(folded) }
      isFirst = false
    }
  }

  /// The printable character of ASCII that a scalar stands for; nil: for none.
  private static func ascii(_ scalar: utf8proc_int32_t) -> UInt8? {
    if scalar < 0x80 { return scalar >= 0x20 && scalar < 0x7F ? UInt8(scalar) : nil }
    var (parts, boundary): ((utf8proc_int32_t, utf8proc_int32_t), Int32) = ((0, 0), 0)
    let options = UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue
    let count = withUnsafeMutableBytes(of: &parts) { parts in
      utf8proc_decompose_char(
        scalar, parts.assumingMemoryBound(to: utf8proc_int32_t.self).baseAddress, 2,
        utf8proc_option_t(options | UTF8PROC_STRIPMARK.rawValue), &boundary)
    }
    return count == 1 && (0x20..<0x7F).contains(parts.0) ? UInt8(parts.0) : nil
  }

  private static func isMark(_ scalar: utf8proc_int32_t) -> Bool {
    scalar >= 0x300 && utf8proc_category(scalar) == UTF8PROC_CATEGORY_MN
  }
}
