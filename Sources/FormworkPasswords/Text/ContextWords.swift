internal import Formwork

/// The words that a password must not be made of: texts of the context, and their parts.
///
/// Of `ada.lovelace@example.org` the parts are `ada`, `lovelace`, `example` and `org`.
enum ContextWords {
  private static let most = 100
  /// The fewest characters of a word that counts.
  static let shortest = 3

  /// The texts after case folding, then their parts of at least three characters; at most 100, each of
  /// at most 100 scalars.
  static func words(of texts: [String]) -> [String] {
    var words: [String] = []
    for text in texts {
      let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(100))).caseFolded
      for word in [Substring(text)] + text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        guard words.count < most else { return words }
        guard word.count >= shortest, !words.contains(where: { $0 == word }) else { continue }
        words.append(String(word))
      }
    }
    return words
  }
}
