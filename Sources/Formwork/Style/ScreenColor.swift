/// A colour as a screen shows it.
public enum ScreenColor: Sendable, Hashable {
  /// The colour that the device has for ordinary text, or for its ground.
  case standard
  /// One of the 256 colours that most terminals number; the device decides how the first 16 look.
  case palette(UInt8)
  /// A colour by its parts, of which the device shows the nearest that it has.
  case exact(Color)

  /// The colours of the device's own that have a name, in the order of their numbers from 1 on.
  public static let named: [(name: String, color: ScreenColor)] = [
    ("red", .palette(1)), ("green", .palette(2)), ("yellow", .palette(3)), ("blue", .palette(4)),
    ("magenta", .palette(5)), ("cyan", .palette(6)),
  ]

  /// The parts of the colour; nil: the device decides them.
  public var parts: Color? {
    switch self {
    case .standard: nil
    case .palette(let number): Color(paletteNumber: number)
    case .exact(let color): color
    }
  }
}

/// A colour in a theme.
public enum ThemeColor: Sendable, Hashable {
  /// The colour that the theme has for something.
  case role(ThemeRole)
  /// A colour that is the same in every theme.
  case screen(ScreenColor)
}
