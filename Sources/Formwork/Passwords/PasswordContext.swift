/// What a validator is told besides the password: the values of other rows, and words such as the
/// company's name.
///
/// `["$username", "Acme"]` is the value of the row `username` and the word `Acme`; a word that
/// begins with a dollar sign is written with two.
public struct PasswordContext: Sendable, Hashable {
  /// The rows whose values count; never secret ones.
  public let tags: [String]
  /// The words that always count.
  public let words: [String]

  /// A context of rows and words.
  public init(tags: [String] = [], words: [String] = []) {
    (self.tags, self.words) = (tags, words)
  }

  /// The words, then the texts of the rows that have one among some values.
  package func words(in values: Values) -> [String] {
    words
      + tags.compactMap { tag in
        guard case .text(let text) = values[tag], !text.isEmpty else { return nil }
        return text
      }
  }
}

extension PasswordContext: ExpressibleByArrayLiteral {
  /// Tags behind a dollar sign, and words.
  public init(arrayLiteral items: String...) { self.init(items) }

  /// A context of items as definitions write them: tags behind a dollar sign, and words.
  public init(_ items: [String]) {
    let isTag = { (item: String) in item.hasPrefix("$") && !item.hasPrefix("$$") }
    self.init(
      tags: items.filter(isTag).map { String($0.dropFirst()) },
      words: items.filter { !isTag($0) }.map { $0.hasPrefix("$$") ? String($0.dropFirst()) : $0 })
  }
}
