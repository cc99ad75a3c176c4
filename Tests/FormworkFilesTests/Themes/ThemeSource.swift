import Formwork

/// The Swift of themes.
enum ThemeSource {
  private static let summaries = [
    "terminal": "Follows the terminal's own palette and asks it nothing.",
    "dark": "Paints a dark page.",
    "light": "Paints a light page.",
    "contrast": "Paints a black page, with the most contrast.",
    "mono": "Has no colours at all.",
  ]

  static func file(of themes: [Theme]) -> String {
    """
    // Made of Style/Themes/*.yaml by the reader of theme files, since not every program has that:
    // FORMWORK_UPDATE_THEMES=1 swift test --filter BuiltInThemesTests

    extension Theme {
      /// The built-in themes, in the order in which messages list them.
      public static let builtIn: [Theme] = [\(themes.map { "." + $0.name }.joined(separator: ", "))]

    \(themes.map(declaration).joined(separator: "\n\n"))
    }

    """
  }

  private static func declaration(of theme: Theme) -> String {
    let colors = ThemeRole.allCases.compactMap { role in
      theme.colors[role].flatMap { $0 == .standard ? nil : ".\(role): .\($0)" }
    }
    let styles = Style.all.compactMap { style in
      theme[style] == ThemeLook() ? nil : ".\(name(of: style)): \(look(theme[style]))"
    }
    return """
        /// \(summaries[theme.name] ?? "")
        public static let \(theme.name) = Theme(
          name: "\(theme.name)",
          colors: \(list(colors)),
          styles: \(list(styles)))
      """
  }

  private static func list(_ entries: [String]) -> String {
    guard !entries.isEmpty else { return "[:]" }
    return "[\n" + entries.map { "      \($0),\n" }.joined() + "    ]"
  }

  private static func name(of style: Style) -> String {
    if case .bar = style { "bar(nil)" } else { "\(style)" }
  }

  private static func look(_ look: ThemeLook) -> String {
    let names = TextAttributes.named.filter { look.attributes.contains($0.attribute) }
      .map { "." + $0.name }
    let arguments = [
      look.color.map { "color: .\($0.source)" }, look.ground.map { "on: .\($0.source)" },
      names.isEmpty ? nil : names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]",
    ]
    return "ThemeLook(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension ThemeColor {
  fileprivate var source: String {
    switch self {
    case .role(let role): "role(.\(role))"
    case .screen(let color): "screen(.\(color))"
    }
  }
}
