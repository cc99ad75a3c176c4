/// What a person does at the keyboard, whatever bytes a terminal sends for it.
public enum Key: Sendable, Hashable {
  /// One typed character (a grapheme, or a scalar that joins the one before).
  case text(Character)
  /// Text that was pasted at once; may hold newlines.
  case paste(PastedText)
  /// The Return or Enter key.
  case enter
  /// The Tab key, without Shift.
  case tab
  /// Tab with Shift held down.
  case backTab
  /// The Esc key by itself.
  case escape
  /// The key that deletes backwards.
  case backspace
  /// The key that deletes forwards.
  case delete
  /// The arrow that points up.
  case up
  /// The arrow that points down.
  case down
  /// The arrow that points left.
  case left
  /// The arrow that points right.
  case right
  /// The key to the beginning of the line.
  case home
  /// The key to the end of the line.
  case end
  /// The key for a page up.
  case pageUp
  /// The key for a page down.
  case pageDown
  /// Control with a lower-case letter or one of `_ ] \ ^ @`.
  case control(Character)
  /// Alt, or Esc right before the key: with a character.
  case alt(Character)
  /// Enter with Alt held down.
  case altEnter
  /// Control or Alt with Left.
  case wordLeft
  /// Control or Alt with Right.
  case wordRight
  /// Up with Alt held down.
  case altUp
  /// Down with Alt held down.
  case altDown
  /// A function key, from 1.
  case function(Int)
  /// Two keys, one after the other, as `^X ^E`.
  indirect case sequence(Key, Key)
  /// Something done with the mouse.
  case mouse(MouseEvent)
}
