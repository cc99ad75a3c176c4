import Formwork
import FormworkInterface
import Testing

/// Shows whatever a test wants.
private final class OwnView: PasswordStrengthView {
  var body: (StrengthState, StrengthSpace) -> [StrengthPart] = { _, _ in [] }
  override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    body(state, space)
  }
}

@Suite struct StrengthDrawingTests {
  private let row = GenericPasswordRow("a") { $0.value = Secret(copying: "aA".utf8) }

  private func lines(
    of view: PasswordStrengthView?, width: Int = 80, utf8: Bool = true, color: Bool = false
  ) -> [String] {
    row.strengthView = view
    let form = Form() +++ Section() <<< row
    return PlainText.render(form, width: width, color: color, utf8: utf8)
      .split(separator: "\n").map(String.init)
  }

  private func line(
    width: Int = 80, utf8: Bool = true, color: Bool = false,
    _ body: @escaping (StrengthState, StrengthSpace) -> [StrengthPart]
  ) -> String {
    let view = OwnView()
    view.body = body
    return lines(of: view, width: width, utf8: utf8, color: color)[1]
  }

  @Test(arguments: [
    ("bar", "━━━━━───── fair  ", "=====----- fair  "),
    ("segments", "━━ ━━ ── ── fair  ", "== == -- -- fair  "),
    ("word", "fair  ", "fair  "),
  ]) func everyViewInText(_ name: String, _ text: String, _ ascii: String) {
    let view: PasswordStrengthView =
      switch name {
      case "bar": DefaultPasswordStrengthView()
      case "segments": SegmentedPasswordStrengthView()
      default: WordPasswordStrengthView()
      }
    let hint = "   Must contain a number"
    #expect(lines(of: view)[1].hasSuffix("  " + text + hint))
    #expect(lines(of: view, utf8: false)[1].hasSuffix("  " + ascii + hint))
    let colored = lines(of: view, color: true)[1]
    // What is not valid is a warning at best.
    #expect(colored.contains("\u{1B}[33m") == (name != "word"))
    #expect(colored.hasSuffix("fair     Must contain a number"))
  }

  @Test func aThemeChangesTheSignsOfTheBar() {
    let form = Form() +++ Section() <<< row
    form.theme = Theme.terminal
    form.theme?.signs.signs = [.bar: "#", .rest: "."]
    #expect(PlainText.render(form).contains("#####..... fair"))
  }

  @Test func withoutAViewTheHintStays() {
    let shown = lines(of: nil)
    #expect(shown.count == 2)
    #expect(shown[1].hasSuffix("Must contain a number"))
    #expect(!shown[1].contains("fair"))
  }

  @Test func aValidatorThatOnlyRefusesHasNoBar() {
    struct Refusing: PasswordValidator {
      var maxStrength: Double { 0 }
      func strengthForPassword(_ password: String) -> Double { 0 }
      func hintForPassword(_ password: String) -> String? { "Is known" }
      func isPasswordValid(_ password: String) -> Bool { false }
      func colorsForStrengths() -> [Double: Color] { [:] }
    }
    row.passwordValidator = Refusing()
    let shown = lines(of: DefaultPasswordStrengthView())
    #expect(shown.count == 2)
    #expect(shown[1].trimmingPrefix { $0 == " " } == "Is known")
    row.value = nil
    #expect(lines(of: DefaultPasswordStrengthView()).count == 1)
    let form = Form() +++ Section() <<< row
    let conversation = PlainConversation(form: form)
    _ = conversation.start()
    let said = conversation.answer(secret: Secret(copying: "x".utf8))
    #expect(said == "Error: a: Is known.\na: ")
  }

  @Test func aDisabledRowShowsNothing() {
    row.disabled = true
    #expect(lines(of: DefaultPasswordStrengthView()).count == 1)
  }

  @Test func aViewOfOnesOwnIsAskedWithWhatThereIs() {
    let shown = line { state, space in
      #expect(space == StrengthSpace(columns: space.columns, hasColor: false))
      #expect(state == StrengthState(state.strength))
      return [.filled("2", state.strength.color), .text("/4")]
    }
    #expect(shown.hasSuffix("  2/4   Must contain a number"))
    _ = line(width: 40, utf8: false, color: true) { _, space in
      #expect(space.isStacked && !space.isUTF8 && space.hasColor && space.columns == 36)
      return []
    }
  }

  @Test func whatAViewGivesIsCleanedAndCut() {
    let hostile = "\u{1B}]0;x\u{07}\n\u{202E}"
    let shown = line { _, _ in [.word(hostile, nil)] }
    #expect(shown.hasSuffix("  \u{FFFD}]0;x\u{FFFD} \u{FFFD}   Must contain a number"))
    let long = String(repeating: "long", count: 1000)
    #expect(line(width: 60) { _, _ in [.rest(long)] }.count <= 60)
    #expect(line(width: 60) { _, _ in [.gap(Int.max), .gap(-3), .text("x")] }.count <= 60)
    #expect(line(width: 40, utf8: false) { _, _ in [.word("stärk", nil)] } == "   st?rk")
  }
}
