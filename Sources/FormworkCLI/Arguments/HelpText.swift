/// What `--help` prints: at most 76 columns.
enum HelpText {
  static let version = "0.1.0"

  private static let accessible = """
    With a screen reader, or on a terminal that shows no full screen:
    ACCESSIBLE=1 formwork run FORM, or formwork run --renderer text FORM.
    F2 leaves the full screen and goes on line by line.

    """

  /// What there is to do, in lines.
  static var verbs: [String] {
    let verbs = Verb.allCases.map { entry("\($0.rawValue) \($0.operands)", $0.summary) }
    let others = [
      entry("VERB --help", "The options of a verb, and examples."),
      entry("--version", "The version of the command."),
    ]
    let text = usage("VERB [OPTIONS] …") + "\n" + verbs.joined() + "\n" + others.joined()
    return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The help of the whole command.
  static var command: String {
    verbs.map { $0 + "\n" }.joined() + "\n" + exitCodes + "\n"
      + examples([
        "formwork run signup.yaml --output answers.json",
        "formwork validate signup.yaml records.ndjson --report text",
      ]) + "\n" + accessible
  }

  /// The help of one verb.
  static func of(_ verb: Verb) -> String {
    let options = verb.options.isEmpty ? "" : "[OPTIONS] "
    var text = usage("\(verb.rawValue) \(options)\(verb.operands)") + verb.summary + "\n\n"
    for option in verb.options {
      text += entry(
        [option.name, option.argument].compactMap(\.self).joined(separator: " "), option.help)
    }
    if !verb.options.isEmpty { text += "\n" }
    text += "A file called - is standard input.\n\n"
    return text + examples(verb.examples) + "\n" + accessible
  }

  private static func usage(_ words: String) -> String { "Usage: formwork \(words)\n" }

  private static func examples(_ commands: [String]) -> String {
    "Examples:\n" + commands.map { "  \($0)\n" }.joined()
  }

  private static let exitCodes = """
    Exit codes: 0 done and valid, 1 cancelled, 2 usage or definition wrong,
    3 values missing or invalid, 5 could not finish, 124 timed out.

    """

  private static func entry(_ head: String, _ help: String) -> String {
    let column = 26
    guard head.count < column - 2 else { return "  \(head)\n\(blanks(column))\(help)\n" }
    return "  \(head)\(blanks(column - 2 - head.count))\(help)\n"
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
