/// A word with its figures, which is put into a language when it is shown.
public struct Phrase: Sendable, Equatable {
  /// The word whose template is filled in.
  public let word: Word
  /// What stands for its placeholders.
  public let figures: Values

  /// A word with its figures; none for a word without placeholders.
  public init(_ word: Word, _ figures: Values = [:]) {
    (self.word, self.figures) = (word, figures)
  }

  /// The text as it is said in English.
  public var english: String {
    figures.isEmpty ? word.rawValue : LocalizedWords.english.text(self)
  }
}
