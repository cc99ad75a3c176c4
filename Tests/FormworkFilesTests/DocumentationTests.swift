import Formwork
import FormworkFiles
import Foundation
import Testing

/// The examples of the documentation, read as a user would type them.
@Suite struct DocumentationTests {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The blocks of a language in all articles.
  static func blocks(of language: String) throws -> [String] {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let articles = (files?.allObjects as? [URL] ?? []).filter {
      // What FormworkPasswords adds is tested there.
      $0.pathExtension == "md" && !$0.path.contains("FormworkPasswords")
    }
    return try articles.flatMap { article in
      let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
      // Every second part is a block.
      return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
        .filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
    }
  }

  @Test func definitionsLoad() throws {
    let definitions = try Self.blocks(of: "yaml")
    #expect(definitions.count >= 2)
    for definition in definitions {
      if DefinitionFile(of: definition.utf8, name: "example.yaml") == .theme {
        let report = try Theme.read(definition: definition.utf8, name: "example.yaml").report
        #expect(report.description == "")
        continue
      }
      // Keys are known to another module.
      if DefinitionFile(of: definition.utf8, name: "example.yaml") == .keys { continue }
      let report = try Form().load(definition: definition.utf8, name: "example.yaml")
      #expect(report.description == "")
    }
  }

  @Test func theErrorOfTheOverviewIsReal() throws {
    let example = try #require(
      Self.blocks(of: "").first { $0.contains("did you mean 'title'?") })
    let definition = """
      form: signup
      sections:
        - rows:
            - {titel: Username, type: text, tag: username}

      """
    let error = #expect(throws: DefinitionError.self) {
      try Form(definition: definition.utf8, name: "signup.yaml")
    }
    #expect(error?.description == example)
  }
}
