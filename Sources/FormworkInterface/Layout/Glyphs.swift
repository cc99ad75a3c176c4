internal import Formwork

/// The signs that a device can show, with those of a theme's own.
struct Glyphs: Sendable, Equatable {
  /// Which signs these are, but for single ones.
  let repertoire: ThemeSigns.Repertoire
  /// The signs in the order of `Sign`: an array costs less to hand on than many texts.
  private var signs: [String]
  /// What the busy sign shows one after the other; its first one also where nothing moves.
  private(set) var busy: [String]
  /// Those of them that are the theme's own.
  private(set) var own: [Sign: String] = [:]

  /// The signs for a device, in which a theme may change some.
  init(isUTF8: Bool = true, isConsole: Bool = false, theme: ThemeSigns = ThemeSigns()) {
    repertoire = isUTF8 ? theme.repertoire ?? (isConsole ? .console : .utf8) : .ascii
    switch repertoire {
    case .utf8: (signs, busy) = (Self.utf8Signs, Self.texts("⠼⠴⠦⠧⠇⠏⠋⠙⠹⠸"))
    case .console: (signs, busy) = (Self.consoleSigns, Self.texts("/-\\|"))
    case .ascii: (signs, busy) = (Self.asciiSigns, Self.texts("/-\\|"))
    }
    guard !theme.signs.isEmpty else { return }
    for (sign, own) in theme.signs where Sign.fits(own) && (isUTF8 || own.utf8.isPlainASCII) {
      signs[sign.rawValue] = own
      self.own[sign] = own
      if sign == .busy { busy = [own] }
    }
  }

  static let utf8 = Glyphs()
  /// What the fonts of text consoles have, such as that of Linux, with 256 or 512 characters.
  static let console = Glyphs(isConsole: true)
  static let ascii = Glyphs(isUTF8: false)

  private static let utf8Signs = texts("▌▸▾▴✗✓!–•x•…━─●‹›⠼╭╮╰╯─│")
  private static let consoleSigns = texts("▌►▼▲x√!-•x•~═─■<>/┌┐└┘─│")
  private static let asciiSigns = texts(">>v^x+!-*x*~=-o<>/++++-|")

  private static func texts(_ signs: String) -> [String] { signs.map(String.init) }

  /// The sign that means something.
  subscript(sign: Sign) -> String { signs[sign.rawValue] }

  /// Whether the device shows more than ASCII.
  var isUTF8: Bool { repertoire != .ascii }
}

extension Glyphs {
  /// Beside the row that has the focus.
  var mark: String { self[.mark] }
  /// Before the option under the cursor, in a focused button, and before what is collapsed.
  var cursor: String { self[.cursor] }
  /// Behind what opens.
  var opens: String { self[.opens] }
  /// Before what is hidden above, and below.
  var more: (above: String, below: String) { (self[.above], self[.opens]) }
  /// Before what is wrong.
  var error: String { self[.error] }
  /// Before or behind what is right.
  var fine: String { self[.fine] }
  /// Before what should be looked at.
  var look: String { self[.look] }
  /// Before what is not available.
  var notAvailable: String { self[.notAvailable] }
  /// Before an option of which one is chosen.
  var chosen: String { "(\(self[.chosen]))" }
  var notChosen: String { "( )" }
  /// Before an option of which several are chosen.
  var checked: String { "[\(self[.checked])]" }
  var notChecked: String { "[ ]" }
  /// For each character of a secret.
  var bullet: String { self[.bullet] }
  /// Where a text is cut.
  var ellipsis: String { self[.cut] }
  /// The signs of a bar: what is filled, what is not, and where a slider's value is.
  var bar: (full: String, rest: String, knob: String) { (self[.bar], self[.rest], self[.knob]) }
  /// What stands around the title of a button.
  var button: (left: String, right: String) { (self[.buttonLeft], self[.buttonRight]) }
  var frame: (top: (String, String, String), side: String, bottom: (String, String, String)) {
    (
      (self[.topLeft], self[.horizontal], self[.topRight]), self[.vertical],
      (self[.bottomLeft], self[.horizontal], self[.bottomRight])
    )
  }
  /// A line across the page.
  var line: String { self[.horizontal] }
}
