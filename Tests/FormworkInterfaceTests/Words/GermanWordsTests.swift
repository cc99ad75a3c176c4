import Testing

@testable import Formwork

/// A translation of everything: no key is missing, none is left in English.
@Suite struct GermanWordsTests {
  /// Words that are the same in both languages.
  private static let same: Set<Word> = [.keyEscape, .keyAlt, .option, .readBack, .reviewAnswer]
  /// Messages that are the same in both languages.
  private static let sameMessages: Set<String> = ["password"]

  @Test(arguments: Word.allCases) func everyWordIsGerman(_ word: Word) throws {
    let template = try #require(german.words[word], "\(word) is missing")
    #expect((template == word.rawValue) == Self.same.contains(word), "\(word) is English")
    #expect(Self.names(in: template) == Self.names(in: word.rawValue), "\(word)")
    let forms = template.split(separator: "|").count { _ in true }
    #expect(template.contains("{") || forms <= 2, "\(word)")
  }

  @Test func everyMessageIsGerman() {
    let english = Dictionary(uniqueKeysWithValues: RuleKinds.builtIn.templates)
    #expect(Set(german.messages.templates.keys) == Set(english.keys))
    for (key, template) in german.messages.templates {
      let original = english[key] ?? ""
      #expect((template == original) == Self.sameMessages.contains(key), "\(key) is English")
      #expect(Self.names(in: template) == Self.names(in: original), "\(key)")
    }
  }

  /// The placeholders of a template, each once.
  private static func names(in template: String) -> Set<String> {
    Set(MessageCatalogue.names(in: template))
  }
}
