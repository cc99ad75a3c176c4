public import Formwork

/// Which of a terminal's colours is nearest to the one that is wanted.
public struct Palette: Equatable, Sendable {
  /// The number of colours that stands for every colour.
  public static let trueColor = 0x1000000
  /// How many colours the terminal has; below 8 it has none.
  public var count: Int
  /// The palette of a terminal with so many colours, such as 8, 16, 256 or `trueColor`.
  public init(count: Int) { self.count = count }

  /// Whether the terminal has colours at all.
  public var hasColor: Bool { count >= 8 }

  /// The number of a colour for this terminal; nil when it has no colours.
  public func index(of color: Color) -> Int? {
    switch count {
    case ..<8: nil
    case ..<16: Self.basic(color)
    case ..<256: Self.basic(color) + (Self.isBright(color) ? 8 : 0)
    case ..<Self.trueColor: Self.cube(color)
    // Direct colour reads the smallest numbers as the basic palette.
    default: max(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue), 8)
    }
  }

  /// The number of a theme's colour for this terminal; nil when it has no colours.
  public func index(of color: ScreenColor) -> Int? {
    switch color {
    case .basic(let index): hasColor ? index : nil
    case .exact(let color): index(of: color)
    }
  }

  /// The parameters of the SGR sequence (ECMA-48) for a theme's colour; nil when the terminal has no
  /// colours.
  public func sgr(of color: ScreenColor) -> String? {
    switch color {
    case .basic(let index): hasColor ? "\(30 + index)" : nil
    case .exact(let color): sgr(of: color)
    }
  }

  /// The parameters of the SGR sequence (ECMA-48, ISO 8613-6) for a colour of the text; nil when the
  /// terminal has no colours.
  public func sgr(of color: Color) -> String? {
    guard count < Self.trueColor else {
      return "38;2;\(color.red);\(color.green);\(color.blue)"
    }
    guard let index = index(of: color) else { return nil }
    return count >= 256 ? "38;5;\(index)" : index < 8 ? "\(30 + index)" : "\(82 + index)"
  }

  private typealias RGB = (red: Int, green: Int, blue: Int)

  /// The one of the eight basic colours that bears the colour's name.
  ///
  /// The hue decides, not the distance: light green is nearer to yellow than to green, and both
  /// would look the same.
  private static func basic(_ color: Color) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range * 5 > most else { return most < 96 ? 0 : 7 }
    let hue =
      switch most {
      case red: 60 * (green - blue) / range
      case green: 120 + 60 * (blue - red) / range
      default: 240 + 60 * (red - green) / range
      }
    switch hue {
    case ..<(-30): return 5
    case ..<25: return 1
    case ..<75: return 3
    case ..<165: return 2
    case ..<215: return 6
    case ..<265: return 4
    default: return 5
    }
  }

  private static func isBright(_ color: Color) -> Bool {
    max(color.red, color.green, color.blue) > 220
  }

  private static func distance(_ color: Color, _ other: RGB) -> Int {
    let red = Int(color.red) - other.red
    let green = Int(color.green) - other.green
    let blue = Int(color.blue) - other.blue
    // The eye sees differences in green best.
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  /// The nearest of the 6x6x6 cube and the grey ramp; the first sixteen may have been changed.
  private static func cube(_ color: Color) -> Int {
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    let steps = (step(color.red), step(color.green), step(color.blue))
    let cube: RGB = (level(steps.0), level(steps.1), level(steps.2))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let ramp = 8 + 10 * grey
    if distance(color, (ramp, ramp, ramp)) < distance(color, cube) { return 232 + grey }
    return 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }
}
