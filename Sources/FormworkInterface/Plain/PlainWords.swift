internal import Formwork

/// All words that plain text says by itself, by name: a catalogue that can be translated.
///
/// A word is a template as messages of rules are: `{count}` is a figure, `{count|one|many}` the form
/// that fits it. Names of commands are the same in all languages.
public struct PlainWords: Sendable {
  private let templates: [String: String]

  /// A catalogue with some words by name; what is missing is English.
  public init(_ templates: [String: String] = [:]) { self.templates = templates }

  /// The names of all words, and their English templates, in the order in which they are declared.
  public static var english: [(name: String, template: String)] {
    PlainWord.allCases.map { ($0.key, $0.rawValue) }
  }

  /// A word as it stands.
  subscript(word: PlainWord) -> String { templates[word.key] ?? word.rawValue }

  /// A word with its figures filled in.
  func text(_ word: PlainWord, _ figures: Values, _ locale: FormLocale) -> String {
    MessageCatalogue.english.text(
      template: self[word], parameters: figures, title: nil, locale: locale)
  }
}
