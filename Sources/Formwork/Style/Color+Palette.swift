extension Color {
  /// One of the 256 colours of terminals; nil for the first 16, which differ from device to device.
  public init?(paletteNumber number: UInt8) {
    switch number {
    case 0..<16: return nil
    case 232...: self.init(grey: 8 + 10 * (number - 232))
    default:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let cube = number - 16
      self.init(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
    }
  }

  private init(grey: UInt8) { self.init(red: grey, green: grey, blue: grey) }

  /// The number of the nearest of the 256 colours, from 16 on, which look the same everywhere.
  public var nearestPaletteNumber: UInt8 {
    func step(_ value: UInt8) -> UInt8 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = 232 + UInt8(min(max((mean - 3) / 10, 0), 23))
    return distance(to: grey) < distance(to: cube) ? grey : cube
  }

  private func distance(to number: UInt8) -> Int {
    guard let other = Color(paletteNumber: number) else { return .max }
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    // The eye sees differences in green best.
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
