import Formwork
import FormworkInterface
import Testing

@Suite struct ThemeTests {
  private let styles: [Style] = [
    .text, .title, .header, .footer, .label, .labelFocus, .mark, .field, .fieldFocus, .readonly,
    .disabled, .placeholder, .help, .error, .warning, .chosen, .cursor, .button, .buttonFilled,
    .bar(nil), .bar(.lightGreen), .barRest, .frame, .keyText,
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
        field: -
        field.focus: -
        readonly: -
        disabled: 2
        placeholder: 2
        help: 2
        error: 1;31
        warning: 33
        chosen: 1
        cursor: 7
        button: -
        button.filled: 1;7
        bar: -
        bar: 32
        bar.rest: 2
        frame: -
        key.text: 2
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
