import Formwork
import FormworkInterface
import Testing

/// Where the insertion point is when the program rewrites what is being typed.
@Suite struct RewrittenTextTests {
  private func editor(_ rewrite: @escaping (String) -> String) -> (Editor, TextRow) {
    let row = TextRow("a") {
      $0.title = "A"
      $0.onChange { row in row.value = row.value.map(rewrite) }
    }
    return (Editor(Form() +++ Section() <<< row, 60, 12), row)
  }

  @Test func capitals() {
    let (editor, row) = editor { $0.uppercased() }
    editor.type("abc")
    editor.press(.left, .text("x"), .text("y"))
    #expect(row.value == "ABXYC" && editor.screen(cursor: true).contains("ABXY‸C"))
    editor.press(.home, .text("ß"), .text("z"))
    #expect(row.value == "SSZABXYC" && editor.screen(cursor: true).contains("SSZ‸ABXYC"))
    editor.press(.control("_"))
    #expect(row.value?.hasSuffix("ABXYC") ?? false)
  }

  @Test func groupsThatAreMade() {
    let (editor, row) = editor { text in
      let digits = Array(text.filter(\.isNumber))
      return stride(from: 0, to: digits.count, by: 4)
        .map { String(digits[$0..<min($0 + 4, digits.count)]) }.joined(separator: " ")
    }
    editor.type("12345")
    #expect(row.value == "1234 5" && editor.screen(cursor: true).contains("1234 5‸"))
    editor.press(.home, .right, .text("9"))
    #expect(row.value == "1923 45" && editor.screen(cursor: true).contains("19‸23 45"))
  }

  @Test func whatIsTypedInVainLeavesItWhereItWas() {
    let (editor, _) = editor { $0.filter { $0 != "x" } }
    editor.type("abc")
    editor.press(.left, .text("x"))
    #expect(editor.screen(cursor: true).contains("ab‸c"))
  }

  @Test func anotherTextAltogether() {
    let (editor, _) = editor { _ in "fixed" }
    editor.press(.text("q"))
    #expect(editor.screen(cursor: true).contains("fixed‸"))
  }

  @Test func areasAndSecrets() {
    let area = TextAreaRow("a") {
      $0.title = "A"
      $0.onChange { $0.value = $0.value?.uppercased() }
    }
    let editor = Editor(Form() +++ Section() <<< area, 60, 12)
    editor.type("abc")
    editor.press(.left, .enter, .text("x"), .text("y"))
    #expect(area.value == "AB\nXYC")
    let secret = PasswordRow("p") {
      $0.title = "P"
      $0.onChange { row in
        row.value = row.value.map { secret in
          secret.withUTF8 { bytes in
            Secret(copying: bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
          }
        }
      }
    }
    let other = Editor(Form() +++ Section() <<< secret, 60, 12)
    other.type("abc")
    other.press(.left, .text("x"), .text("y"))
    #expect(secret.value == Secret(copying: "ABXYC".utf8))
  }
}
