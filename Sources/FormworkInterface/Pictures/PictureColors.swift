internal import Formwork

/// The colours and the font of a piece of text in a picture.
struct Ink {
  /// The colour of letters, shapes and the line under them.
  var text: Color
  /// The colour behind them.
  var ground: Color
  var isBold = false
  var isItalic = false
  var isUnderlined = false
}

/// The looks of a theme with colours for all that it leaves to the device.
struct PictureColors {
  private let theme: Theme
  /// The ground of the whole picture.
  let page: Color
  /// The colour of the insertion point, which is that of ordinary text.
  var cursor: Color { ink(of: .text, isInPopup: false).text }

  init(_ theme: Theme) {
    self.theme = theme
    page = Self.color(theme.look(of: .text).ground) ?? Self.standardGround
  }

  func ink(of run: Run) -> Ink { ink(of: run.style, isInPopup: run.isInPopup) }

  private func ink(of style: Style, isInPopup: Bool) -> Ink {
    let look = theme.look(of: style, inPopup: isInPopup)
    var ink = Ink(
      text: Self.color(look.color) ?? Self.standardText, ground: Self.color(look.ground) ?? page)
    if look.attributes.contains(.reverse) { (ink.text, ink.ground) = (ink.ground, ink.text) }
    if look.attributes.contains(.dim) { ink.text = ink.text.dimmed(on: ink.ground) }
    ink.isBold = look.attributes.contains(.bold)
    ink.isItalic = look.attributes.contains(.italic)
    ink.isUnderlined = look.attributes.contains(.underline)
    return ink
  }

  private static let standardText = Color(red: 0xD0, green: 0xD0, blue: 0xD0)
  private static let standardGround = Color(red: 0x1C, green: 0x1C, blue: 0x1C)

  /// A colour as a neutral dark terminal shows it; nil: the one for ordinary text or its ground.
  private static func color(_ color: ScreenColor?) -> Color? {
    switch color {
    case .palette(let number)? where number < 16: palette[Int(number)]
    default: color?.parts
    }
  }

  /// The first 16 colours: black, red, green, yellow, blue, magenta, cyan, white, then brighter.
  private static let palette: [Color] = [
    (0x30, 0x30, 0x30), (0xEF, 0x6B, 0x73), (0x8C, 0xC2, 0x65), (0xD9, 0xB6, 0x5A),
    (0x6C, 0xA8, 0xF0), (0xC7, 0x92, 0xEA), (0x4F, 0xC1, 0xD0), (0xD0, 0xD0, 0xD0),
    (0x80, 0x80, 0x80), (0xFF, 0x8F, 0x95), (0xAE, 0xE0, 0x8A), (0xF0, 0xD6, 0x8A),
    (0x95, 0xC4, 0xFF), (0xDF, 0xB6, 0xF7), (0x86, 0xDB, 0xE6), (0xFF, 0xFF, 0xFF),
  ].map { Color(red: $0.0, green: $0.1, blue: $0.2) }
}

extension Color {
  /// The colour as dim text has it, 55 % of the way from the ground.
  fileprivate func dimmed(on ground: Color) -> Color {
    func mixed(_ part: UInt8, _ ground: UInt8) -> UInt8 {
      UInt8((Int(part) * 55 + Int(ground) * 45) / 100)
    }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }
}
