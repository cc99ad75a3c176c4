import Testing

@testable import FormworkCLI

@Suite struct HelpTextTests {
  @Test func everyHelpBeginsWithTheAccessibleWay() {
    for text in [HelpText.command] + Verb.allCases.map(HelpText.of) {
      let start = text.split(separator: "\n").prefix(2).joined(separator: "\n")
      #expect(start.contains("ACCESSIBLE=1") && start.contains("--renderer text"))
      #expect(text.hasSuffix("\n"))
    }
  }

  @Test func noLineIsOver76Columns() {
    for text in [HelpText.command] + Verb.allCases.map(HelpText.of) {
      for line in text.split(separator: "\n") { #expect(line.count <= 76) }
    }
  }

  @Test func everyOptionIsNamed() {
    for verb in Verb.allCases {
      for option in verb.options { #expect(HelpText.of(verb).contains("  \(option.name)")) }
    }
  }

  @Test func theHelpOfCheck() {
    #expect(
      HelpText.of(.check) == """
        With a screen reader, or on a terminal that shows no full screen:
        ACCESSIBLE=1 formwork run FORM, or formwork run --renderer text FORM

        Usage: formwork check [OPTIONS] FORM…
        Look for mistakes in definition files.

          --list-env              Print the variables that values may come from.

        A file called - is standard input.

        """)
  }
}
