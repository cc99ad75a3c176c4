import TestTerminal
import Testing

@testable import FormworkCLI

@Suite struct HelpTextTests {
  @Test func everyHelpBeginsWithItsUsageAndEndsWithTheAccessibleWay() {
    for text in [HelpText.command] + Verb.allCases.map(HelpText.of) {
      #expect(text.hasPrefix("Usage: formwork "))
      let end = text.split(separator: "\n").suffix(3).joined(separator: "\n")
      #expect(end.contains("ACCESSIBLE=1") && end.contains("--renderer text"))
      #expect(end.contains("F2"))
      #expect(text.hasSuffix("\n"))
    }
  }

  /// Two examples, which the parser takes.
  @Test func everyHelpHasTwoExamples() throws {
    for text in [HelpText.command] + Verb.allCases.map(HelpText.of) {
      let blocks = text.split(separator: "\n\n")
      let examples = try #require(blocks.dropLast().last).split(separator: "\n")
      #expect(examples.first == "Examples:" && examples.count == 3)
      for example in examples.dropFirst() {
        let start = try #require(example.firstRange(of: "formwork "))
        let words = example[start.upperBound...].prefix { !")<;".contains($0) }
          .split(separator: " ").map(String.init)
        let verb = try #require(Verb(rawValue: words.first ?? ""))
        _ = try Arguments(verb, words.dropFirst())
      }
    }
  }

  @Test func withoutWordsTheVerbsAreOnStandardError() throws {
    let result = try Formwork.run()
    #expect(result.status == .exited(2))
    #expect(result.output == "")
    #expect(
      result.errors == """
        formwork: what to do is missing

        Usage: formwork VERB [OPTIONS] …

          run FORM                Fill in a form; standard output gets the result.
          render FORM             Show a form as plain text, or as a picture.
          check FILE…             Look for mistakes in forms, themes, keys.
          inspect FORM            Show the state of a form as JSON.
          validate FORM RECORDS…  Judge records by a form.
          strength [-]            Judge a password that is typed, or read with -.

          VERB --help             The options of a verb, and examples.
          --version               The version of the command.

        """)
    for words in ["--help", "-h", "help"] {
      #expect(try Formwork.run(words).output == HelpText.command)
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
        Usage: formwork check [OPTIONS] FILE…
        Look for mistakes in forms, themes, keys.

          --list-env              Print the variables that values may come from.

        A file called - is standard input.

        Examples:
          formwork check signup.yaml
          formwork check --list-env *.yaml

        With a screen reader, or on a terminal that shows no full screen:
        ACCESSIBLE=1 formwork run FORM, or formwork run --renderer text FORM.
        F2 leaves the full screen and goes on line by line.

        """)
  }
}
