import Formwork
import FormworkFiles
import FormworkTerminal
import Foundation
import Testing

// The code of the article, as it stands there.
func ownOptions() -> RunOptions {
  var options = RunOptions()
  options.theme = .dark
  options.theme?.colors[.accent] = .palette(183)
  options.theme?[.header].attributes.remove(.bold)
  return options
}

/// The article about themes has the tables of the built-in ones.
@Suite struct ThemesArticleTests {
  private static let article = GeneratedArticle(
    path: "FormworkInterface/FormworkInterface.docc/Themes.md",
    parts: [("roles", roles), ("styles", styles), ("signs", signs)])

  @Test func theArticleIsThatOfTheThemes() throws { try Self.article.check() }

  @Test func everyStyleIsInTheArticle() throws {
    let text = try Self.article.text
    for style in Style.all { #expect(text.contains("| `\(style.name)` |")) }
  }

  @Test func theCodeIsThatOfThisFile() throws {
    func flat(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let parts = try Self.article.text.components(separatedBy: "```swift\n")
    let code = try #require(parts.last?.components(separatedBy: "```").first)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(parts.count == 2 && flat(source).contains(flat(code)))
    #expect(ownOptions().theme?.look(of: .header) == Look(color: .palette(183), on: .palette(234)))
  }

  private static func roles() -> String {
    GeneratedArticle.table(
      ["color"] + Theme.builtInNames,
      ThemeRole.allCases.map { role in
        [GeneratedArticle.code(role.rawValue)]
          + Theme.builtIn.map { name(of: $0.colors[role] ?? .standard) }
      })
  }

  private static func styles() -> String {
    GeneratedArticle.table(
      ["style"] + Theme.builtInNames,
      Style.all.map { style in
        [GeneratedArticle.code(style.name)] + Theme.builtIn.map { words(for: $0[style]) }
      })
  }

  private static func signs() -> String {
    Sign.allCases.map { GeneratedArticle.code($0.name) }.joined(separator: ", ")
  }

  private static func name(of color: ScreenColor) -> String {
    switch color {
    case .standard: "default"
    case .palette(let number):
      ScreenColor.named.first { $0.color == color }?.name ?? "\(number)"
    case .exact(let color): color.description
    }
  }

  private static func name(of color: ThemeColor) -> String {
    switch color {
    case .role(let role): role.rawValue
    case .screen(let color): name(of: color)
    }
  }

  private static func words(for look: ThemeLook) -> String {
    let color = look.color.map { name(of: $0) }
    let ground = look.ground.map { "on \(name(of: $0))" }
    let colors = [color ?? (ground == nil ? nil : "text"), ground].compactMap(\.self)
    let attributes = TextAttributes.named.filter { look.attributes.contains($0.attribute) }
    let words = [colors.joined(separator: " ")] + attributes.map(\.name)
    let text = words.filter { !$0.isEmpty }.joined(separator: ", ")
    return text.isEmpty ? "text" : text
  }
}
