/// Text as a device may get it: no controls, nothing that reorders or hides other text.
///
/// Tabs and line ends become blanks, everything else that is dangerous U+FFFD.
enum CleanText {
  /// A text without what is dangerous; O(bytes), and no copy where nothing is.
  static func of(_ text: String) -> String {
    if text.utf8.isPlainASCII { return text }
    var text = text
    return text.withUTF8 { bytes in
      let clusters = Cluster.all(in: bytes)
      if clusters.allSatisfy({ $0.display == .plain }) {
        return String(decoding: bytes, as: UTF8.self)
      }
      return of(clusters[...], in: bytes)
    }
  }

  /// Some clusters of UTF-8 text, as they are shown.
  static func of(
    _ clusters: ArraySlice<Cluster>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    var shown = ""
    for cluster in clusters {
      switch cluster.display {
      case .plain: shown += String(decoding: bytes[cluster.range], as: UTF8.self)
      case .blank: shown += " "
      case .replaced: shown += "\u{FFFD}"
      }
    }
    return shown
  }

  /// A text in ASCII: what is not in it becomes `?`, as wide as it was.
  static func ascii(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var text = text
    return text.withUTF8 { bytes in
      Cluster.all(in: bytes).map { cluster in
        cluster.range.count == 1
          ? String(decoding: bytes[cluster.range], as: UTF8.self)
          : String(repeating: "?", count: cluster.width)
      }.joined()
    }
  }
}
