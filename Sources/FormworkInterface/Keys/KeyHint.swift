internal import Formwork

/// What some keys do now, for the line at the bottom that names them.
public struct KeyHint: Sendable, Hashable {
  /// The keys, such as Left and Right.
  public var keys: [Key]
  /// What the keys do, in words.
  public var long: String
  /// The same in one word, for a narrow screen.
  public var short: String
  /// The hints with the highest ranks go first when there is no room.
  public var rank: Int

  /// A hint at what keys do.
  public init(_ keys: [Key], _ long: String, short: String? = nil, rank: Int = 4) {
    (self.keys, self.long, self.short, self.rank) = (keys, long, short ?? long, rank)
  }

  /// A hint at actions of a table.
  init(
    _ actions: KeyAction..., in bindings: KeyBindings, _ word: Word, _ words: LocalizedWords,
    rank: Int = 4
  ) {
    let (long, short) = words.forms(word)
    self.init(
      actions.compactMap(bindings.firstKey), long, short: short, rank: rank)
  }

  /// How the keys are called, one after the other.
  func keyNames(in words: LocalizedWords, isUTF8: Bool) -> String {
    keys.map { $0.name(in: words, isUTF8: isUTF8) }.joined(separator: " ")
  }
}

extension Key {
  /// How the key is called on a keyboard.
  func name(in words: LocalizedWords, isUTF8: Bool) -> String {
    switch self {
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
    case .wordLeft: "^" + Key.left.name(in: words, isUTF8: isUTF8)
    case .wordRight: "^" + Key.right.name(in: words, isUTF8: isUTF8)
    case .function(let number): "F\(number)"
    case .paste, .mouse: ""
    }
  }
}
