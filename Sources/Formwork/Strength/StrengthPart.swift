/// A piece of what a strength view shows, with its meaning.
public enum StrengthPart: Sendable, Hashable {
  /// What is filled, in a colour; nil: the device's own.
  case filled(String, Color?)
  /// What could be filled.
  case rest(String)
  /// The strength in words, and the strength's colour; nil: it has none. Only bars show it, since
  /// text in colour is hard to read on many grounds.
  case word(String, Color?)
  /// Text of any other meaning, drawn as help is.
  case text(String)
  /// A number of blanks, at least one.
  case gap(Int)
}

extension StrengthPart {
  /// The word of a strength, after a gap, in the strength's colour; nothing without a password.
  static func word(of state: StrengthState, behind gap: Int = 0) -> [StrengthPart] {
    guard !state.isEmpty else { return [] }
    let word = StrengthPart.word(state.strength.title, state.strength.color)
    return gap > 0 ? [.gap(gap), word] : [word]
  }
}

/// A strength as it is to be shown at one moment.
public struct StrengthState: Sendable, Equatable {
  /// The verdict on the password.
  public var strength: PasswordStrength
  /// How much is filled, from 0 to 1.
  ///
  /// The strength's fraction; for a moment after a change less or more, where bars are animated.
  public var fraction: Double
  /// Whether there is no password: nothing is filled then, and no word is said.
  public var isEmpty: Bool

  /// A strength as it is shown at one moment.
  ///
  /// - Parameters:
  ///   - strength: the verdict.
  ///   - fraction: how much is filled; nil: as the strength says, nothing without a password.
  ///   - isEmpty: whether there is no password.
  public init(_ strength: PasswordStrength, fraction: Double? = nil, isEmpty: Bool = false) {
    (self.strength, self.isEmpty) = (strength, isEmpty)
    self.fraction = fraction ?? (isEmpty ? 0 : strength.fraction)
  }

  /// How many of so many cells or segments are filled: the nearest whole number.
  public func filled(of count: Int) -> Int {
    Bar(cells: count, fraction: fraction).filled
  }
}

/// What there is to show a strength on.
public struct StrengthSpace: Sendable, Equatable {
  /// How many cells the line has; what is wider is cut.
  public var columns: Int
  /// How many cells a bar takes: ten, and five where a line has fewer than twenty.
  public var barCells: Int
  /// How many cells the widest of the words takes that say a strength.
  public var wordCells = 6
  /// Whether the device shows more than ASCII.
  public var isUTF8: Bool
  /// Whether the device shows no more than the font of a text console has, such as that of Linux.
  public var isConsole = false
  /// Signs of the theme's own, in place of those that the device would get.
  public var signs: [Sign: String] = [:]
  /// Whether titles stand above their fields, because the screen is narrow.
  public var isStacked: Bool
  /// Whether the device has colours; where not, only words and lengths tell strengths apart.
  public var hasColor: Bool

  /// A line to show a strength on.
  public init(
    columns: Int = 60, barCells: Int = 10, isUTF8: Bool = true, isStacked: Bool = false,
    hasColor: Bool = true
  ) {
    (self.columns, self.barCells) = (columns, barCells)
    (self.isUTF8, self.isStacked, self.hasColor) = (isUTF8, isStacked, hasColor)
  }

  /// The sign for a cell that is filled.
  public var fullGlyph: String {
    signs[.bar] ?? (isUTF8 ? isConsole ? "═" : "━" : "=")
  }
  /// The sign for a cell that is not filled.
  public var restGlyph: String { signs[.rest] ?? (isUTF8 ? "─" : "-") }
  /// How many cells stand between a bar and a word.
  public var gap: Int { 1 }
}
