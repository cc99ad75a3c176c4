/// What the command can do.
enum Verb: String, CaseIterable {
  case run
  case render
  case check
  case inspect
  case validate
  case strength

  var options: [CommandOption] {
    switch self {
    case .run: CommandOption.run
    case .render: CommandOption.render
    case .check: CommandOption.check
    case .inspect: CommandOption.inspect
    case .validate: CommandOption.validate
    case .strength: CommandOption.strength
    }
  }

  /// What follows the options, as the help shows it.
  var operands: String {
    switch self {
    case .run, .render, .inspect: "FORM"
    case .check: "FORM…"
    case .validate: "FORM RECORDS…"
    case .strength: "[-]"
    }
  }

  /// What the verb does, in one line.
  var summary: String {
    switch self {
    case .run: "Fill in a form; standard output gets the result."
    case .render: "Show a form as plain text, once."
    case .check: "Look for mistakes in definition files."
    case .inspect: "Show the state of a form as JSON."
    case .validate: "Judge records by a form."
    case .strength: "Judge a password that is typed, or read with -."
    }
  }
}
