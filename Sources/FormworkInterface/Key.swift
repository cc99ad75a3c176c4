/// What a person does at the keyboard, whatever bytes a terminal sends for it.
public enum Key: Sendable, Hashable {
  /// One typed character (a grapheme, or a scalar that joins the one before).
  case text(Character)
  /// Text that was pasted at once; may hold newlines.
  case paste(PastedText)
  /// Return or Enter.
  case enter
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// Esc alone.
  case escape
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Control with a lower-case letter or one of `_ ] \ ^ @`.
  case control(Character)
  /// Alt, or Esc right before the key: with a character.
  case alt(Character)
  /// Alt with Enter.
  case altEnter
  /// Control or Alt with Left.
  case wordLeft
  /// Control or Alt with Right.
  case wordRight
  /// A function key, from 1.
  case function(Int)
  /// Something done with the mouse.
  case mouse(MouseEvent)
}
