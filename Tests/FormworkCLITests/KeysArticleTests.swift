import FormworkFiles
import Foundation
import Testing

@testable import Formwork
@testable import FormworkInterface

/// The article about keys lists what the table holds.
@Suite struct KeysArticleTests {
  private static let article = GeneratedArticle(
    path: "FormworkInterface/FormworkInterface.docc/Keys.md", parts: [("keys", table)])

  @Test func theArticleIsThatOfTheTable() throws { try Self.article.check() }

  @Test func everyActionIsThere() throws {
    let text = try Self.article.text
    for name in KeyTableBuilding(KeyPlace.all(of: .builtIn)).actionNames {
      #expect(text.contains("| `\(name)` |"))
    }
    let prose = try #require(text.components(separatedBy: "## All actions").first)
    for action in KeyTableBuilding.needed { #expect(prose.contains("`\(action.rawValue)`")) }
  }

  @Test func theExampleCanBeUsed() throws {
    let parts = try Self.article.text.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("yaml\nkeys: 1\n") }).dropFirst(5)
    let (table, report) = try DefinitionFile.read(Array(example.utf8), name: "keys.yaml") {
      KeyTable.read($0, into: &$1)
    }
    #expect(report.description == "")
    #expect(table.keys(of: .nextField, in: FormKeys.always) == [.control("n"), .tab])
    // The code of the article.
    let changed = try KeyTable.changing(["submit": [.function(5)], "undo": []])
    #expect(changed.keys(of: .undo, in: TextKeys.bindings) == [])
    let code = #"KeyTable.changing(["submit": [.function(5)], "undo": []])"#
    #expect(parts.contains { $0.contains(code) })
  }

  private static func table() -> String {
    let speech = ScreenSpeech(words: .english)
    let rows = KeyPlace.groups(of: KeyPlace.all(of: .builtIn)).flatMap { group in
      group.all.enumerated().map { index, binding in
        [
          index == 0 ? GeneratedArticle.code(group.name) : "",
          GeneratedArticle.code(binding.action.rawValue),
          binding.keys.map { GeneratedArticle.code(speech.name(of: $0)) }.joined(separator: ", "),
          binding.meaning.text(.english),
        ]
      }
    }
    return GeneratedArticle.table(["where", "action", "keys", "does"], rows)
  }
}
