/// Words after case folding and NFC, sorted bytewise.
struct WordList: Sendable {
  private let words: [[UInt8]]

  /// A list of words in any order and case; O(n log n).
  init(_ words: some Sequence<String>) {
    let folded = words.map { word in
      var word = word
      return word.withUTF8 { NormalizedText($0, folding: .full).withUTF8 { Array($0) } }
    }
    self.words = folded.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a folded word is on the list; O(log n).
  func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      let order = words[middle].withUnsafeBufferPointer { LineKey.word.order($0, word) }
      if order == 0 { return true }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return false
  }
}
