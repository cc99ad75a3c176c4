public import Formwork

/// Attributes and colour of a piece of text.
public struct Look: Sendable, Hashable {
  /// Whether the strokes are thicker, or the text brighter.
  public var isBold: Bool
  /// Whether the text is paler than other text.
  public var isDim: Bool
  /// Whether a line is under the text.
  public var isUnderlined: Bool
  /// Whether text and background change their colours.
  public var isReversed: Bool
  /// The colour of the text; nil: the device's own.
  public var color: ScreenColor?

  /// A look; as made, that of ordinary text.
  public init(
    isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false, color: ScreenColor? = nil
  ) {
    (self.isBold, self.isDim, self.isUnderlined) = (isBold, isDim, isUnderlined)
    (self.isReversed, self.color) = (isReversed, color)
  }

  /// The parameters of the SGR sequence (ECMA-48) on a device, such as `1;31`; nil: the text is as
  /// the device writes.
  public func sgr(_ palette: Palette) -> String? {
    var parameters: [String] = []
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isUnderlined { parameters.append("4") }
    if isReversed { parameters.append("7") }
    if let color, let parameter = palette.sgr(of: color) { parameters.append(parameter) }
    return parameters.isEmpty ? nil : parameters.joined(separator: ";")
  }
}

/// A colour as a theme asks for it.
public enum ScreenColor: Sendable, Hashable {
  /// One of the eight colours of ECMA-48, from 0 to 7, whose shade the device's own palette decides.
  case basic(Int)
  /// A colour by its parts, of which the device shows the nearest that it has.
  case exact(Color)

  /// The red of the device's own palette.
  public static let red = ScreenColor.basic(1)
  /// The yellow of the device's own palette.
  public static let yellow = ScreenColor.basic(3)
}
