/// The signs that a device can show.
struct Glyphs: Sendable {
  var bullet = "•"
  var focusMark = "▌"
  var cross = "✗"
  var barFull = "▰"
  var barRest = "▱"
  var chosen = "(•)"
  var notChosen = "( )"
  var pointer = "▸"
  var opens = "▾"
  /// Behind the field of a secret that can be shown: that it is hidden, and that it is shown.
  var visibility = (hidden: "○", shown: "◉")
  var more = (above: "▲", below: "▼")
  var ellipsis = "…"
  var frame = (top: ("┌", "─", "┐"), side: "│", bottom: ("└", "─", "┘"))

  static let utf8 = Glyphs()
  static let ascii = Glyphs(
    bullet: "*", focusMark: ">", cross: "!", barFull: "#", barRest: "-", chosen: "(*)",
    notChosen: "( )", pointer: ">", opens: "v",
    visibility: ("-", "o"), more: ("^", "v"), ellipsis: "~",
    frame: (("+", "-", "+"), "|", ("+", "-", "+")))
}

extension Glyphs: Equatable {
  /// There are two sets, which have nothing in common.
  static func == (left: Glyphs, right: Glyphs) -> Bool { left.bullet == right.bullet }
}
