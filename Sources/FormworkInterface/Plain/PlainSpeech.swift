public import Formwork

/// Puts rows and their answers into words.
public struct PlainSpeech {
  /// The form that is asked.
  public let form: Form
  /// The words in the form's language.
  public var words: LocalizedWords { form.localizedWords }

  init(form: Form) { self.form = form }

  /// A word with its figures.
  func say(_ word: Word, _ figures: Values = [:]) -> String {
    words.text(word, figures)
  }

  /// What the form is called; its identifier when it has no title.
  var formName: String {
    let name = (form.displayTitle ?? form.identifier ?? "").inOneLine
    return name.isEmpty ? words[.untitledForm] : name
  }

  /// What a row is called, as it stands before a prompt's colon.
  func name(of row: BaseRow) -> String {
    var name = (row.displayTitle ?? row.tag ?? "").inOneLine
    while name.hasSuffix(":") { name = String(name.dropLast()).trimmedOfBlanks }
    return name.isEmpty ? words[.untitledRow] : name
  }

  /// The names of rows, one after the other.
  func names(of rows: [BaseRow]) -> FormValue {
    .text(rows.map(name).joined(separator: ", "))
  }

  /// What a line about a row's error says.
  func error(_ message: String, at row: BaseRow) -> String {
    words.error(message, at: name(of: row))
  }

  /// What a line about a row's warning says.
  func warning(_ message: String, at row: BaseRow) -> String {
    say(.warning, ["name": .text(name(of: row)), "message": .text(message)]).sentence
  }

  // MARK: Answers

  /// What a row's answer is: its text, of several lines the first; nil: there is none.
  public func answer(of row: BaseRow) -> String? {
    guard !row.formValue.isNull || row.unparsedText != nil else { return nil }
    let lines = row.displayText.split(whereSeparator: \.isNewline)
    guard lines.count > 1 else { return row.displayText.inOneLine }
    return say(
      .lines, ["count": .int(Int64(lines.count)), "first": .text(String(lines[0]).inOneLine)])
  }

  /// How good a password is, as a word and as figures.
  func line(of strength: PasswordStrength) -> String {
    say(
      .strength,
      [
        "word": .text(strength.title), "value": .decimal(figure(strength.value)),
        "max": .decimal(figure(strength.max)),
      ])
  }

  /// A strength with one digit behind the point at most.
  private func figure(_ strength: Double) -> DecimalNumber {
    DecimalNumber("\((strength * 10).rounded() / 10)").flatMap { number in
      number.wholeNumber.map(DecimalNumber.init) ?? number
    } ?? DecimalNumber(0)
  }

  // MARK: Options

  /// An option as a line of a list.
  func line(of choice: Choice, label: String) -> String {
    var line = choice.title.inOneLine
    if choice.isDisabled {
      line = unavailability(of: choice, .unavailable, .unavailableBecause)
    }
    line = say(.option, ["label": .text(label), "name": .text(line)]).sentence
    guard let help = choice.help?.sentence, !help.isEmpty else { return line }
    return line + " " + help
  }

  /// Why an option was not taken.
  func refusal(of choice: Choice) -> String {
    unavailability(of: choice, .isNotAvailable, .isNotAvailableBecause)
  }

  private func unavailability(
    of choice: Choice, _ short: Word, _ long: Word
  ) -> String {
    let name = FormValue.text(choice.title.inOneLine)
    guard let reason = choice.reason?.inOneLine, !reason.isEmpty else {
      return say(short, ["name": name])
    }
    return say(long, ["name": name, "reason": .text(reason)])
  }

  /// Which options a text fits, some of them by name.
  func ambiguity(of typed: String, among choices: [Choice]) -> String {
    let shown = choices.prefix(PlainOptions.pageSize).map(\.title.inOneLine)
    return say(
      shown.count < choices.count ? .fitsMoreOptions : .fitsOptions,
      [
        "typed": .text(typed.inOneLine), "count": .int(Int64(choices.count)),
        "list": .text(shown.joined(separator: ", ")),
      ])
  }
}
