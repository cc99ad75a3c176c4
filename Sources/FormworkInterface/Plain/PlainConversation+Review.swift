internal import Formwork

extension PlainConversation {
  /// The rows whose answers are reviewed: what repeats another row is not.
  private var reviewedRows: [BaseRow] { askingRows.filter { $0.confirms == nil } }

  /// Says all answers and waits for the word that submits.
  func openReview() {
    step = .review
    progress.isRepairing = false
    let rows = reviewedRows
    writer.say("")
    writer.say(speech.say(.review, ["count": .int(Int64(rows.count))]))
    for (index, row) in rows.enumerated() {
      let answer = answer(of: row) ?? words[.noAnswer]
      let line = speech.say(
        .reviewAnswer,
        [
          "n": .int(Int64(index + 1)), "name": .text(speech.name(of: row)),
          "value": .text(answer),
        ])
      writer.say(line.sentence)
    }
    writer.say(words[rows.isEmpty ? .reviewHintWithoutAnswers : .reviewHint])
  }

  /// Takes the word that submits, the number of an answer, or a command.
  func takeReview(_ line: String) {
    if takeCommand(line) { return }
    let typed = line.trimmedOfBlanks.searchKey
    if typed == words[.submitCommand].searchKey { return submit() }
    let rows = reviewedRows
    guard let number = Int(typed), rows.indices.contains(number - 1) else {
      let mistake =
        rows.isEmpty
        ? words[.reviewHintWithoutAnswers]
        : speech.say(.reviewMistake, ["count": .int(Int64(rows.count))])
      let name = FormValue.text(words[.reviewTitle])
      return writer.say(speech.say(.error, ["name": name, "message": .text(mistake)]).sentence)
    }
    progress.isRepairing = true
    ask(rows[number - 1])
  }

  /// Ends, or goes to the first answer that is wrong; rules that take time are asked in between.
  private func submit() {
    form.validate()
    submit(asking: form.pendingChecks())
  }

  func submit(asking checks: [FormCheck]) {
    guard checks.isEmpty else {
      step = .checking(checks)
      work.begin(.checks(checks), for: .form)
      return writer.say(speech.say(.checking, ["name": .text(checks.titles)]))
    }
    guard !form.isValid else {
      step = .finished(.submitted)
      writer.say(speech.say(.done, ["form": .text(speech.formName)]))
      return
    }
    let rows = form.rows.filter { !$0.isValid }
    if rows.count > 1 {
      writer.say(speech.say(.wrongAnswers, ["count": .int(Int64(rows.count))]))
    }
    guard let first = rows.first else { return }
    for violation in first.errors where violation.severity == .error {
      refuse(first, violation.message)
    }
    guard askingRows.contains(where: { $0 === first }) else { return }
    progress.isRepairing = true
    ask(first)
  }
}
