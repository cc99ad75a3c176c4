extension Theme {
  /// The built-in theme of a name; nil: there is none.
  public static func builtIn(named name: String) -> Theme? { builtIn.first { $0.name == name } }

  /// The names of the built-in themes, in the order in which messages list them.
  public static let builtInNames = builtIn.map(\.name)

  /// The theme that a file describes.
  ///
  /// - Parameters:
  ///   - root: what the file holds.
  ///   - name: what people call the theme.
  ///   - base: what holds where the file names neither a base nor anything else.
  ///   - problems: takes what is wrong; warnings where a contrast is too low.
  package init(
    _ root: DefinitionNode, name: String, base: Theme = .terminal,
    _ problems: inout [DefinitionProblem]
  ) {
    var reader = ThemeReader(root, base: base, &problems)
    reader.read(&problems)
    problems += reader.lowContrasts
    self = reader.theme
    self.name = name
  }
}

/// Reads a theme file, whose keys are the same in YAML and JSON.
private struct ThemeReader {
  private let map: MapReader
  private(set) var theme: Theme
  /// Where the file names styles and colours.
  private var (styles, colors) = ([Style: SourcePosition](), [ThemeRole: SourcePosition]())

  private static let keys = ["theme", "base", "colors", "styles", "glyphs", "motion"]

  init(_ root: DefinitionNode, base: Theme, _ problems: inout [DefinitionProblem]) {
    (map, theme) = (MapReader(root, keys: Self.keys, &problems), base)
    if let node = map.node["base"] {
      if let found = node.text.flatMap(Theme.builtIn(named:)) {
        theme = found
      } else {
        problems.append(.unknownWord(node, among: Theme.builtInNames))
      }
    }
  }

  mutating func read(_ problems: inout [DefinitionProblem]) {
    guard map.node.entries != nil else { return }
    if let node = map.node["theme"] {
      if node.plainText != "1" {
        problems.append(DefinitionProblem("theme must be 1, the version of the format", at: node))
      }
    } else {
      problems.append(
        DefinitionProblem("theme is missing", at: map.node, hint: "write theme: 1 first"))
    }
    readColors(&problems)
    readStyles(&problems)
    if let node = map.node["glyphs"] { theme.signs = node.readSigns(theme.signs, &problems) }
    if let motion = map.read("motion", Bool.self, &problems) { theme.hasMotion = motion }
  }

  private mutating func readColors(_ problems: inout [DefinitionProblem]) {
    guard let node = map.node["colors"] else { return }
    let names = ThemeRole.allCases.map(\.rawValue)
    let map = MapReader(node, keys: names, &problems)
    for entry in map.node.entries ?? [] {
      guard let role = ThemeRole(rawValue: entry.name) else { continue }
      colors[role] = entry.key.position
      guard let color = ScreenColor.read(entry.value, into: &problems) else { continue }
      theme.colors[role] = color == .standard ? nil : color
    }
  }

  private mutating func readStyles(_ problems: inout [DefinitionProblem]) {
    guard let node = map.node["styles"] else { return }
    guard let entries = node.entries else {
      problems.append(node.mismatch("a map from styles to what they look like"))
      return
    }
    for entry in entries {
      guard let style = Style.all.first(where: { $0.name == entry.name }) else {
        problems.append(.unknown("style", entry.key, among: Style.all.map(\.name)))
        continue
      }
      styles[style] = entry.key.position
      theme[style].read(entry.value, &problems)
    }
  }

  /// A warning for each entry of the file that makes styles hard to read, with the worst of them.
  var lowContrasts: [DefinitionProblem] {
    let low = theme.contrasts.filter { $0.ratio < $0.needed }
    let worst = Dictionary(grouping: low, by: position).compactMapValues { found in
      found.min { $0.ratio < $1.ratio }
    }
    return worst.map { position, found in
      let kind = found.isText ? "text" : "signs and lines"
      let ratio = (found.ratio * 100).rounded(.down) / 100
      return DefinitionProblem(
        "\(found.style.name) on \(found.groundName) has a contrast of \(ratio), "
          + "\(kind) should have \(found.isText ? "4.5" : "3")",
        severity: .warning, at: position)
    }
  }

  private func position(of found: ThemeContrast) -> SourcePosition {
    if let position = styles[found.style] { return position }
    for color in [theme[found.style].color ?? .role(.text), found.ground] {
      if case .role(let role) = color, let position = colors[role] { return position }
    }
    return map.node["base"]?.position ?? map.node.position
  }
}

extension ThemeLook {
  /// Takes over what a map says; the rest stays.
  fileprivate mutating func read(
    _ node: DefinitionNode, _ problems: inout [DefinitionProblem]
  ) {
    let names = TextAttributes.named
    let map = MapReader(node, keys: ["color", "on"] + names.map(\.name), &problems)
    if let color = map.read("color", ThemeColor.self, &problems) { self.color = color }
    if let color = map.read("on", ThemeColor.self, &problems) { ground = color }
    for (name, attribute) in names {
      guard let isOn = map.read(name, Bool.self, &problems) else { continue }
      if isOn { attributes.insert(attribute) } else { attributes.remove(attribute) }
    }
  }
}

extension ScreenColor: DefinitionValue {
  private static let words = ["default"] + named.map(\.name)

  /// What must stand there: a number, `#rrggbb` or a word.
  public static var schema: String {
    "a number from 0 to 255, '#rrggbb' in quotes, or one of " + words.joined(separator: ", ")
  }

  /// The colour of a number or a word; of `#rrggbb` the nearest of the 256.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> ScreenColor? {
    if let color = node.screenColor { return color }
    problems.append(node.wrongColor(among: words, schema: schema))
    return nil
  }
}

extension ThemeColor: DefinitionValue {
  /// What must stand there: the name of one of the theme's colours, or a colour.
  public static var schema: String { "one of the theme's colors, or \(ScreenColor.schema)" }

  /// The colour that the theme has under a name, or a colour that is the same in every theme.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> ThemeColor? {
    if let role = node.text.flatMap(ThemeRole.init) { return .role(role) }
    if let color = node.screenColor { return .screen(color) }
    let words = ThemeRole.allCases.map(\.rawValue) + ["default"] + ScreenColor.named.map(\.name)
    problems.append(node.wrongColor(among: words, schema: schema))
    return nil
  }
}

extension DefinitionNode {
  /// The colour that a scalar names; nil: it names none.
  fileprivate var screenColor: ScreenColor? {
    guard let text, !isNull else { return nil }
    if text == "default" { return .standard }
    if let named = ScreenColor.named.first(where: { $0.name == text }) { return named.color }
    if let number = plainText.flatMap({ UInt8($0) }) { return .palette(number) }
    guard text.hasPrefix("#"), let color = Color(text) else { return nil }
    return .palette(color.nearestPaletteNumber)
  }

  fileprivate func wrongColor(among words: [String], schema: String) -> DefinitionProblem {
    let word = text.flatMap { isNull ? nil : $0 } ?? ""
    return Spelling.nearest(word, in: words) == nil
      ? mismatch(schema) : .unknown("color", self, among: words)
  }

  /// Signs of a theme: a word for a whole set, or a map with single ones.
  fileprivate func readSigns(
    _ base: ThemeSigns, _ problems: inout [DefinitionProblem]
  ) -> ThemeSigns {
    guard entries != nil else {
      let word = ThemeSigns.Repertoire.read(self, into: &problems)
      return word.map { ThemeSigns($0, base.signs) } ?? base
    }
    var signs = base
    let map = MapReader(self, keys: Sign.allCases.map(\.name), &problems)
    for sign in Sign.allCases {
      guard let text = map.read(sign.name, String.self, &problems) else { continue }
      if Sign.fits(text) {
        signs.signs[sign] = text
      } else if let node = map.node[sign.name] {
        problems.append(
          DefinitionProblem("\(sign.name) must be one character that fills one cell", at: node))
      }
    }
    return signs
  }
}

extension ThemeSigns.Repertoire: DefinitionValue {}
