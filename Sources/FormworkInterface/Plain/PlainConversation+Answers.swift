internal import Formwork

extension PlainConversation {
  /// Takes a line that was shown while it was typed.
  func take(_ line: String, for asked: AskedRow) {
    let (row, question) = (asked.row, asked.question(speech))
    if question.isHidden || question.takesOnlyCommands {
      return takeCommand(line, insteadOf: asked)
    }
    let looksLikeCommand = line.hasPrefix(".") && !line.hasPrefix("..")
    let isPart = question.isMultiline && (line.trimmedOfBlanks == "." || !looksLikeCommand)
    if let mistake = mistake(in: line, allowsTabs: isPart) { return refuse(row, mistake) }
    if !isPart, !isNumber(line, for: row), takeCommand(line) { return }
    if !question.takesEmptyLine, line.trimmedOfBlanks.isEmpty {
      return accept(asked, typed: nil, [])
    }
    let (reply, requests) = reply(of: asked, to: .shown(line))
    follow(reply, requests, for: asked)
  }

  /// What a view makes of a line, and what it asks for.
  func reply(of asked: AskedRow, to line: PlainLine) -> (PlainReply, [Desk.Request]) {
    var desk = Desk(
      row: asked.row, now: .zero, fieldWidth: options.maxWidth, speech: ScreenSpeech(words: words),
      isFirstPress: false, killed: "", hasTyped: progress.hasTyped)
    let reply = asked.view.answer(line, speech, &desk)
    return (reply, desk.requests)
  }

  /// Does what a view made of a line.
  func follow(_ reply: PlainReply, _ requests: [Desk.Request], for asked: AskedRow) {
    for case .set(let value, let row, _) in requests {
      if let mismatch = row.mismatch(of: value) { return refuse(row, mismatch.message) }
    }
    switch reply {
    case .accepted(let typed): accept(asked, typed: typed, requests)
    case .more, .unused: for request in requests { perform(request, for: asked) }
    case .refused(let message):
      for request in requests { perform(request, for: asked) }
      refuse(asked.row, message)
    }
  }

  private func perform(_ request: Desk.Request, for asked: AskedRow) {
    switch request {
    case .set(let value, let row, let isTyped):
      if row.isWritable || !isTyped { row.set(value, origin: isTyped ? .user : .code) }
    case .edit(let text): asked.row.edit(text, origin: .user)
    case .say(let messages): for message in messages() { writer.say(message) }
    case .act(let body): body()
    case .answered(let rows): progress.fill(rows)
    case .reveal(let secret): revealed = secret
    case .select: asked.row.didSelect()
    case .open, .close, .move, .work, .stopWork: break
    }
  }

  /// Changes a row, and goes on if its answer holds; else it keeps the answer that it had.
  ///
  /// `typed` is not repeated when the answer reads the same; nil: nothing is repeated.
  func accept(_ asked: AskedRow, typed: String?, _ requests: [Desk.Request]) {
    let (row, before) = (asked.row, askingRows)
    if typed == nil, !requests.isEmpty { progress.hasTyped = true }
    let wrong = attempt(row) { for request in requests { perform(request, for: asked) } }
    guard wrong.isEmpty else {
      for violation in wrong { writer.say(speech.error(violation.message, at: row)) }
      return
    }
    if typed != nil { progress.hasTyped = true }
    progress.answer(row)
    sayConsequences(of: row, typed: typed, before: before)
    advance(from: asked)
  }

  /// Changes a row, unless the change makes it wrong; gives what is wrong then.
  private func attempt(_ row: BaseRow, change: () -> Void) -> [Violation] {
    let old = (value: row.formValue, text: row.unparsedText, refusals: row.refusals)
    var wrong: [Violation] = []
    // In an update nobody is told of a value that does not stay.
    form.update {
      change()
      wrong = row.validate(quietly: true).filter { $0.severity == .error }
      guard !wrong.isEmpty, row.formValue != old.value || row.unparsedText != old.text else {
        return
      }
      if let text = old.text {
        row.edit(text, origin: .user)
      } else {
        row.set(old.value, origin: .user)
      }
      row.restoreRefusals(old.refusals)
    }
    guard wrong.isEmpty else { return wrong }
    row.didBlur(.forwards)
    // Callbacks may have found an error that no rule finds.
    return row.validate().filter { $0.severity == .error }
  }

  /// Says what was understood and what became of the other questions.
  private func sayConsequences(of row: BaseRow, typed: String?, before: [BaseRow]) {
    var sentences: [String] = []
    let name = FormValue.text(speech.name(of: row))
    if row.confirms != nil, !row.formValue.isNull {
      sentences.append(speech.say(.matches, ["name": name]))
    } else if let typed {
      let understood = answer(of: row) ?? words[.noAnswer]
      if understood != typed {
        sentences.append(
          speech.say(.readBack, ["name": name, "value": .text(understood)]).sentence)
      }
    }
    let after = askingRows
    for confirmer in row.confirmations
    where progress.isFilled(confirmer) && !progress.isAnswered(confirmer) && confirmer.isVisible {
      progress.answer(confirmer)
      sentences.append(speech.say(.matches, ["name": .text(speech.name(of: confirmer))]))
    }
    let new = after.filter { row in !before.contains { $0 === row } }
    let gone = before.filter { row in
      !progress.isFilled(row) && !after.contains { $0 === row }
    }
    for row in new { progress.add(row) }
    for row in gone {
      if row.form === form { progress.remove(row) } else { progress.forget(row) }
    }
    if !new.isEmpty { sentences.append(speech.say(.questionsAdded, figures(of: new))) }
    if !gone.isEmpty { sentences.append(speech.say(.questionsRemoved, figures(of: gone))) }
    let kept = gone.filter { !$0.formValue.isNull && $0.form === form }
    if !kept.isEmpty { sentences.append(speech.say(.answersKept, figures(of: kept))) }
    if !sentences.isEmpty { writer.say(sentences.joined(separator: " ")) }
    for warning in row.errors where warning.severity == .warning {
      writer.say(speech.warning(warning.message, at: row))
    }
  }

  private func figures(of rows: [BaseRow]) -> Values {
    ["count": .int(Int64(rows.count)), "list": speech.names(of: rows)]
  }

  /// Says why a line is not taken.
  func refuse(_ row: BaseRow, _ message: String) { writer.say(speech.error(message, at: row)) }

  // MARK: Mistakes

  private func mistake(in line: String, allowsTabs: Bool) -> String? {
    for scalar in line.unicodeScalars where !(allowsTabs && scalar == "\t") {
      if scalar.isControl { return words[.controlCharacter] }
      if scalar == "\u{FFFD}" { return words[.unreadableCharacter] }
    }
    return nil
  }

  /// Whether a line is a number that begins with its point.
  private func isNumber(_ line: String, for row: BaseRow) -> Bool {
    row.valueType == .number && line.dropFirst().first?.isNumber ?? false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether UTF-8 text holds a control character (C0, DEL or C1); O(bytes).
  package var holdsControl: Bool {
    var holdsControl = false
    forEachScalar { holdsControl = holdsControl || DangerousScalars.isControl($0.value) }
    return holdsControl
  }
}
