internal import CUtf8proc
internal import Formwork
internal import Glibc

extension LineFile {
  /// Whether a word in lower case and NFC is a line of the file in any case; O(size).
  func holds(_ word: UnsafeBufferPointer<UInt8>) throws(PasswordFileError) -> Bool {
    guard !word.isEmpty, word.count <= Self.longestKey else { return false }
    let beginning = Self.beginning(of: word)
    var isFound = false
    try forEachLine { line in
      let key = LineKey.word.key(of: line.bytes)
      if key.count == word.count, Self.isSame(key, word) {
        isFound = true
      } else if !line.isASCII, Self.beginning(of: key) == beginning, key.count <= Self.longestKey {
        // Capitals and decomposed letters may be longer or shorter than what they are folded to.
        isFound = NormalizedText(key).withFoldedUTF8 { $0.elementsEqual(word) }
      }
      return !isFound
    }
    return isFound
  }

  /// Whether bytes are a folded word but for capitals of ASCII.
  private static func isSame(
    _ line: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for place in 0..<word.count {
      let byte = line[place]
      guard byte == word[place] || (byte &- 0x41 < 26 && byte | 0x20 == word[place]) else {
        return false
      }
    }
    return true
  }

  /// The first code point of a text without its marks, in lower case: what every spelling of it
  /// begins with.
  private static func beginning(of text: UnsafeBufferPointer<UInt8>) -> utf8proc_int32_t {
    guard let base = text.baseAddress, let first = text.first else { return 0 }
    guard first >= 0x80 else { return utf8proc_int32_t(first &- 0x41 < 26 ? first | 0x20 : first) }
    var (scalar, boundary): (utf8proc_int32_t, Int32) = (0, 0)
    guard utf8proc_iterate(base, text.count, &scalar) > 0 else { return -1 }
    var parts: (utf8proc_int32_t, utf8proc_int32_t, utf8proc_int32_t, utf8proc_int32_t) = (
      0, 0, 0, 0
    )
    withUnsafeMutableBytes(of: &parts) { parts in
      _ = utf8proc_decompose_char(
        utf8proc_tolower(scalar),
        parts.assumingMemoryBound(to: utf8proc_int32_t.self).baseAddress, 4,
        UTF8PROC_DECOMPOSE, &boundary)
    }
    return parts.0 == FinalSigma.final ? FinalSigma.usual : parts.0
  }
}
