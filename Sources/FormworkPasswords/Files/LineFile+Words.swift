internal import CUtf8proc
internal import Formwork
internal import Glibc

extension LineFile {
  /// Whether a folded word in NFC is a line of the file in any case; O(size).
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
        isFound = NormalizedText(key, folding: .full).withUTF8 { $0.elementsEqual(word) }
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

  /// The first code point of a text without its marks, folded: what every spelling of it begins
  /// with.
  private static func beginning(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = text.baseAddress, let first = text.first else { return 0 }
    guard first >= 0x80 else { return UInt32(first &- 0x41 < 26 ? first | 0x20 : first) }
    var (scalar, boundary): (utf8proc_int32_t, Int32) = (0, 0)
    guard utf8proc_iterate(base, text.count, &scalar) > 0 else { return .max }
    var parts: (utf8proc_int32_t, utf8proc_int32_t, utf8proc_int32_t, utf8proc_int32_t) = (
      0, 0, 0, 0
    )
    withUnsafeMutableBytes(of: &parts) { parts in
      _ = utf8proc_decompose_char(
        scalar, parts.assumingMemoryBound(to: utf8proc_int32_t.self).baseAddress, 4,
        UTF8PROC_DECOMPOSE, &boundary)
    }
    var beginning: UInt32?
    if let letter = Unicode.Scalar(UInt32(bitPattern: parts.0)) {
      var folding = CaseFolding()
      folding.fold(letter) { beginning = beginning ?? $0.value }
    }
    return beginning ?? .max
  }
}
