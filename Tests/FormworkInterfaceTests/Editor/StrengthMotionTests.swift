import Formwork
import FormworkInterface
import Testing

/// The bar on its way, by a clock that stands still between the steps.
@Suite struct StrengthMotionTests {
  private let row = GenericPasswordRow("password") { $0.title = "Password" }
  private let other = GenericPasswordRow("other") { $0.title = "Other" }

  private func editor(animates: Bool = true) -> Editor {
    var options = EditorOptions(size: Size(columns: 80, rows: 24))
    options.animates = animates
    options.idleTimeout = nil
    let editor = Editor(form: Form() +++ Section() <<< row <<< other, options: options)
    _ = editor.frame()
    return editor
  }

  private func press(_ text: String, _ editor: Editor, at milliseconds: Int) {
    for character in text {
      editor.handle(.text(character), at: .milliseconds(milliseconds))
    }
  }

  private func strength(_ editor: Editor, at milliseconds: Int? = nil) -> String {
    if let milliseconds { editor.advance(to: .milliseconds(milliseconds)) }
    return editor.lines[1].split(separator: " ").joined(separator: " ")
  }

  @Test func onlyTheLengthIsOnItsWay() {
    let editor = editor()
    #expect(editor.wakeUp == nil)
    press("aA", editor, at: 1000)
    #expect(editor.wakeUp == nil)
    #expect(strength(editor) == "▌ ────────── fair Must contain a number")
    #expect(editor.lines[0].contains("••_"))
    let line = editor.frame().lines[1]
    #expect(line.runs.contains(Run("fair", .text)))
    #expect(editor.wakeUp == .milliseconds(1034))
    #expect(strength(editor, at: 1034) == "▌ ────────── fair Must contain a number")
    #expect(editor.frame().lines[1].runs.contains(Run("──────────", .barRest)))
    #expect(strength(editor, at: 1150) == "▌ ━━──────── fair Must contain a number")
    #expect(editor.wakeUp == .milliseconds(1184))
    #expect(strength(editor, at: 1290) == "▌ ━━━━────── fair Must contain a number")
    #expect(editor.wakeUp == .milliseconds(1300))
    #expect(strength(editor, at: 1300) == "▌ ━━━━━───── fair Must contain a number")
    #expect(editor.wakeUp == nil)
  }

  @Test func aKeyOnTheWayStartsFromWhereTheBarIs() {
    let editor = editor()
    press("aA", editor, at: 0)
    _ = editor.frame()
    #expect(strength(editor, at: 150) == "▌ ━━──────── fair Must contain a number")
    press("1bcd", editor, at: 200)
    #expect(strength(editor) == "▌ ━━━─────── strong ✓")
    #expect(strength(editor, at: 350) == "▌ ━━━━━━──── strong ✓")
    #expect(strength(editor, at: 500) == "▌ ━━━━━━━━━━ strong ✓")
    editor.handle(.control("u"), at: .milliseconds(600))
    #expect(strength(editor) == "▌", "without a password there is no bar")
    #expect(editor.wakeUp == nil)
  }

  @Test func theFramesAreFew() {
    let editor = editor()
    press("aA1bcd", editor, at: 0)
    var frames = 0
    _ = editor.frame()
    while let wakeUp = editor.wakeUp, frames < 100 {
      editor.advance(to: wakeUp)
      _ = editor.frame()
      frames += 1
    }
    #expect(frames == 9)
  }

  @Test func nothingMovesWhereTheFocusIsNot() {
    let editor = editor()
    press("aA", editor, at: 0)
    _ = editor.frame()
    editor.handle(.tab, at: .milliseconds(50))
    #expect(strength(editor).hasPrefix("━━━━━───── fair ✗"))
    #expect(editor.wakeUp == nil)
    row.value = Secret(copying: "aA1bcd".utf8)
    #expect(strength(editor) == "━━━━━━━━━━ strong ✓ Fixed")
    #expect(editor.wakeUp == nil)
    editor.handle(.backTab, at: .milliseconds(60))
    #expect(strength(editor) == "▌ ━━━━━━━━━━ strong ✓")
    #expect(editor.wakeUp == nil)
  }

  @Test func aRowThatGoesWhileItMovesIsForgotten() {
    let editor = editor()
    press("aA", editor, at: 0)
    _ = editor.frame()
    row.hidden = true
    _ = editor.frame()
    #expect(editor.wakeUp == nil)
  }

  @Test func withoutMotionTheBarIsThereAtOnce() {
    let editor = editor(animates: false)
    press("aA", editor, at: 0)
    #expect(strength(editor) == "▌ ━━━━━───── fair Must contain a number")
    #expect(editor.wakeUp == nil)
  }

  @Test func segmentsMoveToo() {
    row.strengthView = SegmentedPasswordStrengthView()
    let editor = editor()
    press("aA1", editor, at: 0)
    #expect(strength(editor).hasPrefix("▌ ── ── ── ── good"))
    #expect(strength(editor, at: 150).hasPrefix("▌ ━━ ── ── ── good"))
    #expect(strength(editor, at: 300).hasPrefix("▌ ━━ ━━ ━━ ── good"))
  }
}
