/// How many cells of a screen a text takes.
public enum DisplayWidth {
  /// The cells of a text as it is shown: wide characters and emoji take two; O(bytes).
  public static func of(_ text: String) -> Int {
    let bytes = text.utf8
    if bytes.isPlainASCII { return bytes.count }
    return Cluster.all(in: text).reduce(0) { $0 + $1.width }
  }

  /// The beginning of a text that fits, with an ellipsis when something is missing.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: how many cells there are.
  ///   - ellipsis: stands for what is missing; takes one cell.
  /// - Returns: at most `width` cells.
  public static func truncate(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    guard of(text) > width else { return text }
    guard width > 0 else { return "" }
    var (text, cells) = (text, 0)
    return text.withUTF8 { bytes in
      let kept = Cluster.all(in: bytes).prefix { cluster in
        cells += cluster.width
        return cells < width
      }
      return CleanText.of(kept, in: bytes) + ellipsis
    }
  }

  /// A text in lines that fit, broken between words where that is possible.
  ///
  /// - Parameters:
  ///   - text: the text; its line ends stay line ends.
  ///   - width: how many cells a line has.
  /// - Returns: at least one line.
  public static func wrap(_ text: String, to width: Int) -> [String] {
    if text.utf8.count <= width, text.utf8.isPlainASCII { return [text] }
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return paragraphs.flatMap { paragraph -> [String] in
      let text = CleanText.of(String(paragraph))
      if of(text) <= width { return [text] }
      return wrapWords(of: text, to: max(width, 1))
    }
  }

  private static func wrapWords(of text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var (line, cells) = ("", 0)
    func endLine() {
      lines.append(line)
      (line, cells) = ("", 0)
    }
    for word in text.split(separator: " ") {
      let wordWidth = of(String(word))
      if cells > 0, cells + 1 + wordWidth <= width {
        line += " " + word
        cells += 1 + wordWidth
        continue
      }
      if cells > 0 { endLine() }
      guard wordWidth > width else {
        (line, cells) = (String(word), wordWidth)
        continue
      }
      for part in pieces(of: String(word), of: width) {
        if cells > 0 { endLine() }
        (line, cells) = (part, of(part))
      }
    }
    if cells > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }

  private static func pieces(of word: String, of width: Int) -> [String] {
    var word = word
    return word.withUTF8 { bytes in
      var pieces: [String] = []
      var (piece, cells) = (ArraySlice<Cluster>(), 0)
      for cluster in Cluster.all(in: bytes) {
        if cells + cluster.width > width, !piece.isEmpty {
          pieces.append(CleanText.of(piece, in: bytes))
          (piece, cells) = ([], 0)
        }
        piece.append(cluster)
        cells += cluster.width
      }
      return pieces + [CleanText.of(piece, in: bytes)]
    }
  }
}
