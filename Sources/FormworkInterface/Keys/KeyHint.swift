/// What some keys do now, for the line at the bottom that names them.
public struct KeyHint: Sendable, Hashable {
  /// The keys, such as Left and Right.
  public var keys: [Key]
  /// What they do.
  public var long: String
  /// The same in one word, for a narrow screen.
  public var short: String
  /// The hints with the highest ranks go first when there is no room.
  public var rank: Int

  /// A hint.
  public init(_ keys: [Key], _ long: String, short: String? = nil, rank: Int = 4) {
    (self.keys, self.long, self.short, self.rank) = (keys, long, short ?? long, rank)
  }

  /// A hint at actions of a table.
  init(
    _ actions: KeyAction..., in bindings: KeyBindings, _ word: KeyWord, _ words: EditorWords,
    rank: Int = 4
  ) {
    let (long, short) = words.of(word)
    self.init(
      actions.compactMap(bindings.firstKey), long, short: short, rank: rank)
  }

  /// How the keys are called, one after the other.
  func keyNames(isUTF8: Bool) -> String {
    keys.map { $0.name(isUTF8: isUTF8) }.joined(separator: " ")
  }
}

extension Key {
  /// How the key is called on a keyboard.
  func name(isUTF8: Bool) -> String {
    switch self {
    case .text(" "): "Space"
    case .text(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: isUTF8 ? "↑" : "Up"
    case .down: isUTF8 ? "↓" : "Down"
    case .left: isUTF8 ? "←" : "Left"
    case .right: isUTF8 ? "→" : "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .control(let character): "^" + character.uppercased()
    case .alt(let character): "Alt-" + character.uppercased()
    case .altEnter: "Alt-Enter"
    case .wordLeft: isUTF8 ? "^←" : "^Left"
    case .wordRight: isUTF8 ? "^→" : "^Right"
    case .function(let number): "F\(number)"
    case .paste, .mouse: ""
    }
  }
}

/// What the line at the bottom says that keys do: in full, then in one word.
enum KeyWord: String, CaseIterable {
  case next = "next|next"
  case help = "help|help"
  case cancel = "cancel|cancel"
  case press = "press|press"
  case newLine = "new line|line"
  case change = "change|change"
  case choose = "choose|choose"
  case open = "open|open"
  case search = "search|search"
  case close = "close|close"
  case scroll = "scroll|scroll"
  case show = "show password|show"
  case hide = "hide password|hide"
  case showBullets = "show bullets|dots"
  case generate = "generate|generate"
  case keep = "keep it|keep"
  case takeBack = "take it back|take back"
  case another = "another one|another"
}

extension EditorWords {
  /// A word for what a key does, in full and short.
  func of(_ word: KeyWord) -> (long: String, short: String) {
    let parts = word.rawValue.split(separator: "|", maxSplits: 1).map(String.init)
    return (parts[0], parts.last ?? parts[0])
  }
}
