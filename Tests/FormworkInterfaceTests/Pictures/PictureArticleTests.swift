import Formwork
import FormworkInterface
import Foundation
import Testing

// The code of the article, as it stands there.
func manualPicture(of form: Form) -> String {
  Picture.svg(of: form, columns: 60, focus: form.row("email"), theme: .light)
}

func picture(of form: Form, after keys: [Key]) -> String {
  let size = Size(columns: 60, rows: 12)
  let editor = Editor(form: form, options: EditorOptions(size: size))
  for key in keys { editor.handle(key, at: .zero) }
  return Picture.svg(of: editor.frame(), size: size)
}

/// The article on pictures.
@Suite struct PictureArticleTests {
  @Test func theCodeIsThatOfThisFile() throws {
    let file = URL(filePath: #filePath)
    let article = file.deletingLastPathComponent().appending(
      path: "../../../Sources/FormworkInterface/FormworkInterface.docc/Pictures.md")
    let source = try String(contentsOf: file, encoding: .utf8)
    let parts = try String(contentsOf: article, encoding: .utf8).components(
      separatedBy: "```swift\n")
    #expect(parts.count == 3)
    for part in parts.dropFirst() {
      #expect(source.contains(try #require(part.components(separatedBy: "```").first)))
    }
  }

  @Test func theCodeDraws() throws {
    let form = Form("Sign in") +++ Section() <<< TextRow("email") { $0.title = "Email" }
    #expect(try SVGDocument(manualPicture(of: form)).lines.contains { $0.contains("Email") })
    let svg = picture(of: form, after: [.text("a"), .text("<")])
    #expect(try SVGDocument(svg).lines.contains { $0.contains("a<") })
  }
}
