internal import Formwork

/// The keys that edit text in every field.
enum TextKeys {
  static let bindings = KeyBindings(
    "text", takesText: true,
    [
      (.moveLeft, [.left, .control("b")], .doesMoveLeft),
      (.moveRight, [.right, .control("f")], .doesMoveRight),
      (.moveWordLeft, [.wordLeft, .alt("b")], .doesMoveWordLeft),
      (.moveWordRight, [.wordRight, .alt("f")], .doesMoveWordRight),
      (.moveToLineStart, [.home, .control("a")], .doesMoveToLineStart),
      (.moveToLineEnd, [.end, .control("e")], .doesMoveToLineEnd),
      (.deleteLeft, [.backspace], .doesDeleteLeft),
      (.deleteRight, [.delete, .control("d")], .doesDeleteRight),
      (.killToLineEnd, [.control("k")], .doesKillToLineEnd),
      (.killToLineStart, [.control("u")], .doesKillToLineStart),
      (.killBlankWordLeft, [.control("w")], .doesKillBlankWordLeft),
      (.killWordRight, [.alt("d")], .doesKillWordRight),
      (.killWordLeft, [.alt("\u{7F}")], .doesKillWordLeft),
      (.yank, [.control("y")], .doesYank), (.undo, [.control("_")], .doesUndo),
    ])
}

extension ScreenSpeech {
  /// What the keys do that edit a text.
  ///
  /// - Parameters:
  ///   - isReadOnly: Whether only the insertion point may move.
  ///   - isSecret: Whether nothing of the text is kept outside of it.
  /// - Returns: The hints, for the help.
  public func hintsOfText(isReadOnly: Bool = false, isSecret: Bool = false) -> [KeyHint] {
    let changing = TextKeys.bindings.all.map(\.action).filter {
      TextAction($0)?.changes ?? false
    }
    let idle: [KeyAction] = isReadOnly ? changing : isSecret ? [.yank, .undo] : []
    return hints(of: TextKeys.bindings, except: Set(idle))
  }
}

extension KeyAction {
  static let moveLeft = KeyAction("moveLeft")
  static let moveRight = KeyAction("moveRight")
  static let moveWordLeft = KeyAction("moveWordLeft")
  static let moveWordRight = KeyAction("moveWordRight")
  static let moveToLineStart = KeyAction("moveToLineStart")
  static let moveToLineEnd = KeyAction("moveToLineEnd")
  static let deleteLeft = KeyAction("deleteLeft")
  static let deleteRight = KeyAction("deleteRight")
  static let killToLineEnd = KeyAction("killToLineEnd")
  static let killToLineStart = KeyAction("killToLineStart")
  static let killBlankWordLeft = KeyAction("killBlankWordLeft")
  static let killWordLeft = KeyAction("killWordLeft")
  static let killWordRight = KeyAction("killWordRight")
  static let yank = KeyAction("yank")
  static let undo = KeyAction("undo")
}
