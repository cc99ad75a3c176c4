/// How a device shows text besides its colour; what it cannot do is left out.
public struct TextAttributes: OptionSet, Sendable, Hashable {
  /// A bit for each attribute.
  public let rawValue: UInt8
  /// Attributes from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Thicker strokes, or brighter text.
  public static let bold = TextAttributes(rawValue: 1)
  /// Paler than other text.
  public static let dim = TextAttributes(rawValue: 2)
  /// Letters that are slanted.
  public static let italic = TextAttributes(rawValue: 4)
  /// A line under the text.
  public static let underline = TextAttributes(rawValue: 8)
  /// Text and ground with their colours changed.
  public static let reverse = TextAttributes(rawValue: 16)

  /// The attributes with the names that themes give them.
  public static let named: [(name: String, attribute: TextAttributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse),
  ]
}

/// How a piece of text is shown: its colours and attributes.
public struct Look: Sendable, Hashable {
  /// The colour of the text; nil: the device's own.
  public var color: ScreenColor?
  /// The colour behind the text; nil: the device's own.
  public var ground: ScreenColor?
  /// Everything that is not a colour.
  public var attributes: TextAttributes

  /// A look; as made, that of ordinary text.
  public init(
    color: ScreenColor? = nil, on ground: ScreenColor? = nil, _ attributes: TextAttributes = []
  ) {
    (self.color, self.ground, self.attributes) = (color, ground, attributes)
  }
}

/// What a theme says about a style: its look, with colours that the theme may name by what they are
/// for.
public struct ThemeLook: Sendable, Hashable {
  /// The colour of the text; nil: that of ordinary text.
  public var color: ThemeColor?
  /// The colour behind the text; nil: that of the page or the popup which it stands on.
  public var ground: ThemeColor?
  /// Everything that is not a colour.
  public var attributes: TextAttributes

  /// A look; as made, that of ordinary text.
  public init(
    color: ThemeColor? = nil, on ground: ThemeColor? = nil, _ attributes: TextAttributes = []
  ) {
    (self.color, self.ground, self.attributes) = (color, ground, attributes)
  }
}
