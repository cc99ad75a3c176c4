/// What there is to show a strength on.
public struct StrengthSpace: Sendable, Equatable {
  /// How many cells the line has; what is wider is cut.
  public var columns: Int
  /// How many cells a bar takes: ten, and five on a very small screen.
  public var barCells: Int
  /// Whether the device shows more than ASCII.
  public var isUTF8: Bool
  /// Whether the device shows no more than the font of a text console has, such as that of Linux.
  public var isConsole = false
  /// Whether titles stand above their fields, because the screen is narrow.
  public var isStacked: Bool
  /// Whether the device has colours; where not, only words and lengths tell strengths apart.
  public var hasColor: Bool

  /// A space.
  public init(
    columns: Int = 60, barCells: Int = 10, isUTF8: Bool = true, isStacked: Bool = false,
    hasColor: Bool = true
  ) {
    (self.columns, self.barCells) = (columns, barCells)
    (self.isUTF8, self.isStacked, self.hasColor) = (isUTF8, isStacked, hasColor)
  }

  /// The sign for a cell that is filled.
  public var fullGlyph: String { isUTF8 ? isConsole ? "═" : "▰" : "=" }
  /// The sign for a cell that is not filled.
  public var restGlyph: String { isUTF8 ? isConsole ? "─" : "▱" : "-" }
  /// How many cells stand between a bar and a word.
  public var gap: Int { isStacked ? 1 : 2 }
}
