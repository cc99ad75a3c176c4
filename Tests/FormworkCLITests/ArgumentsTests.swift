import Testing

@testable import FormworkCLI

@Suite struct ArgumentsTests {
  private func failure(_ verb: Verb, _ words: String...) -> String? {
    do {
      let arguments = try Arguments(verb, words)
      switch verb {
      case .run: _ = try RunArguments(arguments)
      case .validate: _ = try ValidateOptions(arguments)
      default: _ = try arguments.operand()
      }
      return nil
    } catch {
      #expect(error.code == .usage)
      return error.lines.joined(separator: "\n")
    }
  }

  @Test func optionsTakeValuesInBothWays() throws {
    let arguments = try Arguments(
      .run, ["--values=a=b.json", "--values", "-", "form.yaml", "--no-input"])
    #expect(arguments.values("--values") == ["a=b.json", "-"])
    #expect(arguments.operands == ["form.yaml"])
    #expect(arguments.contains("--no-input"))
  }

  @Test func afterTwoDashesEverythingIsAnOperand() throws {
    let arguments = try Arguments(.validate, ["f.yaml", "--", "--input", "-"])
    #expect(arguments.operands == ["f.yaml", "--input", "-"])
    #expect(arguments.options.isEmpty)
  }

  @Test func theLastOfSeveralWins() throws {
    let arguments = try Arguments(.render, ["--width", "40", "f.yaml", "--width=60"])
    #expect(arguments.value("--width") == "60")
  }

  @Test func helpStopsTheReading() throws {
    #expect(try Arguments(.run, ["--help", "--nonsense"]).wantsHelp)
  }

  @Test func mistakesAreOneLineEach() {
    #expect(
      failure(.run, "f.yaml", "--value", "x")
        == "formwork: unknown option '--value'; did you mean '--values'?")
    #expect(failure(.run, "f.yaml", "--zzzz") == "formwork: unknown option '--zzzz'")
    #expect(failure(.run, "f.yaml", "-x") == "formwork: unknown option '-x'")
    #expect(
      failure(.run, "f.yaml", "--format") == "formwork: --format needs a value: --format json|env")
    #expect(failure(.run, "f.yaml", "--strict=yes") == "formwork: --strict takes no value")
    #expect(
      failure(.run, "f.yaml", "--format", "xml")
        == "formwork: --format: 'xml' is none of json, env")
    #expect(failure(.run) == "formwork: run needs a FORM")
    #expect(failure(.run, "a.yaml", "b.yaml") == "formwork: 'b.yaml' is one operand too many")
    #expect(failure(.run, "f.yaml", "--set", "hunter2") == "formwork: --set needs TAG=VALUE")
    #expect(
      failure(.run, "f.yaml", "--secret", "password=hunter2")
        == "formwork: --secret needs TAG=-, TAG=fd:N, TAG=file:PATH or TAG=env:NAME")
    #expect(failure(.run, "f.yaml", "--error", "hunter2") == "formwork: --error needs TAG=TEXT")
    #expect(failure(.run, "f.yaml", "--error", "=x") == "formwork: --error needs TAG=TEXT")
    for text in ["0", "-1", "nan", "1e3", "", "x"] {
      #expect(
        failure(.run, "f.yaml", "--timeout", text)
          == "formwork: --timeout: '\(text)' is no number of seconds above 0")
    }
    #expect(
      failure(.validate, "f.yaml")
        == "formwork: validate needs RECORDS: the name of a file, or - for standard input")
  }

  @Test func standardInputHasOneReader() {
    #expect(
      failure(.run, "-", "--values", "-")
        == "formwork: standard input is named twice: FORM and --values")
    #expect(
      failure(.run, "f.yaml", "--answers", "-", "--secret", "password=-")
        == "formwork: standard input is named twice: --secret and --answers")
    #expect(
      failure(.run, "f.yaml", "--tty", "-", "--secret", "password=fd:0")
        == "formwork: standard input is named twice: --secret and --tty")
    #expect(
      failure(.validate, "-", "-")
        == "formwork: standard input is named twice: FORM and RECORDS")
  }

  @Test func optionsThatExcludeEachOther() {
    #expect(
      failure(.run, "f.yaml", "--tty", "-", "--renderer", "ncurses")
        == "formwork: --tty - asks line by line; it cannot be used with --renderer ncurses")
    #expect(
      failure(.run, "f.yaml", "--field", "a", "--format", "env")
        == "formwork: --field writes one bare value; it cannot be used with --format env")
    #expect(
      failure(.run, "f.yaml", "--prefix", "a") == "formwork: --prefix is for --format env")
  }
}
