public import Formwork

/// The words of a screen, and the names of keys in them.
public struct ScreenSpeech: Sendable {
  /// The words that are not the form's.
  public let words: LocalizedWords
  /// Whether the device shows more than ASCII.
  public let isUTF8: Bool
  /// Whether clicks come, so that they can be spoken of.
  public let hasMouse: Bool

  init(words: LocalizedWords, isUTF8: Bool = false, hasMouse: Bool = false) {
    (self.words, self.isUTF8, self.hasMouse) = (words, isUTF8, hasMouse)
  }
}

extension ScreenSpeech {
  /// A word with the names of the keys that do something.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - actions: What the keys do, by placeholder; the first key of each action is named.
  ///   - bindings: The tables of these actions.
  ///   - figures: What stands for the other placeholders.
  /// - Returns: The text in the language of the screen.
  func text(
    _ word: Word, _ actions: [String: KeyAction], in bindings: KeyBindings...,
    figures: Values = [:]
  ) -> String {
    var figures = figures
    for (placeholder, action) in actions {
      let key = bindings.lazy.compactMap { $0.firstKey(of: action) }.first
      figures[placeholder] = .text(key.map(name) ?? "")
    }
    return words.text(word, figures)
  }

  /// How a key is called on a keyboard.
  public func name(of key: Key) -> String {
    switch key {
    case .text(" "): words[.keySpace]
    case .text(let character): String(character)
    case .enter: words[.keyEnter]
    case .tab: words[.keyTab]
    case .backTab: words[.keyBackTab]
    case .escape: words[.keyEscape]
    case .backspace: words[.keyBackspace]
    case .delete: words[.keyDelete]
    case .up: isUTF8 ? "↑" : words[.keyUp]
    case .down: isUTF8 ? "↓" : words[.keyDown]
    case .left: isUTF8 ? "←" : words[.keyLeft]
    case .right: isUTF8 ? "→" : words[.keyRight]
    case .home: words[.keyHome]
    case .end: words[.keyEnd]
    case .pageUp: words[.keyPageUp]
    case .pageDown: words[.keyPageDown]
    case .control(let character): "^" + character.uppercased()
    case .alt(let character): words.text(.keyAlt, ["key": .text(character.uppercased())])
    case .altEnter: words.text(.keyAlt, ["key": .text(words[.keyEnter])])
    case .wordLeft: "^" + name(of: .left)
    case .wordRight: "^" + name(of: .right)
    case .function(let number): "F\(number)"
    case .paste, .mouse: ""
    }
  }
}
