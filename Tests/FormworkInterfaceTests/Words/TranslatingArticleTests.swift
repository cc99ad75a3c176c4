import Formwork
import FormworkInterface
import Foundation
import Testing

// The code of the article, as it stands there.
private func makeForm() -> Form {
  let german = WordCatalogue(
    [
      .submit: "Absenden", .cancel: "Abbrechen", .actionNext: "weiter",
      .attention: "{count} {count|Zeile braucht|Zeilen brauchen} Aufmerksamkeit",
    ],
    messages: ["required": "Muss ausgefüllt werden"])
  let form = Form("Konto") +++ Section() <<< TextRow("name") { $0.add(rule: .required) }
  form.locale = FormLocale(identifier: "de-AT")
  form.words = ["de": german]
  return form
}

/// The article on translating.
@Suite struct TranslatingArticleTests {
  @Test func theCodeIsThatOfThisFile() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = package.appending(path: "Sources/Formwork/Formwork.docc/Translating.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    #expect(blocks.count == 2)
    for block in blocks { #expect(source.contains(flat(String(block.dropFirst("swift\n".count))))) }
  }

  @Test func itIsSaid() {
    let editor = Editor(makeForm(), 60, 16)
    #expect(editor.screen().contains("Tab weiter"))
    editor.press(.control("s"))
    let screen = editor.screen()
    #expect(screen.contains("Muss ausgefüllt werden"))
    #expect(screen.contains("‹ Absenden ›  ‹ Abbrechen ›"))
    #expect(screen.contains("✗ 1 Zeile braucht Aufmerksamkeit"))
  }

  /// A text without the blanks before and behind its lines.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
