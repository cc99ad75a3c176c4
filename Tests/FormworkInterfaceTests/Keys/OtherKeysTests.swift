import Formwork
import Testing

@testable import FormworkInterface

/// A form that is filled with other keys than the built-in ones.
@Suite struct OtherKeysTests {
  private let name = TextRow("name") { $0.title = "Name" }
  private let pass = GenericPasswordRow("pass") {
    $0.title = "Password"
    $0.generator = PasswordGenerator(length: 8)
  }
  private let news = CheckRow("news") { $0.title = "News" }

  private func editor(
    _ changes: KeyValuePairs<KeyAction, [Key]>, columns: Int = 100
  ) throws -> Editor {
    var options = EditorOptions(size: Size(columns: columns, rows: 24))
    options.keys = try KeyTable.changing(changes)
    return Editor(
      form: Form("Form") +++ Section() <<< name <<< pass <<< news, options: options)
  }

  @Test func theNewKeysDoItAndTheOldOnesDoNot() throws {
    let editor = try editor([
      .nextField: [.control("n")], .moveDown: [], .nextLine: [.down], .reveal: [.function(7)],
      .toggle: [.text("t")], .moveToLineStart: [.control("t")],
    ])
    editor.type("bc")
    editor.press(.control("a"))
    editor.type("d")
    editor.press(.control("t"))
    editor.type("a")
    editor.press(.tab, .down)
    #expect(editor.focusedRow === name)
    editor.press(.control("n"))
    #expect(name.value == "abcd" && editor.focusedRow === pass)
    editor.type("x")
    editor.press(.control("r"))
    #expect(!editor.isShown("x"))
    editor.press(.function(7))
    #expect(editor.isShown("x"))
    editor.press(.control("n"))
    editor.type("x")
    #expect(news.value == nil)
    editor.type("t")
    #expect(news.value == true)
  }

  @Test func keyLineAndSentencesNameTheNewKeys() throws {
    let editor = try editor([
      .nextField: [.control("n"), .tab], .moveDown: [], .nextLine: [.down],
      .reveal: [.function(7)], .submit: [.sequence(.control("x"), .control("s"))],
      .cancel: [.sequence(.control("x"), .control("q"))], .help: [.function(9)],
      .acceptOffer: [.altEnter], .takeOfferBack: [.function(3)], .generate: [.function(4)],
    ])
    editor.press(.tab)
    let keys = editor.lines.last ?? ""
    #expect(
      keys.contains("^N next   F7 show password   F4 generate   ^X ^S submit   F9 help"))
    #expect(keys.contains("^X ^Q cancel"))
    editor.press(.function(4))
    #expect(editor.screen().contains("Alt-Enter keeps it, F3 takes it back"))
    editor.press(.function(3), .backspace)
    #expect(editor.screen().contains("No echo now; F7 shows bullets again"))
  }

  @Test func anActionWithoutKeysIsNotNamed() throws {
    let editor = try editor([.help: [], .reveal: []])
    editor.press(.tab)
    #expect(editor.lines.last?.contains("help") == false)
    #expect(editor.lines.last?.contains("show") == false)
    editor.press(.function(1), .text("?"))
    #expect(!editor.screen().contains("╭"))
  }

  // MARK: Sequences

  private let submits: KeyValuePairs<KeyAction, [Key]> = [
    .submit: [.sequence(.control("x"), .control("s"))],
    .toggle: [.sequence(.control("x"), .text("t"))],
  ]

  @Test func aSequenceIsOneKey() throws {
    let editor = try editor(submits)
    editor.type("a")
    editor.press(.control("x"))
    #expect(editor.screen().contains("^X, and one more key"))
    #expect(editor.echo(of: .text("b")) == nil)
    editor.press(.control("s"))
    #expect(editor.outcome == .submitted)
    #expect(name.value == "a")
  }

  @Test func aSequenceOfAControl() throws {
    let editor = try editor(submits)
    editor.press(.tab, .tab, .control("x"))
    editor.type("t")
    #expect(news.value == true)
    #expect(!editor.screen().contains("one more key"))
  }

  @Test func aMistypedSequenceDoesNothingAndSaysSo() throws {
    let editor = try editor(submits)
    editor.press(.control("x"))
    editor.type("t")
    #expect(editor.screen().contains("^X t means nothing here"))
    #expect(name.value == nil && !editor.screen().contains("t_"))
    editor.type("u")
    #expect(!editor.screen().contains("means nothing"))
    editor.press(.tab)
    #expect(name.value == "u")
  }

  @Test func escGivesASequenceUp() throws {
    let editor = try editor(submits)
    editor.press(.control("x"), .escape)
    #expect(editor.outcome == nil)
    #expect(!editor.screen().contains("means nothing"))
    editor.press(.escape)
    #expect(editor.outcome == .cancelled)
  }

  @Test func aPasteIsNoSecondKey() throws {
    let editor = try editor(submits)
    editor.press(.control("x"), .paste("abc"), .tab)
    #expect(name.value == "abc")
  }

  @Test func theScreenIsDrawnAgain() throws {
    let editor = try editor([.redraw: [.control("o")]])
    editor.press(.control("l"))
    #expect(!editor.takeRedraw())
    editor.press(.control("o"))
    #expect(editor.takeRedraw())
    #expect(!editor.takeRedraw())
  }
}

extension Editor {
  fileprivate func isShown(_ secret: String) -> Bool {
    frame().lines.contains { line in
      line.runs.contains { $0.revealed?.withUTF8 { String(decoding: $0, as: UTF8.self) } == secret }
    }
  }
}
