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
    case .check: "FILE…"
    case .validate: "FORM RECORDS…"
    case .strength: "[-]"
    }
  }

  /// What the verb does, in one line.
  var summary: String {
    switch self {
    case .run: "Fill in a form; standard output gets the result."
    case .render: "Show a form as plain text, or as a picture."
    case .check: "Look for mistakes in forms, themes, keys."
    case .inspect: "Show the state of a form as JSON."
    case .validate: "Judge records by a form."
    case .strength: "Judge a password that is typed, or read with -."
    }
  }

  /// Two ways to use the verb, as the help shows them.
  var examples: [String] {
    switch self {
    case .run:
      [
        "formwork run signup.yaml --output answers.json",
        "answers=$(formwork run login.yaml --format env) || exit; eval \"$answers\"",
      ]
    case .render:
      [
        "formwork render signup.yaml --values answers.json",
        "formwork render signup.yaml --svg --focus email >signup.svg",
      ]
    case .check: ["formwork check signup.yaml", "formwork check --list-env *.yaml"]
    case .inspect:
      [
        "formwork inspect signup.yaml",
        "formwork inspect signup.yaml --values answers.json --validate",
      ]
    case .validate:
      [
        "formwork validate signup.yaml records.ndjson",
        "generate | formwork validate signup.yaml - --report text",
      ]
    case .strength:
      ["formwork strength", "formwork strength --validator nist - <password.txt"]
    }
  }
}
