import Foundation
import Testing

/// An article of the documentation with parts that are made of what the program knows.
///
/// Each stands between `<!-- generated: name -->` and `<!-- end -->`.
struct GeneratedArticle: Sendable {
  typealias Part = (name: String, text: @Sendable () -> String)

  private let path: String
  private let parts: [Part]

  /// An article by its path below `Sources`.
  init(path: String, parts: [Part]) {
    (self.path, self.parts) = ("\(Formwork.root)/Sources/\(path)", parts)
  }

  /// The text as it is.
  var text: String { get throws { try Workspace.read(path) } }

  /// Says where the article differs from what it should be; with `FORMWORK_UPDATE_ARTICLE` set, it is
  /// written anew.
  func check() throws {
    let text = try text
    let updated = updated(text)
    if ProcessInfo.processInfo.environment["FORMWORK_UPDATE_ARTICLE"] != nil {
      try updated.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(text == updated, "run this test with FORMWORK_UPDATE_ARTICLE=1")
    }
    #expect(partNames(in: text).sorted() == parts.map(\.name).sorted())
  }

  private func updated(_ article: String) -> String {
    var lines: [String] = []
    var isSkipping = false
    for line in article.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "<!-- end -->" { isSkipping = false }
      if !isSkipping { lines.append(line) }
      guard line.hasPrefix("<!-- generated: "), line.hasSuffix(" -->") else { continue }
      isSkipping = true
      let name = String(line.dropFirst("<!-- generated: ".count).dropLast(" -->".count))
      let text = parts.first { $0.name == name }?.text() ?? "There is no part \(name)."
      lines += ["", text, ""]
    }
    return lines.joined(separator: "\n")
  }

  private func partNames(in article: String) -> [String] {
    article.split(separator: "\n").filter { $0.hasPrefix("<!-- generated: ") }
      .map { String($0.dropFirst("<!-- generated: ".count).dropLast(" -->".count)) }
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { cells in
      "| "
        + cells.map {
          $0.split(separator: "|", omittingEmptySubsequences: false)
            .joined(separator: "\\|")
        }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  static func code(_ text: String) -> String { "`\(text)`" }
}
