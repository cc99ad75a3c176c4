/// An option of a verb, as the parser and the help know it.
struct CommandOption: Sendable {
  /// With its dashes.
  let name: String
  /// What the help calls its argument; nil: it takes none.
  let argument: String?
  let help: String

  init(_ name: String, _ argument: String? = nil, _ help: String) {
    (self.name, self.argument, self.help) = (name, argument, help)
  }
}

extension CommandOption {
  static let color = CommandOption("--color", "auto|always|never", "Whether to use colours.")
  static let theme = CommandOption(
    "--theme", "NAME|FILE", "The look: terminal, dark, light, contrast, mono.")
  static let values = CommandOption(
    "--values", "FILE", "What the form starts with: values by tag.")

  static let run: [CommandOption] = [
    values,
    CommandOption("--set", "TAG=VALUE", "Start one row with a value; not for secrets."),
    CommandOption("--answers", "FILE", "Values that are not asked any more."),
    CommandOption("--secret", "TAG=SOURCE", "A secret from -, fd:N, file:PATH or env:NAME."),
    CommandOption("--error", "TAG=TEXT", "What was wrong with a row at the last try."),
    CommandOption("--message", "TEXT", "What was wrong with the last try."),
    CommandOption("--no-input", nil, "Never ask; judge what is given."),
    CommandOption("--tty", "DEVICE|-", "The terminal to ask on; - asks line by line."),
    CommandOption("--renderer", "auto|ncurses|text", "Full screen, or line by line."),
    CommandOption("--format", "json|env", "How the result is written."),
    CommandOption("--prefix", "P", "What stands before the names of --format env."),
    CommandOption("--field", "TAG", "Write that one value and nothing else."),
    CommandOption("--output", "FILE", "Where the result goes; else standard output."),
    CommandOption("--secrets", "auto|show|mask|omit", "What becomes of secrets in the result."),
    CommandOption("--timeout", "SECONDS", "End with 124 if the form is not done by then."),
    color, theme,
    CommandOption(KeysChoice.option, "FILE", "Which keys do what; else FORMWORK_KEYS."),
    CommandOption("--strict", nil, "Refuse values for rows that do not exist."),
    CommandOption("--keep-typeahead", nil, "Keep what was typed before the form is shown."),
    CommandOption("--no-mouse", nil, "Leave the mouse to the terminal."),
  ]
  static let render: [CommandOption] = [
    values, CommandOption("--width", "N", "Columns of the text; 80 unless given."), color,
    theme,
    CommandOption("--svg", nil, "Draw the first screen of run as a picture."),
    CommandOption("--height", "N", "Lines of the picture; else as many as it needs."),
    CommandOption("--focus", "TAG", "The row that has the focus in the picture."),
  ]
  static let check: [CommandOption] = [
    CommandOption("--list-env", nil, "Print the variables that values may come from.")
  ]
  static let inspect: [CommandOption] = [
    values, CommandOption("--validate", nil, "Show errors too; end with 3 if there are any."),
  ]
  static let validate: [CommandOption] = [
    CommandOption("--input", "auto|ndjson|json", "How the records stand in a file."),
    CommandOption("--report", "ndjson|text", "How invalid records are reported."),
    CommandOption("--defaults", nil, "The form's values stand in for missing ones."),
    CommandOption("--unknown", "ignore|warn|refuse", "What becomes of unknown keys."),
  ]
  static let strength: [CommandOption] = [
    CommandOption(
      "--validator", "NAME|MAP", "What judges: default, another name, or a map."),
    CommandOption("--form", "FORM", "Judge as a genericPassword row of this form does."),
    CommandOption("--row", "TAG", "Which row; not needed when the form has but one."),
    CommandOption("--values", "FILE", "Values of the form's other rows, by tag."),
    CommandOption("--format", "text|json", "How the verdict is written."),
  ]
}
