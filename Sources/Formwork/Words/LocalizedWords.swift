/// What is said in a form's language: the form's own words, then those of the program that shows it,
/// then English.
public struct LocalizedWords: Sendable {
  /// English words without a translation.
  public static let english = LocalizedWords()

  /// The language, and how numbers and dates are written.
  public let locale: FormLocale
  /// Those that come first before the others; empty where everything is English.
  private let catalogues: [WordCatalogue]

  /// The words for a locale.
  ///
  /// - Parameters:
  ///   - translations: those that count first before the others.
  ///   - locale: picks the catalogues, and says how figures are written.
  public init(_ translations: Translations..., locale: FormLocale = .posix) {
    self.locale = locale
    catalogues = translations.flatMap { $0.catalogues(for: locale) }
  }

  /// Whether nothing is translated.
  var areEnglish: Bool { catalogues.isEmpty }

  /// A word as it stands, with its placeholders.
  public subscript(word: Word) -> String {
    for catalogue in catalogues {
      if let template = catalogue.words[word] { return template }
    }
    return word.rawValue
  }

  /// A word with its figures filled in.
  public func text(_ word: Word, _ figures: Values) -> String {
    text(template: self[word], parameters: figures, title: nil)
  }

  /// A phrase in this language.
  public func text(_ phrase: Phrase) -> String { text(phrase.word, phrase.figures) }

  /// A word of the key line, and its short form, which is the same when the template has no bar.
  package func forms(_ word: Word) -> (long: String, short: String) {
    let template = self[word]
    guard let bar = template.utf8.firstIndex(of: UInt8(ascii: "|")) else {
      return (template, template)
    }
    return (String(template[..<bar]), String(template[template.index(after: bar)...]))
  }

  /// The template of a violation's message: a catalogue's own, else the one that the rule declares.
  ///
  /// A catalogue's text for the code comes before another one's for the more special variant.
  func template(
    code: String, variant: String? = nil, declared messages: [RuleMessage] = []
  ) -> String {
    for catalogue in catalogues {
      let template = catalogue.messages.ownTemplate(code: code, variant: variant)
      if let template { return template }
    }
    return MessageCatalogue.declaredTemplate(code: code, variant: variant, declared: messages)
      ?? self[.notValid]
  }
}
