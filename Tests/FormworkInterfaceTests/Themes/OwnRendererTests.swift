import Formwork
import FormworkInterface
import Foundation
import Testing

// The code of the article, as it stands there.
struct StreamRenderer {
  let palette: Palette
  var theme = Theme.terminal

  func text(of frame: Frame) -> String {
    frame.lines.map { $0.runs.map(text).joined() + "\r\n" }.joined()
  }

  private func text(of run: Run) -> String {
    let look = theme.shown(on: palette).look(of: run.style, inPopup: run.isInPopup)
    guard let parameters = look.sgr(palette) else { return run.withVisibleLine.text }
    return "\u{1B}[\(parameters)m\(run.text)\u{1B}[0m"
  }
}

func html(of run: Run) -> String {
  let text = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  return "<span class='\(run.style.name)'>\(text)</span>"
}

func page(of form: Form, after keys: [Key]) -> String {
  let editor = Editor(form: form, options: EditorOptions(size: Size(columns: 60, rows: 10)))
  for key in keys { editor.handle(key, at: .zero) }
  return StreamRenderer(palette: Palette(count: 256)).text(of: editor.frame())
}

/// The article on renderers of one's own.
@Suite struct OwnRendererTests {
  private func flat(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func theCodeIsThatOfThisFile() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let article = folder.appending(
      path: "../../../Sources/FormworkInterface/FormworkInterface.docc/OwnRenderers.md")
    let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
    let code = stride(from: 1, to: parts.count, by: 2).map { parts[$0].dropFirst("swift\n".count) }
    #expect(code.count == 3)
    for block in code { #expect(source.contains(flat(block))) }
  }

  @Test func aFrameOnAStream() {
    let form = Form("Sign in") +++ Section() <<< TextRow("user") { $0.title = "User" }
    let lines = page(of: form, after: [.text("a"), .text("d")]).components(separatedBy: "\r\n")
    #expect(lines[0] == " \u{1B}[1mSign in\u{1B}[0m")
    let field = lines.first { $0.contains("User") }?.replacing("_", with: "")
    #expect(
      field?.replacing(" ", with: "")
        == "\u{1B}[36m▌\u{1B}[0m\u{1B}[1mUser\u{1B}[0mad\u{1B}[4;36m\u{1B}[0m")
    #expect(html(of: Run("a < b", .labelFocus)) == "<span class='label.focus'>a &lt; b</span>")
  }
}
