/// The keys that edit text in every field.
enum TextKeys {
  static let bindings = KeyBindings([
    (.moveLeft, [.left, .control("b")]), (.moveRight, [.right, .control("f")]),
    (.moveWordLeft, [.wordLeft, .alt("b")]), (.moveWordRight, [.wordRight, .alt("f")]),
    (.moveToLineStart, [.home, .control("a")]), (.moveToLineEnd, [.end, .control("e")]),
    (.deleteLeft, [.backspace, .control("h")]), (.deleteRight, [.delete, .control("d")]),
    (.killToLineEnd, [.control("k")]), (.killToLineStart, [.control("u")]),
    (.killBlankWordLeft, [.control("w")]), (.killWordRight, [.alt("d")]),
    (.killWordLeft, [.alt("\u{7F}"), .alt("\u{8}")]), (.yank, [.control("y")]),
    (.undo, [.control("_")]),
  ])
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
