import Formwork
import FormworkInterface
import Foundation
import Testing

// The code of the article, as it stands there.
final class CountingStrengthView: PasswordStrengthView {
  private var rules = 0

  override func setPasswordValidator(_ validator: any PasswordValidator) {
    rules = Int(validator.maxStrength)
  }

  override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    let met = state.isEmpty ? 0 : Int(state.strength.value)
    return [.filled("\(met)", state.strength.color), .text(" of \(rules) rules met")]
  }
}

private func makeRow() -> GenericPasswordRow {
  let row = GenericPasswordRow("password") {
    $0.title = "New password"
    $0.strengthView = CountingStrengthView()
    $0.design.labelPosition = .above
    $0.design.hintPosition = .above
    $0.design.hasDynamicHeight = false
    $0.design.visibilityGlyphs = .init(shown: "◆", hidden: "◇")
  }
  return row
}

/// The article on strength views and row designs.
@Suite struct StrengthArticleTests {
  /// The blocks of the article, without the word that names their language.
  private func blocks() throws -> [(language: Substring, text: String)] {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = package.appending(path: "Sources/Formwork/Formwork.docc/StrengthViews.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
      return (lines[0], lines.dropFirst().joined(separator: "\n"))
    }
  }

  /// A text without the blanks before and behind its lines.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func theCodeIsThatOfThisFile() throws {
    let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let code = try blocks().filter { $0.language == "swift" }
    #expect(code.count == 2)
    for block in code { #expect(source.contains(flat(block.text))) }
  }

  @Test func thePictureIsReal() throws {
    let form =
      Form("Sign up") +++ Section() <<< EmailRow("email") { $0.title = "Email" } <<< makeRow()
    let editor = Editor(form, 60, 24)
    editor.press(.tab)
    editor.type("aA")
    let picture = try #require(try blocks().first { $0.language.isEmpty }).text
    #expect(editor.screen().hasPrefix(picture))
  }
}
