internal import Formwork

/// Which of a terminal's colours is nearest to the one that is wanted.
struct Palette: Equatable {
  /// How many colours the terminal has; below 8 it has none.
  var count: Int

  /// The number of a colour for this terminal; nil when it has no colours.
  func index(of color: Color) -> Int? {
    switch count {
    case ..<8: nil
    case ..<16: Self.nearest(to: color, in: Self.basic.prefix(8))
    case ..<256: Self.nearest(to: color, in: Self.basic.prefix(16))
    case ..<0x1000000: Self.cube(color)
    // Direct colour reads the smallest numbers as the basic palette.
    default: max(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue), 8)
    }
  }

  private typealias RGB = (red: Int, green: Int, blue: Int)

  /// xterm's first sixteen colours.
  private static let basic: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func distance(_ color: Color, _ other: RGB) -> Int {
    let red = Int(color.red) - other.red
    let green = Int(color.green) - other.green
    let blue = Int(color.blue) - other.blue
    // The eye sees differences in green best.
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  private static func nearest(to color: Color, in colors: ArraySlice<RGB>) -> Int? {
    colors.indices.min { distance(color, colors[$0]) < distance(color, colors[$1]) }
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
