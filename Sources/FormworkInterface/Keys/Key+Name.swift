internal import Formwork

extension Key {
  /// The key with a name as files of keys write it, which are those of the key line in English
  /// without arrows: `^S`, `F10`, `Shift-Tab`, `Alt-B`, `x`, or two of them with a blank between.
  ///
  /// Nil when no key is called so.
  public init?(named name: String) {
    let parts = name.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      guard let key = Self.single(named: name) else { return nil }
      self = key
      return
    }
    guard let first = Self.single(named: String(parts[0])),
      let second = Self.single(named: String(parts[1]))
    else { return nil }
    self = .sequence(first, second)
  }

  private static func single(named name: String) -> Key? {
    if let key = byName[name] { return key }
    if name.count == 1, let character = name.first {
      return name.unicodeScalars.contains { DangerousScalars.isControl($0.value) }
        ? nil : .text(character)
    }
    if name.hasPrefix("^") { return control(String(name.dropFirst())) }
    let alt = ScreenSpeech(words: .english).name(of: .alt("x")).dropLast()
    guard name.hasPrefix(alt) else { return nil }
    let rest = name.dropFirst(alt.count)
    guard rest.count == 1, let character = rest.lowercased().first,
      !character.unicodeScalars.contains(where: { DangerousScalars.isControl($0.value) })
    else { return nil }
    return .alt(character)
  }

  /// Control with a character: some of them are what a key with a name of its own sends.
  private static func control(_ name: String) -> Key? {
    guard name.utf8.count == 1, let character = name.lowercased().first else { return nil }
    switch character {
    case "i": return .tab
    case "j", "m": return .enter
    case "h", "?": return .backspace
    case "[": return .escape
    case "a"..."z", "_", "]", "\\", "^", "@": return .control(character)
    default: return nil
    }
  }

  /// The keys that have a name of their own.
  static let named: [Key] =
    [
      .tab, .backTab, .enter, .altEnter, .escape, .text(" "), .backspace, .alt("\u{7F}"), .delete,
      .up, .down, .left, .right, .wordLeft, .wordRight, .altUp, .altDown, .home, .end, .pageUp,
      .pageDown,
    ] + (1...12).map(Key.function)

  private static let byName: [String: Key] = {
    let speech = ScreenSpeech(words: .english)
    var keys: [String: Key] = [:]
    for key in named { keys[speech.name(of: key)] = key }
    return keys
  }()
}
