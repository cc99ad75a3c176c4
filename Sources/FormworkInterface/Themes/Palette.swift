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
  /// Whether the terminal has the 256 colours, of which most look the same everywhere.
  public var has256: Bool { count >= 256 }

  /// The number of a colour for this terminal; nil: it shows none for it.
  public func index(of color: ScreenColor) -> Int? {
    switch color {
    case .standard: nil
    case .palette(let number) where count >= Self.trueColor && number >= 16:
      color.parts.flatMap { index(of: .exact($0)) }
    case .palette(let number) where has256: Int(number)
    case .palette(let number) where number < 16: hasColor ? Self.basic[Int(number) % 8] : nil
    case .palette: color.parts.flatMap { index(of: .exact($0)) }
    case .exact(let color) where count >= Self.trueColor:
      // Direct colour reads the smallest numbers as the basic palette.
      max(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue), 8)
    case .exact(let color) where has256: Int(color.nearestPaletteNumber)
    case .exact(let color): hasColor ? color.basicNumber : nil
    }
  }

  /// The parameters of the SGR sequence (ECMA-48, ISO 8613-6) for a colour of the text, or of the
  /// ground; nil: the terminal shows none for it.
  ///
  /// The 256 colours keep their numbers where the terminal has more, since those are shorter.
  public func sgr(of color: ScreenColor, isGround: Bool = false) -> String? {
    let first = isGround ? 40 : 30
    if case .exact(let color) = color, count >= Self.trueColor {
      return "\(first + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
    guard let index = Palette(count: min(count, 256)).index(of: color) else { return nil }
    switch index {
    case ..<8: return "\(first + index)"
    case ..<16: return "\(first + 52 + index)"
    default: return "\(first + 8);5;\(index)"
    }
  }

  /// What a terminal of 8 or 16 colours shows for each of the first 8: red, green, yellow and cyan,
  /// since the others cannot be read on some grounds.
  private static let basic: [Int?] = [nil, 1, 2, 3, 6, 1, 6, nil]
}

extension Color {
  /// The number of red, green, yellow or cyan, whichever bears the colour's name; nil: it is a grey.
  ///
  /// The hue decides, not the distance: light green is nearer to yellow than to green, and both
  /// would look the same.
  fileprivate var basicNumber: Int? {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range * 5 > most else { return nil }
    let hue =
      switch most {
      case red: 60 * (green - blue) / range
      case green: 120 + 60 * (blue - red) / range
      default: 240 + 60 * (red - green) / range
      }
    switch hue {
    case ..<25: return 1
    case ..<75: return 3
    case ..<165: return 2
    case ..<265: return 6
    default: return 1
    }
  }

  /// Whether the colour says that all is well: green or blue, by its hue.
  var isReassuring: Bool { basicNumber == 2 || basicNumber == 6 }
}

extension Look {
  /// The parameters of the SGR sequence (ECMA-48) on a device, such as `1;31`; nil: the text is as
  /// the device writes.
  public func sgr(_ palette: Palette) -> String? {
    var parameters: [String] = []
    if attributes.contains(.bold) { parameters.append("1") }
    if attributes.contains(.dim) { parameters.append("2") }
    if attributes.contains(.italic) { parameters.append("3") }
    if attributes.contains(.underline) { parameters.append("4") }
    if attributes.contains(.reverse) { parameters.append("7") }
    if let color, let parameter = palette.sgr(of: color) { parameters.append(parameter) }
    if let ground, let parameter = palette.sgr(of: ground, isGround: true) {
      parameters.append(parameter)
    }
    return parameters.isEmpty ? nil : parameters.joined(separator: ";")
  }
}

extension Theme {
  /// The theme as a device can show it: `mono` where there are no colours, `terminal` where a theme
  /// that paints the screen lacks the 256 colours.
  ///
  /// Signs and motion stay as they are.
  public func shown(on palette: Palette) -> Theme {
    if palette.hasColor, palette.has256 || !isPainted { return self }
    var theme = palette.hasColor ? Theme.terminal : .mono
    (theme.signs, theme.hasMotion) = (signs, hasMotion)
    return theme
  }
}
