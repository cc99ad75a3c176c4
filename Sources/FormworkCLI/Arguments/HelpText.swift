/// What `--help` prints: at most 76 columns.
enum HelpText {
  static let version = "0.1.0"

  private static let accessible = """
    With a screen reader, or on a terminal that shows no full screen:
    ACCESSIBLE=1 formwork run FORM, or formwork run --renderer text FORM

    """

  /// The help of the whole command.
  static var command: String {
    var text = accessible
    text += "\nUsage: formwork VERB [OPTIONS] …\n\n"
    for verb in Verb.allCases {
      text += entry("\(verb.rawValue) \(verb.operands)", verb.summary)
    }
    text += "\n"
    text += entry("VERB --help", "The options of a verb.")
    text += entry("--version", "The version of the command.")
    return text + "\n" + exitCodes
  }

  /// The help of one verb.
  static func of(_ verb: Verb) -> String {
    var text = accessible
    let options = verb.options.isEmpty ? "" : "[OPTIONS] "
    text += "\nUsage: formwork \(verb.rawValue) \(options)\(verb.operands)\n\(verb.summary)\n\n"
    for option in verb.options {
      text += entry(
        [option.name, option.argument].compactMap(\.self).joined(separator: " "), option.help)
    }
    if !verb.options.isEmpty { text += "\n" }
    return text + "A file called - is standard input.\n"
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
