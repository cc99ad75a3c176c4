public import Formwork

extension PlainSpeech {
  /// The line that asks for a row: which of how many, its name, what is wanted, what it has.
  func sentence(
    asking row: BaseRow, _ question: PlainQuestion, number: Int, count: Int, isAnswered: Bool
  ) -> String {
    let demand = [name(of: row), need(of: row, question).map { words[$0] }, question.kind]
    var sentences = [
      say(.question, ["n": .int(Int64(number)), "count": .int(Int64(count))]),
      demand.compactMap(\.self).joined(separator: ", ").sentence,
      (row.displayHelp ?? "").sentence,
    ]
    sentences += question.notes
    if let answer = question.labelledAnswer ?? question.answer {
      let word = isAnswered ? Word.yourAnswer : .defaultAnswer
      sentences.append(say(word, ["value": .text(answer)]).sentence)
    }
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether an answer is demanded; nil where none is but Enter alone gives none.
  private func need(of row: BaseRow, _ question: PlainQuestion) -> Word? {
    guard row.isRequired else { return question.demand == .choice ? nil : .optional }
    return question.demand == .yes ? .mustBeYes : .required
  }

  /// What kind of typed answer is wanted, with its range; nil for text.
  public func kind(of row: BaseRow) -> String? {
    switch row.valueType {
    case .wholeNumber: return ranged(words[.wholeNumber], row, " ")
    case .number: return ranged(words[.number], row, " ")
    case .date: return ranged(dated(.day, example.map(form.locale.text)), row, ", ")
    case .time: return ranged(say(.time, ["example": .text("14:30")]), row, ", ")
    case .dateTime:
      return ranged(
        dated(.dateTime, example.map { form.locale.text(of: $0) + " 14:30" }), row, ", ")
    default: return nil
    }
  }

  private var example: LocalDate? { LocalDate(year: 2026, month: 5, day: 31) }

  private func dated(_ word: Word, _ example: String?) -> String {
    let order = words[form.locale.dateOrder.word]
    return say(word, ["order": .text(order), "example": .text(example ?? "")])
  }

  private func ranged(_ kind: String, _ row: BaseRow, _ separator: String) -> String {
    let range = row.valueRange
    let word: Word
    switch (range.min.isNull, range.max.isNull) {
    case (false, false): word = .fromTo
    case (false, true): word = .from
    case (true, false): word = .upTo
    case (true, true): return kind
    }
    return kind + separator + say(word, ["min": range.min, "max": range.max])
  }

  /// What `.help` says about a row, a sentence or more on each line.
  func help(for row: BaseRow, _ question: PlainQuestion, commands: [PlainCommand]) -> [String] {
    var lines = [(row.displayHelp ?? "").sentence, (row.more ?? "").sentence] + question.help
    if let example = question.example {
      lines.append(say(.example, ["text": .text(example)]).sentence)
    }
    lines.append(help(for: commands))
    if !row.isSecret { lines.append(words[.dots]) }
    return lines.filter { !$0.isEmpty }
  }

  /// The commands that are of use.
  func help(for commands: [PlainCommand]) -> String {
    say(.commands, ["list": .text(commands.map(\.typed).joined(separator: ", "))])
  }
}
