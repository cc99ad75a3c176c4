/// How a form looks: colours, what each style looks like, signs, and whether anything moves.
///
/// A theme changes no text: everything that it says is also said by characters.
public struct Theme: Sendable, Hashable {
  /// What people call the theme.
  public var name: String
  /// The colours by what they are for; those that are missing are the device's own.
  public var colors: [ThemeRole: ScreenColor]
  /// What styles look like that differ from ordinary text.
  private var styles: [Style: ThemeLook]
  /// The signs that differ from those that the device would get.
  public var signs: ThemeSigns
  /// Whether bars and busy signs may move.
  public var hasMotion: Bool

  /// A theme; as made, everything is ordinary text.
  public init(
    name: String, colors: [ThemeRole: ScreenColor] = [:], styles: [Style: ThemeLook] = [:],
    signs: ThemeSigns = ThemeSigns(), hasMotion: Bool = true
  ) {
    (self.name, self.colors, self.styles) = (name, colors, styles)
    (self.signs, self.hasMotion) = (signs, hasMotion)
  }

  /// What a style looks like; a bar has one look, whatever its own colour is.
  public subscript(style: Style) -> ThemeLook {
    get { styles[style.withoutOwnColor] ?? ThemeLook() }
    // Themes that look the same are equal.
    set { styles[style.withoutOwnColor] = newValue == ThemeLook() ? nil : newValue }
  }

  /// Whether the whole screen has a ground of the theme's own, for which 256 colours are needed.
  public var isPainted: Bool { (colors[.page] ?? .standard) != .standard }
  /// Whether the theme has any colour; without one, a bar's own colour does not show either.
  public var hasColor: Bool { colors.values.contains { $0 != .standard } }

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
  fileprivate var withoutOwnColor: Style { if case .bar = self { .bar(nil) } else { self } }

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
