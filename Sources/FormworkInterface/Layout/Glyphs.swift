/// The signs that a device can show.
struct Glyphs: Sendable {
  /// Which signs these are.
  enum Repertoire { case utf8, console, ascii }

  var repertoire = Repertoire.utf8
  var bullet = "•"
  var focusMark = "▌"
  var cross = "✗"
  var chosen = "(•)"
  var notChosen = "( )"
  var pointer = "▸"
  var opens = "▾"
  /// Behind the field of a secret that can be shown: that it is hidden, and that it is shown.
  var visibility = (hidden: "○", shown: "◉")
  var more = (above: "▲", below: "▼")
  /// The signs of a bar: what is filled, what is not, and where a slider's value is.
  var bar = (full: "━", rest: "─", knob: "●")
  var ellipsis = "…"
  var frame = (top: ("┌", "─", "┐"), side: "│", bottom: ("└", "─", "┘"))

  static let utf8 = Glyphs()
  /// What the fonts of text consoles have, such as that of Linux, with 256 or 512 characters.
  static let console = Glyphs(
    repertoire: .console, cross: "x", pointer: "►", opens: "▼", visibility: ("-", "o"),
    bar: ("═", "─", "■"), ellipsis: "~")
  static let ascii = Glyphs(
    repertoire: .ascii, bullet: "*", focusMark: ">", cross: "x", chosen: "(*)", notChosen: "( )",
    pointer: ">", opens: "v", visibility: ("-", "o"), more: ("^", "v"), bar: ("=", "-", "o"),
    ellipsis: "~",
    frame: (("+", "-", "+"), "|", ("+", "-", "+")))

  /// Whether the device shows more than ASCII.
  var isUTF8: Bool { repertoire != .ascii }
}

extension Glyphs: Equatable {
  static func == (left: Glyphs, right: Glyphs) -> Bool { left.repertoire == right.repertoire }
}
