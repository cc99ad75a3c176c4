import Formwork
import FormworkInterface
import Testing

@Suite struct ThemeTests {
  private let styles: [Style] = [
    .text, .title, .header, .footer, .label, .labelFocus, .mark, .required, .affix, .field,
    .fieldLine, .fieldFocus, .fieldFocusLine, .placeholder, .disabled, .help, .error, .errorSign,
    .warning, .warningSign, .success, .successSign, .option, .group, .chosen, .chosenSign, .match,
    .today, .cursor, .button, .buttonFilled, .bar(nil), .bar(.lightGreen), .barRest, .frame,
    .popupTitle, .scroll, .behind, .key, .keyText, .status,
  ]

  @Test func everyStyleHasItsLook() {
    let table = styles.map { style in
      "\(style.name): \(Theme.look(of: style).sgr(Palette(count: 8)) ?? "-")"
    }
    #expect(
      table.joined(separator: "\n") == """
        text: -
        title: 1
        header: 1
        footer: 2
        label: -
        label.focus: 1
        mark: 1
        required: 1
        affix: -
        field: -
        field.line: 2;4
        field.focus: -
        field.focus.line: 4
        placeholder: 2
        disabled: 2
        help: 2
        error: 1;31
        error.sign: 31
        warning: 33
        warning.sign: 33
        success: -
        success.sign: 32
        option: -
        group: 2
        chosen: 1
        chosen.sign: 1
        match: 1;4
        today: 1
        cursor: 7
        button: -
        button.filled: 1;7
        bar: -
        bar: 32
        bar.rest: 2
        frame: -
        popup.title: 1
        scroll: 2
        behind: 2
        key: 1
        key.text: 2
        status: 2
        """)
  }

  @Test(arguments: [8, 16, 256, Palette.trueColor]) func basicColorsAreTheDevicesOwn(count: Int) {
    #expect(Palette(count: count).index(of: ScreenColor.red) == 1)
    #expect(Look(color: .yellow).sgr(Palette(count: count)) == "33")
  }

  @Test func withoutColorsOnlyAttributesStay() {
    let palette = Palette(count: 2)
    #expect(Look(isBold: true, color: .red).sgr(palette) == "1")
    #expect(Look(color: .exact(.amber)).sgr(palette) == nil)
    #expect(palette.index(of: ScreenColor.red) == nil)
    #expect(Look(isDim: true, isUnderlined: true).sgr(palette) == "2;4")
  }

  @Test func plainTextIsPaintedByTheTable() {
    let form =
      Form() +++ Section() <<< ButtonRow("b") { $0.title = "Go" }
      <<< TextRow("a") { $0.add(rule: .required) }
    form.validate()
    let text = PlainText.render(form, color: true)
    #expect(text.contains("   [ Go ]\n"))
    #expect(text.contains("\u{1B}[1;31m✗ Must be filled in\u{1B}[0m"))
  }
}
