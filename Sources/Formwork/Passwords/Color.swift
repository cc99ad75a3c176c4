/// An opaque colour of 24 bits, as strengths and themes have them.
public struct Color: Sendable, Hashable {
  /// The red part, from 0 to 255.
  public var red: UInt8
  /// The green part, from 0 to 255.
  public var green: UInt8
  /// The blue part, from 0 to 255.
  public var blue: UInt8

  /// A colour from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  private init(hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }
}

extension Color {
  /// Red as Material Design has it: #f44336.
  public static let red = Color(hex: 0xF44336)
  /// Amber as Material Design has it: #ffc107.
  public static let amber = Color(hex: 0xFFC107)
  /// Yellow as Material Design has it: #ffeb3b.
  public static let yellow = Color(hex: 0xFFEB3B)
  /// Green as Material Design has it: #4caf50.
  public static let green = Color(hex: 0x4CAF50)
  /// Light green as Material Design has it: #8bc34a.
  public static let lightGreen = Color(hex: 0x8BC34A)
  /// Blue as Material Design has it: #2196f3.
  public static let blue = Color(hex: 0x2196F3)
  /// Light blue as Material Design has it: #03a9f4.
  public static let lightBlue = Color(hex: 0x03A9F4)

  /// The colours that have a name, in the order in which messages list them.
  public static let named: [(name: String, color: Color)] = [
    ("red", .red), ("amber", .amber), ("yellow", .yellow), ("green", .green),
    ("lightGreen", .lightGreen), ("blue", .blue), ("lightBlue", .lightBlue),
  ]
}

extension Color {
  /// Red, and amber, light blue and light green from a quarter, a half and three quarters of the
  /// highest strength on: what validators take that name no colours.
  public static func quarters(of maxStrength: Double) -> [Double: Color] {
    let quarter = maxStrength / 4
    return Dictionary(
      [(0, .red), (quarter, .amber), (2 * quarter, .lightBlue), (3 * quarter, .lightGreen)],
      uniquingKeysWith: { first, _ in first })
  }
}

extension Color: LosslessStringConvertible {
  /// The colour as `#rrggbb`, in lower case.
  public var description: String {
    var text = "#"
    for part in [red, green, blue] {
      if part < 16 { text += "0" }
      text += String(part, radix: 16)
    }
    return text
  }

  /// A colour from a name such as `amber`, or from `#rrggbb` in any case; nil for other text.
  public init?(_ description: String) {
    if let named = Color.named.first(where: { $0.name == description }) {
      self = named.color
      return
    }
    let digits = description.utf8.dropFirst()
    guard description.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let hex = UInt32(String(description.dropFirst()), radix: 16)
    else { return nil }
    self.init(hex: hex)
  }
}
