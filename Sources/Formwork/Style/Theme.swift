/// How a form looks: colours, what each style looks like, signs, and whether anything moves.
///
/// A theme changes no text: everything that it says is also said by characters.
public struct Theme: Sendable, Hashable {
  /// What people call the theme.
  public var name: String
  /// The colours by what they are for; those that are missing are the device's own.
  public var colors: ThemeColors
  /// What each style looks like, in the order of `Style.all`; a dictionary of them would cost a
  /// program more at its start than all that it draws.
  private var looks: [ThemeLook]
  /// The signs that differ from those that the device would get.
  public var signs: ThemeSigns
  /// Whether bars and busy signs may move.
  public var hasMotion: Bool

  /// A theme; as made, everything is ordinary text.
  public init(
    name: String, colors: ThemeColors = [:], styles: KeyValuePairs<Style, ThemeLook> = [:],
    signs: ThemeSigns = ThemeSigns(), hasMotion: Bool = true
  ) {
    (self.name, self.colors, self.signs, self.hasMotion) = (name, colors, signs, hasMotion)
    looks = Array(repeating: ThemeLook(), count: Style.all.count)
    for (style, look) in styles { self[style] = look }
  }

  /// What a style looks like; a bar has one look, whatever its own colour is.
  public subscript(style: Style) -> ThemeLook {
    get { style.index.map { looks[$0] } ?? ThemeLook() }
    set { if let index = style.index { looks[index] = newValue } }
  }

  /// Whether the whole screen has a ground of the theme's own, for which 256 colours are needed.
  public var isPainted: Bool { (colors[.page] ?? .standard) != .standard }
  /// Whether the theme has any colour; without one, a bar's own colour does not show either.
  public var hasColor: Bool { colors.all.contains { $0 != nil && $0 != .standard } }

  /// The look of text of a style, on the page or in a popup.
  public func look(of style: Style, inPopup: Bool = false) -> Look {
    let entry = self[style]
    var look = Look(
      color: color(entry.color ?? .role(.text)),
      on: color(entry.ground ?? .role(inPopup ? .popup : .page)), entry.attributes)
    if case .bar(let own?) = style, hasColor { look.color = .exact(own) }
    return look
  }

  private func color(_ color: ThemeColor) -> ScreenColor? {
    let found =
      switch color {
      case .role(let role): colors[role] ?? .standard
      case .screen(let color): color
      }
    return found == .standard ? nil : found
  }
}

extension Style {
  /// The index among all styles, where a bar's own colour does not count.
  fileprivate var index: Int? {
    if case .bar = self { return Self.all.firstIndex(of: .bar(nil)) }
    return Self.all.firstIndex(of: self)
  }

  /// Whether the style is that of empty cells in a field, which have a line under them, or are `_`
  /// where a device has no such line.
  public var isFieldLine: Bool { self == .fieldLine || self == .fieldFocusLine }

  /// All styles in the order of their groups; a bar without a colour of its own.
  public static let all: [Style] = [
    .title, .labelFocus, .key, .chosen, .popupTitle, .header, .label, .text, .option, .help,
    .affix, .group, .keyText, .status, .scroll, .footer, .mark, .required, .chosenSign, .today,
    .bar(nil), .match, .field, .fieldLine, .fieldFocus, .fieldFocusLine, .placeholder, .disabled,
    .barRest, .frame, .behind, .error, .errorSign, .warning, .warningSign, .success, .successSign,
    .cursor, .buttonFilled, .button,
  ]
}
