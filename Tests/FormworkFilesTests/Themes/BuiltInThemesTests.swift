import Foundation
import Testing

@testable import Formwork
@testable import FormworkFiles

/// The built-in themes are texts in the format of theme files; the Swift of them is made by their
/// reader.
@Suite struct BuiltInThemesTests {
  private static let folder = DocumentationTests.sources.appending(path: "Formwork/Style")

  static func text(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: "Themes/\(name).yaml")))
  }

  /// What the text says; `terminal` has no base but ordinary text.
  private func read(_ name: String) throws -> Theme {
    try DefinitionText.read(Self.text(name), name: "\(name).yaml") { root, problems in
      let base = name == "terminal" ? Theme(name: "") : .terminal
      return Theme(root, name: name, base: base, &problems)
    }.value
  }

  // A theme whose base has changed, too, is made right the second time.
  @Test func theSwiftIsWhatTheTextsSay() throws {
    let file = Self.folder.appending(path: "BuiltInThemes.swift")
    let source = ThemeSource.file(of: try Theme.builtInNames.map(read))
    if ProcessInfo.processInfo.environment["FORMWORK_UPDATE_THEMES"] != nil {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test(arguments: Theme.builtInNames) func aTextIsATheme(name: String) throws {
    let text = try Self.text(name)
    #expect(DefinitionFile(of: text, name: "\(name).yaml") == .theme)
    let (theme, report) = try Theme.read(definition: text, name: "some/\(name).yaml")
    #expect(theme == Theme.builtIn(named: name))
    #expect(report.description == "")
  }

  @Test func thereAreNoOtherTexts() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Themes").path)
    #expect(Set(files) == Set(Theme.builtInNames.map { $0 + ".yaml" }))
  }
}
