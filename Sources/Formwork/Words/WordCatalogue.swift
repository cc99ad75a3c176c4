/// What Formwork says in one language: words by key, and the messages of rules by code.
///
/// What a catalogue does not have is taken from the next one, and at last from the built-in English.
public struct WordCatalogue: Sendable, Equatable {
  /// The templates of words.
  public var words: [Word: String]
  /// The templates of messages.
  public var messages: MessageCatalogue

  /// A catalogue that changes nothing.
  public init() { self.init([:]) }

  /// A catalogue of some words and messages.
  public init(_ words: [Word: String], messages: MessageCatalogue = .english) {
    (self.words, self.messages) = (words, messages)
  }

  /// A catalogue of messages alone.
  public init(messages: MessageCatalogue) { self.init([:], messages: messages) }

  /// Whether it changes nothing.
  public var isEmpty: Bool { words.isEmpty && messages.templates.isEmpty }
}

extension WordCatalogue: ExpressibleByDictionaryLiteral {
  /// A catalogue of words without messages.
  public init(dictionaryLiteral elements: (Word, String)...) {
    self.init(Dictionary(elements) { $1 })
  }
}
