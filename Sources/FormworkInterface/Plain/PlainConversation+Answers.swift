internal import Formwork

extension PlainConversation {
  /// Takes a line for a row that is not secret.
  func take(_ line: String, for row: BaseRow) {
    if case .textArea = row.control, takeTextArea(line, for: row) { return }
    if let mistake = mistake(in: line, allowsTabs: false) { return refuse(row, mistake) }
    if !isNumber(line, for: row), takeCommand(line) { return }
    let text = line.hasPrefix("..") ? String(line.dropFirst()) : line
    let isEmpty = text.trimmedOfBlanks.isEmpty
    switch row.control {
    case .toggle: takeTruth(text, for: row)
    case _ where isEmpty: accept(row, typed: nil) {}
    case .choice: takeChoice(text, for: row)
    case .text(let field) where exceeds(text, field):
      refuse(row, tooLong(field))
    default: accept(row, typed: line) { row.edit(text, origin: .user) }
    }
  }

  /// Takes a line that was not shown; every byte of it counts.
  func take(_ secret: Secret, for row: BaseRow) {
    isFirstPrompt = false
    guard !secret.isEmpty else {
      guard offersCommand else { return accept(row, typed: nil) {} }
      step = .command(row)
      return
    }
    offersCommand = true
    guard !secret.withUTF8({ $0.holdsControl }) else {
      return refuse(row, options.words[.controlCharacter])
    }
    hasTyped = true
    accept(row, typed: nil) {
      row.set(.secret(secret), origin: .user)
      sayStrength(of: row)
    }
  }

  func sayStrength(of row: BaseRow) {
    guard let row = row as? _GenericPasswordRow else { return }
    let strength = row.passwordStrength
    if row.strengthView != nil, strength.isMeasured { writer.say(speech.line(of: strength)) }
    // Of a password that must not be used an error says it.
    if let hint = strength.hint, !row.enforcesValidator {
      writer.say(hint.sentence)
    }
  }

  /// Changes a row, and goes on if its answer holds; else it keeps the answer that it had.
  ///
  /// `typed` is not repeated when the answer reads the same; nil: nothing is repeated.
  func accept(_ row: BaseRow, typed: String?, change: () -> Void) {
    let before = askingRows
    let wrong = attempt(row, change: change)
    (lines, offersCommand) = (nil, true)
    guard wrong.isEmpty else {
      step = .question(row)
      for violation in wrong { writer.say(speech.error(violation.message, at: row)) }
      return
    }
    if typed != nil { hasTyped = true }
    answered.insert(ObjectIdentifier(row))
    sayConsequences(of: row, typed: typed, before: before)
    advance(from: row)
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
      let understood = speech.answer(of: row) ?? options.words[.noAnswer]
      if understood != typed {
        sentences.append(
          speech.say(.readBack, ["name": name, "value": .text(understood)]).sentence)
      }
    }
    let after = askingRows
    for confirmer in row.confirmations where filled.contains(ObjectIdentifier(confirmer)) {
      guard !answered.contains(ObjectIdentifier(confirmer)), confirmer.isVisible else { continue }
      answered.insert(ObjectIdentifier(confirmer))
      sentences.append(
        speech.say(.matches, ["name": .text(speech.name(of: confirmer))]))
    }
    let new = after.filter { row in !before.contains { $0 === row } }
    let gone = before.filter { row in
      !filled.contains(ObjectIdentifier(row)) && !after.contains { $0 === row }
    }
    for row in new { added.insert(ObjectIdentifier(row)) }
    for row in gone { added.remove(ObjectIdentifier(row)) }
    if !new.isEmpty { sentences.append(speech.say(.questionsAdded, figures(of: new))) }
    if !gone.isEmpty { sentences.append(speech.say(.questionsRemoved, figures(of: gone))) }
    let kept = gone.filter { !$0.formValue.isNull }
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

  // MARK: Kinds of answers

  private func takeTruth(_ text: String, for row: BaseRow) {
    if let truth = options.words.truth(text, form.locale) {
      hasTyped = true
      return accept(row, typed: nil) { row.set(.bool(truth), origin: .user) }
    }
    guard text.trimmedOfBlanks.isEmpty, !row.formValue.isNull else {
      return refuse(row, options.words[.typeYesOrNo])
    }
    accept(row, typed: nil) {}
  }

  private func takeChoice(_ text: String, for row: BaseRow) {
    switch PlainOptions(row.choices).match(text) {
    case .none: refuse(row, options.words[.fitsNoOption])
    case .several(let choices): refuse(row, speech.ambiguity(of: text, among: choices))
    case .choice(let choice) where choice.isDisabled: refuse(row, speech.refusal(of: choice))
    case .choice(let choice):
      accept(row, typed: text) { row.set(choice.value, origin: .user) }
    }
  }

  /// Takes a line of several; false when it is something else.
  private func takeTextArea(_ line: String, for row: BaseRow) -> Bool {
    guard case .textArea(let field, _) = row.control else { return false }
    let isEnd = line.trimmedOfBlanks == "."
    if isEnd || lines == nil && line.trimmedOfBlanks.isEmpty {
      guard let lines else {
        accept(row, typed: nil) {}
        return true
      }
      hasTyped = true
      accept(row, typed: nil) {
        row.edit(lines.joined(separator: "\n"), origin: .user)
      }
      return true
    }
    if line.hasPrefix("."), !line.hasPrefix("..") { return false }
    if let mistake = mistake(in: line, allowsTabs: true) {
      refuse(row, mistake)
      return true
    }
    let all = (lines ?? []) + [line.hasPrefix("..") ? String(line.dropFirst()) : line]
    if exceeds(all.joined(separator: "\n"), field) {
      refuse(row, tooLong(field))
    } else {
      lines = all
    }
    return true
  }

  // MARK: Mistakes

  private func mistake(in line: String, allowsTabs: Bool) -> String? {
    for scalar in line.unicodeScalars where !(allowsTabs && scalar == "\t") {
      if scalar.isControl { return options.words[.controlCharacter] }
      if scalar == "\u{FFFD}" { return options.words[.unreadableCharacter] }
    }
    return nil
  }

  private func exceeds(_ text: String, _ field: TextField) -> Bool {
    guard let limit = field.limit else { return false }
    return (field.trim == .none ? text : text.trimmedOfBlanks).count > limit
  }

  private func tooLong(_ field: TextField) -> String {
    speech.say(.tooLong, ["limit": .int(Int64(field.limit ?? 0))])
  }

  /// Whether a line is a number that begins with its point.
  private func isNumber(_ line: String, for row: BaseRow) -> Bool {
    type(of: row).typeName == DecimalNumber.typeName
      && line.dropFirst().first?.isNumber ?? false
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
