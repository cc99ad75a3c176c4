public import Formwork

/// The words of a screen, and the keys that do something there.
public struct ScreenSpeech: Sendable {
  /// The words that are not the form's.
  public let words: LocalizedWords
  /// Which keys do what.
  public let keys: KeyTable
  /// Whether the device shows more than ASCII.
  public let isUTF8: Bool
  /// Whether clicks come, so that they can be spoken of.
  public let hasMouse: Bool

  init(
    words: LocalizedWords, keys: KeyTable = .builtIn, isUTF8: Bool = false, hasMouse: Bool = false
  ) {
    (self.words, self.keys, self.isUTF8, self.hasMouse) = (words, keys, isUTF8, hasMouse)
  }
}

extension ScreenSpeech {
  /// A word with the names of the keys that do something.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - actions: What the keys do, by placeholder; the first key of each action is named.
  ///   - groups: The groups of these actions.
  ///   - figures: What stands for the other placeholders.
  /// - Returns: The text in the language of the screen.
  func text(
    _ word: Word, _ actions: [String: KeyAction], in groups: KeyBindings...,
    figures: Values = [:]
  ) -> String {
    var figures = figures
    for (placeholder, action) in actions {
      let key = groups.lazy.compactMap { keys.keys(of: action, in: $0).first }.first
      figures[placeholder] = .text(key.map(name) ?? "")
    }
    return words.text(word, figures)
  }

  /// What the keys of a group do, for the help: a hint at all keys of each action that has one.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - actions: Actions that do nothing now.
  /// - Returns: The hints in the order of the group.
  public func hints(
    of group: KeyBindings, except actions: Set<KeyAction> = []
  ) -> [KeyHint] {
    keys.bindings(group).all.compactMap { binding in
      guard !binding.keys.isEmpty, !actions.contains(binding.action) else { return nil }
      return KeyHint(binding.keys, binding.meaning.text(words))
    }
  }

  /// How the first key of an action is called; empty: it has none.
  func firstKey(of action: KeyAction, in group: KeyBindings) -> String {
    keys.keys(of: action, in: group).first.map(name) ?? ""
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
    case .alt("\u{7F}"): words.text(.keyAlt, ["key": .text(words[.keyBackspace])])
    case .alt(let character): words.text(.keyAlt, ["key": .text(character.uppercased())])
    case .altEnter: words.text(.keyAlt, ["key": .text(words[.keyEnter])])
    case .wordLeft: "^" + name(of: .left)
    case .wordRight: "^" + name(of: .right)
    case .altUp: words.text(.keyAlt, ["key": .text(name(of: .up))])
    case .altDown: words.text(.keyAlt, ["key": .text(name(of: .down))])
    case .function(let number): "F\(number)"
    case .sequence(let first, let second): name(of: first) + " " + name(of: second)
    case .paste, .mouse: ""
    }
  }
}
