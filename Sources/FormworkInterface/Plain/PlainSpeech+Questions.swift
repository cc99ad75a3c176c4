internal import Formwork

extension PlainSpeech {
  /// The line that asks for a row: which of how many, its name, what is wanted, what it has.
  func question(_ row: BaseRow, place: Int, count: Int, isAnswered: Bool) -> String {
    let need = need(of: row).map { words[$0] }
    let demand = [name(of: row), need, kind(of: row)].compactMap(\.self)
    var sentences = [
      say(.question, ["n": .int(Int64(place)), "count": .int(Int64(count))]),
      demand.joined(separator: ", ").sentence,
      (row.displayHelp ?? "").sentence,
    ]
    switch row.control {
    case .secret:
      if let row = row as? _GenericPasswordRow, row.generator != nil {
        sentences.append(words[.canGenerate])
      }
      sentences.append(words[.notShown])
    case .textArea: sentences.append(words[.severalLines])
    default: break
    }
    if let answer = answer(of: row, labelled: true) {
      let word = isAnswered ? PlainWord.yourAnswer : .defaultAnswer
      sentences.append(say(word, ["value": .text(answer)]).sentence)
    }
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether an answer is demanded; nil where none is but Enter alone gives none.
  private func need(of row: BaseRow) -> PlainWord? {
    guard row.isRequired else {
      if case .toggle = row.control, row.formValue.isNull { return nil }
      return .optional
    }
    if case .toggle = row.control, row.anyRules.contains(where: { $0.name == "accepted" }) {
      return .mustBeYes
    }
    return .required
  }

  /// What kind of answer is wanted, with its range; nil for text.
  func kind(of row: BaseRow) -> String? {
    switch row.control {
    case .toggle: return words[.yesOrNo]
    case .choice: return words[.chooseOne]
    case .text: break
    default: return nil
    }
    switch type(of: row).typeName {
    case Int.typeName: return ranged(words[.wholeNumber], row, " ")
    case DecimalNumber.typeName: return ranged(words[.number], row, " ")
    case LocalDate.typeName: return ranged(dated(.day, example.map(form.locale.text)), row, ", ")
    case LocalTime.typeName:
      return ranged(say(.time, ["example": .text("14:30")]), row, ", ")
    case LocalDateTime.typeName:
      return ranged(
        dated(.dateTime, example.map { form.locale.text(of: $0) + " 14:30" }), row, ", ")
    default: return nil
    }
  }

  private var example: LocalDate? { LocalDate(year: 2026, month: 5, day: 31) }

  private func dated(_ word: PlainWord, _ example: String?) -> String {
    let order: PlainWord =
      switch form.locale.dateOrder {
      case .ymd: .yearMonthDay
      case .dmy: .dayMonthYear
      case .mdy: .monthDayYear
      }
    return say(word, ["order": .text(words[order]), "example": .text(example ?? "")])
  }

  private func ranged(_ kind: String, _ row: BaseRow, _ separator: String) -> String {
    let range = row.valueRange
    let word: PlainWord
    switch (range.min.isNull, range.max.isNull) {
    case (false, false): word = .fromTo
    case (false, true): word = .from
    case (true, false): word = .upTo
    case (true, true): return kind
    }
    return kind + separator + say(word, ["min": range.min, "max": range.max])
  }

  /// What `.help` says about a row, a sentence or more on each line.
  func help(for row: BaseRow, commands: [PlainCommand]) -> [String] {
    var lines = [(row.displayHelp ?? "").sentence, (row.more ?? "").sentence]
    var placeholder: String?
    switch row.control {
    case .text(let field):
      lines.append(kind(of: row).map { say(.format, ["kind": .text($0)]).sentence } ?? "")
      // An example that the row shows by itself is in its format, too.
      placeholder = if let row = row as? any FieldRow { row.placeholder } else { field.placeholder }
    case .textArea(let field, _):
      lines.append(words[.severalLines])
      placeholder = field.placeholder
    case .secret(let field):
      lines += [words[.notShown], words[.secretHelp]]
      if commands.contains(.generate) { lines.append(words[.generateHelp]) }
      placeholder = field.placeholder
    case .toggle: lines.append(words[.typeYesOrNo].sentence)
    case .choice: lines.append(words[.choiceHelp])
    case .button, .note: break
    }
    if let placeholder { lines.append(say(.example, ["text": .text(placeholder)]).sentence) }
    lines.append(help(for: commands))
    if !row.isSecret { lines.append(words[.dots]) }
    return lines.filter { !$0.isEmpty }
  }

  /// The commands that are of use.
  func help(for commands: [PlainCommand]) -> String {
    say(.commands, ["list": .text(commands.map(\.typed).joined(separator: ", "))])
  }
}
