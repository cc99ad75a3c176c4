/// Catalogues by language: what a form or a program says in place of the built-in English.
///
/// The language of a form's locale picks the catalogues: for `de-AT` that of `de-AT`, then `de`, then
/// `default`, which holds in every language.
public struct Translations: Sendable, Equatable {
  /// The name under which the catalogue for every language stands.
  public static let anyLanguage = "default"

  private var catalogues: [String: WordCatalogue] = [:]

  /// No translations: everything is English.
  public init() {}

  /// The catalogue of a language tag (BCP 47), such as `de` or `pt-BR`; empty when there is none.
  public subscript(language: String) -> WordCatalogue {
    get { catalogues[language] ?? WordCatalogue() }
    set { catalogues[language] = newValue.isEmpty ? nil : newValue }
  }

  /// The catalogue that holds in every language.
  public var anyLanguage: WordCatalogue {
    get { self[Self.anyLanguage] }
    set { self[Self.anyLanguage] = newValue }
  }

  /// Whether there are none.
  public var isEmpty: Bool { catalogues.isEmpty }

  /// The language tags that have a catalogue, in alphabetical order, without `default`.
  public var languages: [String] {
    catalogues.keys.filter { $0 != Self.anyLanguage }.sorted()
  }

  /// The catalogues for a locale, those that come first before the others.
  func catalogues(for locale: FormLocale) -> [WordCatalogue] {
    guard !isEmpty else { return [] }
    return (locale.identifiers + [Self.anyLanguage]).compactMap { catalogues[$0] }
  }

  /// The tags of rows that messages name, among names that are no tags.
  var namesInMessages: Set<String> {
    var names: Set<String> = []
    for catalogue in catalogues.values {
      for template in catalogue.messages.templates.values {
        names.formUnion(MessageCatalogue.names(in: template))
      }
    }
    return names
  }
}

extension Translations: ExpressibleByDictionaryLiteral {
  /// Catalogues by language tag.
  public init(dictionaryLiteral elements: (String, WordCatalogue)...) {
    for (language, catalogue) in elements { self[language] = catalogue }
  }
}
