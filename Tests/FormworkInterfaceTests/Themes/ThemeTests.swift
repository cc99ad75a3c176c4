import Formwork
import FormworkInterface
import Testing

@Suite struct ThemeTests {
  private func table(_ theme: Theme, _ palette: Palette) -> String {
    Style.all.map { "\($0.name): \(theme.look(of: $0).sgr(palette) ?? "-")" }
      .joined(separator: "\n")
  }

  @Test func allStylesAreNamed() {
    #expect(Style.all.count == 40)
    #expect(Set(Style.all.map(\.name)).count == Style.all.count)
  }

  @Test func terminalColorsSignsAndLinesOnly() {
    #expect(
      table(.terminal, Palette(count: 8)) == """
        title: 1
        label.focus: 1
        key: 1
        chosen: 1
        popup.title: 1
        header: 1
        label: -
        text: -
        option: -
        help: -
        affix: -
        group: -
        key.text: -
        status: -
        scroll: -
        footer: 3
        mark: 36
        required: 36
        chosen.sign: 36
        today: 36
        bar: 36
        match: 1;4
        field: -
        field.line: 2;4
        field.focus: -
        field.focus.line: 4;36
        placeholder: 2;3
        disabled: 2
        bar.rest: 2
        frame: 2
        behind: 2
        error: 1
        error.sign: 31
        warning: -
        warning.sign: 33
        success: -
        success.sign: 32
        cursor: 1;7
        button.filled: 1;7
        button: -
        """)
  }

  @Test func monoHasNoColors() {
    #expect(!Theme.mono.hasColor)
    #expect(
      table(.mono, Palette(count: 256)) == """
        title: 1
        label.focus: 1
        key: 1
        chosen: 1
        popup.title: 1
        header: 1
        label: -
        text: -
        option: -
        help: -
        affix: -
        group: -
        key.text: -
        status: -
        scroll: -
        footer: -
        mark: 1
        required: 1
        chosen.sign: 1
        today: 1
        bar: 1
        match: 4
        field: -
        field.line: 4
        field.focus: -
        field.focus.line: 4
        placeholder: 2
        disabled: 2
        bar.rest: 2
        frame: 2
        behind: 2
        error: 1
        error.sign: -
        warning: -
        warning.sign: -
        success: -
        success.sign: -
        cursor: 1;7
        button.filled: 1;7
        button: -
        """)
  }

  @Test func paintedThemesHaveAGroundEverywhere() {
    #expect(
      table(.dark, Palette(count: 256)) == """
        title: 1;38;5;255;48;5;234
        label.focus: 1;38;5;255;48;5;234
        key: 1;38;5;255;48;5;234
        chosen: 1;38;5;255;48;5;234
        popup.title: 1;38;5;255;48;5;234
        header: 1;38;5;80;48;5;234
        label: 38;5;252;48;5;234
        text: 38;5;252;48;5;234
        option: 38;5;252;48;5;234
        help: 38;5;248;48;5;234
        affix: 38;5;248;48;5;234
        group: 38;5;248;48;5;234
        key.text: 38;5;248;48;5;234
        status: 38;5;248;48;5;234
        scroll: 38;5;248;48;5;234
        footer: 3;38;5;248;48;5;234
        mark: 1;38;5;80;48;5;234
        required: 1;38;5;80;48;5;234
        chosen.sign: 1;38;5;80;48;5;234
        today: 1;38;5;80;48;5;234
        bar: 1;38;5;80;48;5;234
        match: 4;38;5;80;48;5;234
        field: 38;5;252;48;5;236
        field.line: 4;38;5;244;48;5;236
        field.focus: 38;5;255;48;5;237
        field.focus.line: 4;38;5;80;48;5;237
        placeholder: 3;38;5;248;48;5;237
        disabled: 38;5;244;48;5;234
        bar.rest: 38;5;244;48;5;234
        frame: 38;5;244;48;5;234
        behind: 38;5;244;48;5;234
        error: 38;5;210;48;5;234
        error.sign: 38;5;210;48;5;234
        warning: 38;5;221;48;5;234
        warning.sign: 38;5;221;48;5;234
        success: 38;5;114;48;5;234
        success.sign: 38;5;114;48;5;234
        cursor: 1;38;5;234;48;5;80
        button.filled: 1;38;5;234;48;5;80
        button: 38;5;252;48;5;236
        """)
    #expect(Theme.dark.look(of: .frame, inPopup: true).ground == .palette(236))
    #expect(table(.dark, Palette(count: Palette.trueColor)) == table(.dark, Palette(count: 256)))
  }

  @Test func aBarHasItsOwnColorWhereThereAreColors() {
    #expect(Theme.terminal.look(of: .bar(.amber)).color == .exact(.amber))
    #expect(Theme.dark.look(of: .bar(.amber)).color == .exact(.amber))
    #expect(Theme.mono.look(of: .bar(.amber)) == Look(.bold))
  }

  @Test func aThemeThatPaintsNeeds256Colors() {
    var theme = Theme.light
    theme.hasMotion = false
    for count in [8, 16, 88] { #expect(theme.shown(on: Palette(count: count)).name == "terminal") }
    #expect(theme.shown(on: Palette(count: 8)).hasMotion == false)
    for count in [256, Palette.trueColor] {
      #expect(theme.shown(on: Palette(count: count)) == theme)
    }
    for theme in Theme.builtIn {
      #expect(theme.shown(on: Palette(count: 2)).name == "mono")
    }
  }

  @Test func aThemeIsChangedInCode() {
    var theme = Theme.dark
    theme.colors[.accent] = .palette(183)
    theme[.header].attributes.remove(.bold)
    theme[.bar(.amber)].color = .screen(.palette(5))
    #expect(theme.look(of: .header) == Look(color: .palette(183), on: .palette(234)))
    #expect(theme.look(of: .bar(nil)).color == .palette(5))
  }

  @Test(arguments: [8, 16, 256, Palette.trueColor]) func basicColorsAreTheDevicesOwn(count: Int) {
    #expect(Palette(count: count).index(of: .palette(1)) == 1)
    #expect(Look(color: .palette(3)).sgr(Palette(count: count)) == "33")
  }

  @Test func withoutColorsOnlyAttributesStay() {
    let palette = Palette(count: 2)
    #expect(Look(color: .palette(1), on: .palette(2), .bold).sgr(palette) == "1")
    #expect(Look(color: .exact(.amber)).sgr(palette) == nil)
    #expect(palette.index(of: .palette(1)) == nil)
    #expect(Look([.dim, .italic, .underline, .reverse]).sgr(palette) == "2;3;4;7")
  }

  @Test func plainTextIsPaintedByTheTable() {
    let form =
      Form() +++ Section() <<< ButtonRow("b") { $0.title = "Go" }
      <<< TextRow("a") { $0.add(rule: .required) }
    form.validate()
    let text = PlainText.render(form, color: true)
    #expect(text.contains("   ‹ Go ›\n"))
    #expect(text.contains("\u{1B}[31m✗ \u{1B}[0m\u{1B}[1mMust be filled in\u{1B}[0m"))
    let painted = PlainText.render(form, width: 40, color: true, theme: .dark)
    #expect(painted.contains("\u{1B}[38;5;210;48;5;234mMust be filled in\u{1B}[0m"))
    for line in painted.split(separator: "\n") { #expect(line.hasSuffix(" \u{1B}[0m")) }
  }
}
