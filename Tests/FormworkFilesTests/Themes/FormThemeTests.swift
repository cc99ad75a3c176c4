import Formwork
import Foundation
import FormworkFiles
import Testing

/// The theme that a definition names.
@Suite struct FormThemeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "formwork-themes-\(UUID().uuidString)")

  private func load(_ theme: String, files: [String: String] = [:]) throws -> Form {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "looks"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let path = folder.appending(path: "form.yaml")
    try "theme: \(theme)\nsections: [{rows: []}]".write(
      to: path, atomically: true, encoding: .utf8)
    return try Form(contentsOf: path.path)
  }

  /// The first line of what is wrong, without the folder.
  private func problem(_ theme: String, files: [String: String] = [:]) throws -> String {
    do {
      _ = try load(theme, files: files)
      return ""
    } catch let error as DefinitionError {
      let line = error.description.split(separator: "\n").first.map(String.init) ?? ""
      return line.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func aNameOrAFileInTheFolder() throws {
    #expect(try load("light").theme == .light)
    let own = ["own.yaml": "theme: 1\nbase: light", "looks/b.json": "{\"theme\": 1}"]
    var theme = Theme.light
    theme.name = "own"
    #expect(try load("own.yaml", files: own).theme == theme)
    #expect(try load("looks/b.json", files: own).theme?.name == "b")
    #expect(Form().theme == nil)
  }

  @Test func whatIsWrongIsSaidAtTheName() throws {
    #expect(
      try problem("ligth")
        == "form.yaml:1:8: error: unknown theme 'ligth'; did you mean 'light'?")
    #expect(
      try problem("../a.yaml")
        == "form.yaml:1:8: error: theme must be relative to the definition, without '..'")
    #expect(
      try problem("/etc/a.yaml")
        == "form.yaml:1:8: error: theme must be relative to the definition, without '..'")
    #expect(
      try problem("a.yaml")
        == "form.yaml:1:8: error: the theme cannot be used: a.yaml: No such file or directory")
    #expect(
      try problem("a.yaml", files: ["a.yaml": "theme: 1\nbase: x"])
        == "form.yaml:1:8: error: the theme cannot be used: a.yaml:2:7: base must be one of "
        + "terminal, dark, light, contrast, mono")
    #expect(report("theme: a.yaml\nsections: [{rows: []}]").contains("only a definition that is a"))
  }

  @Test func aFormMayBeginWithItsTheme() {
    let kind = { (text: String) in DefinitionFile(of: text.utf8, name: "a.yaml") }
    #expect(kind("theme: 1") == .theme && kind("# x\n---\ntheme: 2\nbase: dark") == .theme)
    #expect(kind("theme: dark\nform: a") == .form && kind("form: a\ntheme: 1") == .form)
    #expect(kind("") == .form && kind("theme: [") == .form && kind("a") == .form)
    #expect(DefinitionFile(of: "{\"theme\": 1}".utf8, name: "a.json") == .theme)
  }
}
