import Formwork
import FormworkFiles
import Testing

@Suite struct ThemeFileTests {
  private func read(_ text: String, name: String = "own.yaml") throws -> Theme {
    try Theme.read(definition: text.utf8, name: name).theme
  }

  /// What is said about a text.
  static func report(_ bytes: some Collection<UInt8>, name: String = "own.yaml") -> String {
    do throws(DefinitionError) {
      return try Theme.read(definition: bytes, name: name).report.description
    } catch {
      return error.description
    }
  }

  private func report(_ text: String) -> String { Self.report(text.utf8) }

  @Test func whatIsNotNamedIsThatOfTheBase() throws {
    let theme = try read(
      """
      theme: 1
      base: dark
      colors: {page: 235, accent: '#d7afff'}
      styles: {header: {color: accent, bold: false}, field.focus: {on: 238, underline: true}}
      glyphs: {mark: '┃'}
      motion: false
      """)
    #expect(theme.name == "own")
    #expect(theme.colors[.page] == .palette(235) && theme.colors[.accent] == .palette(183))
    #expect(theme.colors[.text] == .palette(252))
    #expect(theme.look(of: .header) == Look(color: .palette(183), on: .palette(235)))
    #expect(
      theme.look(of: .fieldFocus) == Look(color: .palette(255), on: .palette(238), .underline))
    #expect(theme.signs == ThemeSigns(nil, [.mark: "┃"]) && !theme.hasMotion)
  }

  @Test func withoutABaseItIsTerminal() throws {
    var theme = try read("theme: 1")
    #expect(theme[.cursor] == Theme.terminal[.cursor] && theme.colors == Theme.terminal.colors)
    theme = try read(
      #"{"theme": 1, "glyphs": "ascii", "colors": {"accent": 5}}"#, name: "a.json")
    #expect(theme.signs == ThemeSigns(.ascii) && theme.colors[.accent] == .palette(5))
  }

  @Test func colorsAreNumbersNamesAndHexadecimal() throws {
    let theme = try read(
      """
      theme: 1
      colors: {accent: magenta, error: 0, warning: 255, success: '#FF8700', text: default}
      styles: {mark: {color: blue}, title: {color: '#000000', on: error}}
      """)
    #expect(theme.colors[.accent] == .palette(5) && theme.colors[.error] == .palette(0))
    #expect(theme.colors[.warning] == .palette(255) && theme.colors[.success] == .palette(208))
    #expect(theme.colors[.text] == nil)
    #expect(theme[.mark].color == .screen(.palette(4)))
    #expect(theme.look(of: .title) == Look(color: .palette(16), on: .palette(0), .bold))
  }

  @Test func everyMistakeIsSaidAtItsPosition() {
    #expect(
      report(
        """
        theme: 2
        base: drak
        colours: {}
        colors: {acent: red, error: reed, page: 256, text: [1]}
        styles:
          headr: {bold: true}
          title: {color: acccent, blod: true, dim: yes}
          text: bold
        glyphs: {mark: 日, error: ab, marc: x, fine: '', busy: '⌚'}
        motion: 1
        """) == """
          own.yaml:1:8: error: theme must be 1, the version of the format
          theme: 2
                 ^
          own.yaml:2:7: error: unknown base 'drak'; did you mean 'dark'?
          base: drak
                ^~~~
          own.yaml:3:1: error: unknown key 'colours'; did you mean 'colors'?
          colours: {}
          ^~~~~~~
          own.yaml:4:10: error: unknown key 'acent'; did you mean 'accent'?
          colors: {acent: red, error: reed, page: 256, text: [1]}
                   ^~~~~
          own.yaml:4:29: error: unknown color 'reed'; did you mean 'red'?
          colors: {acent: red, error: reed, page: 256, text: [1]}
                                      ^~~~
          own.yaml:4:41: error: page must be a number from 0 to 255, '#rrggbb' in quotes, or one of default, red, green, yellow, blue, magenta, cyan
          colors: {acent: red, error: reed, page: 256, text: [1]}
                                                  ^~~
          own.yaml:4:52: error: text must be a number from 0 to 255, '#rrggbb' in quotes, or one of default, red, green, yellow, blue, magenta, cyan, not a list
          colors: {acent: red, error: reed, page: 256, text: [1]}
                                                             ^
          own.yaml:6:3: error: unknown style 'headr'; did you mean 'header'?
            headr: {bold: true}
            ^~~~~
          own.yaml:7:18: error: unknown color 'acccent'; did you mean 'accent'?
            title: {color: acccent, blod: true, dim: yes}
                           ^~~~~~~
          own.yaml:7:27: error: unknown key 'blod'; did you mean 'bold'?
            title: {color: acccent, blod: true, dim: yes}
                                    ^~~~
          own.yaml:7:44: error: dim must be true or false
            title: {color: acccent, blod: true, dim: yes}
                                                     ^~~
            hint: write true
          own.yaml:8:9: error: text must be a map
            text: bold
                  ^~~~
          own.yaml:9:16: error: mark must be one character that fills one cell
          glyphs: {mark: 日, error: ab, marc: x, fine: '', busy: '⌚'}
                         ^~
          own.yaml:9:26: error: error must be one character that fills one cell
          glyphs: {mark: 日, error: ab, marc: x, fine: '', busy: '⌚'}
                                    ^~
          own.yaml:9:30: error: unknown key 'marc'; did you mean 'mark'?
          glyphs: {mark: 日, error: ab, marc: x, fine: '', busy: '⌚'}
                                        ^~~~
          own.yaml:9:45: error: fine must be one character that fills one cell
          glyphs: {mark: 日, error: ab, marc: x, fine: '', busy: '⌚'}
                                                       ^~
          own.yaml:9:55: error: busy must be one character that fills one cell
          glyphs: {mark: 日, error: ab, marc: x, fine: '', busy: '⌚'}
                                                                 ^~~
          own.yaml:10:9: error: motion must be true or false
          motion: 1
                  ^

          """)
  }

  @Test func somethingElseIsNoTheme() {
    #expect(report("").contains("own.yaml:1:1: error: this must be a map"))
    #expect(report("- a").contains("own.yaml:1:1: error: this must be a map, not a list"))
    #expect(report("base: dark").contains("own.yaml:1:1: error: theme is missing"))
    #expect(report("theme: [").hasPrefix("own.yaml:1:"))
  }

  @Test func whatCannotBeReadWellIsSaid() {
    #expect(
      report(
        """
        theme: 1
        base: dark
        colors:
          muted: 240
        styles:
          title: {color: 238}
          field.line: {on: '#808080'}
        """) == """
          own.yaml:4:3: warning: placeholder on focus has a contrast of 1.59, text should have 4.5
            muted: 240
            ^~~~~
          own.yaml:6:3: warning: title on popup has a contrast of 1.35, text should have 4.5
            title: {color: 238}
            ^~~~~
          own.yaml:7:3: warning: field.line on 244 has a contrast of 1.0, signs and lines should have 3
            field.line: {on: '#808080'}
            ^~~~~~~~~~

          """)
  }

  /// Whatever is done to a theme, it is read or refused, never more.
  @Test func changedFilesNeverCrash() throws {
    let count = MutationTests.count("FORMWORK_THEME_MUTATIONS", usually: 300)
    let example = Array(
      """
      theme: 1
      base: dark
      colors: {page: 235, accent: '#d7afff'}
      styles: {header: {color: accent, bold: false}, field.focus: {on: 238, underline: true}}
      glyphs: {mark: '┃', error: x}
      motion: false
      """.utf8)
    let texts = try [example] + Theme.builtInNames.map(BuiltInThemesTests.text)
    MutationTests.mutate(texts, count: count) { bytes in
      let text = Self.report(bytes)
      let isPlaced = text.wholeMatch(of: /own\.yaml:[1-9]\d*:[1-9]\d*: (error|warning): (?s:.+)/)
      #expect(text.isEmpty || isPlaced != nil, "\(text)")
    }
  }
}
