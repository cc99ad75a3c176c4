import Testing

@testable import Formwork
@testable import FormworkInterface

/// Keys are named by the table of keys alone, so that no word is wrong once a key is another one.
@Suite struct KeyNamesInWordsTests {
  /// What is said in a plain conversation, where lines are read and no keys.
  private static let ofPlainText: Set<Word> = [
    .howTo, .checking, .hiddenCommand, .commandPrompt, .generated, .canGenerate, .keepPrompt,
  ]
  private static let names: Set<Word> = Set(Word.allCases.filter { $0.key.hasPrefix("key") })

  /// The names of keys, as a word of a sentence may be one.
  private static func keyNames(in words: LocalizedWords) -> Set<String> {
    Set(names.subtracting([.keyAlt]).map { words[$0] })
  }

  private static func parts(of template: String) -> [Substring] {
    template.split { " |,;:.()".contains($0) }
  }

  private func isSign(_ part: Substring) -> Bool {
    part.hasPrefix("^") || part.hasPrefix("Alt-") || part.hasPrefix("Ctrl")
      || part.first == "F" && part.count > 1 && part.dropFirst().allSatisfy(\.isNumber)
  }

  @Test(arguments: [false, true]) func noWordHoldsTheNameOfAKey(isGerman: Bool) {
    let words = LocalizedWords(isGerman ? ["en": german] : Translations())
    let keys = Self.keyNames(in: words)
    #expect(keys.count == Self.names.count - 1)
    // The key has its name from a word that is one of every day.
    let everyday: Set<Substring> = isGerman ? ["Ende"] : []
    let sentences = Set(Word.allCases).subtracting(Self.names).subtracting(Self.ofPlainText)
    for word in sentences {
      let found = Self.parts(of: words[word]).filter {
        (keys.contains(String($0)) || isSign($0)) && !everyday.contains($0)
      }
      #expect(found.isEmpty, "\(word): \(words[word])")
    }
  }

  @Test func theTestFindsThem() {
    for text in ["Esc stops.", "^R shows it", "press F10", "Alt-B or so", "see Tab, or"] {
      let keys = Self.keyNames(in: .english)
      #expect(Self.parts(of: text).contains { keys.contains(String($0)) || isSign($0) })
    }
  }

  @Test func sentencesNameTheKeysOfTheTable() {
    func text(isUTF8: Bool) -> String {
      ScreenSpeech(words: .english, isUTF8: isUTF8).text(
        .offered, ["keep": .increase, "back": .decreaseMuch], in: SliderView.keyBindings)
    }
    #expect(text(isUTF8: true) == "Generated password: → keeps it, ^← takes it back")
    #expect(text(isUTF8: false) == "Generated password: Right keeps it, ^Left takes it back")
    let bindings = KeyBindings("a", [(.reveal, [.function(7)], .doesReveal)])
    let speech = ScreenSpeech(words: .english)
    #expect(
      speech.text(.echoOff, ["key": .reveal], in: bindings) == "No echo now; F7 shows bullets again"
    )
  }
}
