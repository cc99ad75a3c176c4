import Formwork
import Testing

/// How well everything can be read, by the ratio of WCAG 2.
@Suite struct ThemeContrastTests {
  /// What can hardly be read in a theme.
  private func faults(in theme: Theme, text: Double) -> [String] {
    theme.contrasts.filter { $0.ratio < ($0.isText ? text : 3) }
      .map { "\($0.style.name) on \($0.groundName): \($0.ratio)" }
  }

  @Test(arguments: [(Theme.dark, 4.5), (.light, 4.5), (.contrast, 7)])
  func everyStyleCanBeReadOnEveryGround(_ theme: Theme, _ text: Double) {
    #expect(faults(in: theme, text: text) == [])
    // A style without a ground of its own has two.
    let own = Style.all.count { theme[$0].ground != nil }
    #expect(theme.contrasts.count == 2 * Style.all.count - own)
    #expect(own == 8)
  }

  @Test(arguments: [(Theme.dark, 4.8), (.light, 4.9), (.contrast, 9.1)])
  func theLowestContrastOfText(_ theme: Theme, _ ratio: Double) {
    let lowest = theme.contrasts.filter(\.isText).map(\.ratio).min() ?? 0
    #expect((lowest * 10).rounded() / 10 == ratio)
  }

  @Test func aSpoiledThemeIsFound() {
    var theme = Theme.dark
    theme.colors[.muted] = .palette(240)
    #expect(faults(in: theme, text: 4.5).contains { $0.hasPrefix("help on popup: 1.8") })
    theme = .dark
    theme[.barRest].attributes = .dim
    #expect(faults(in: theme, text: 4.5).contains { $0.hasPrefix("bar.rest on page: 2.") })
    theme = .light
    theme[.label].ground = .role(.accent)
    #expect(faults(in: theme, text: 4.5).count == 1)
  }

  @Test func blackOnWhiteIs21() {
    let theme = Theme(
      name: "", colors: [.page: .palette(16), .text: .palette(231), .popup: .palette(231)])
    #expect(theme.contrasts.map(\.ratio).max() == 21 && theme.contrasts.map(\.ratio).min() == 1)
  }

  @Test(arguments: [Theme.terminal, .mono]) func noTextHasAColor(_ theme: Theme) {
    #expect(theme.contrasts.isEmpty)
    for style in Style.all where style.isText {
      let look = theme.look(of: style)
      #expect(look.color == nil && look.ground == nil, "\(style.name)")
    }
    for style in Style.all {
      let look = theme.look(of: style)
      #expect(look.color == nil || !look.attributes.contains(.bold), "\(style.name)")
    }
  }
}
