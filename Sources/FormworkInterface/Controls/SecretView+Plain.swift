internal import Formwork

extension SecretView {
  /// Asks for a line that is not shown; for a command when an empty one was typed, and whether a
  /// generated password is kept.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    let (words, generates) = (speech.words, passwordRow?.generator != nil)
    var question = PlainQuestion()
    (question.isHidden, question.takesEmptyLine) = (true, true)
    question.answer = answer(speech)
    question.notes = (generates ? [words[.canGenerate]] : []) + [words[.notShown]]
    question.help =
      [words[.notShown], words[.secretHelp]] + (generates ? [words[.generateHelp]] : [])
    question.example = settings.placeholder
    if generates { question.commands.append(.generate) }
    guard takesCommand || generated != nil else { return question }
    (question.isHidden, question.takesOnlyCommands) = (false, true)
    question.prompt = words[generated == nil ? .commandPrompt : .keepPrompt]
    if generated != nil {
      question.isAwaitingConsent = true
      question.commands.append(.show)
    }
    return question
  }

  /// That something is set, and how strong it is; nil: nothing is set.
  private func answer(_ speech: PlainSpeech) -> String? {
    guard !row.formValue.isNull || row.unparsedText != nil else { return nil }
    guard let passwordRow, passwordRow.strengthView != nil else { return speech.words[.set] }
    let strength = passwordRow.passwordStrength
    guard strength.isMeasured else { return speech.words[.set] }
    return speech.say(.setWithStrength, ["word": .text(strength.title)])
  }

  /// Takes a secret, or commands in place of one.
  public mutating func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    switch line {
    case .hidden(let secret): return take(secret, speech, &desk)
    case .shown: return takeEmptyLine(speech, &desk)
    case .command(let command): return take(command, speech, &desk)
    }
  }

  /// Every byte of a line that was not shown counts.
  private mutating func take(
    _ secret: Secret, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    guard !secret.isEmpty else {
      guard offersCommand else {
        offersCommand = true
        return .accepted(typed: nil)
      }
      takesCommand = true
      return .more
    }
    offersCommand = true
    guard !secret.withUTF8({ $0.holdsControl }) else {
      return .refused(speech.words[.controlCharacter])
    }
    desk.set(.secret(secret))
    sayStrength(speech, &desk)
    return .accepted(typed: nil)
  }

  /// An empty line keeps a generated password, or asks for the secret again.
  private mutating func takeEmptyLine(_ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    guard let password = generated else {
      (takesCommand, offersCommand) = (false, false)
      return .more
    }
    generated = nil
    let row = row
    desk.answered(row.confirmations)
    desk.set(.secret(password))
    desk.act { row.fillConfirmations(origin: .user) }
    sayStrength(speech, &desk)
    return .accepted(typed: nil)
  }

  private mutating func take(
    _ command: PlainCommand, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    (takesCommand, offersCommand) = (false, true)
    switch command {
    case .generate:
      guard let password = passwordRow?.drawPassword() else {
        return .refused(speech.words[.notGenerated])
      }
      generated = password
      desk.say(speech.words[.generated])
    case .show:
      guard let generated else { return .unused }
      desk.reveal(generated)
      desk.say(speech.words[.staysInHistory])
    case .back where generated != nil: generated = nil
    default: return .unused
    }
    return .more
  }

  private func sayStrength(_ speech: PlainSpeech, _ desk: inout Desk) {
    guard let row = passwordRow else { return }
    desk.say {
      let strength = row.passwordStrength
      var lines: [String] = []
      if row.strengthView != nil, strength.isMeasured { lines.append(speech.line(of: strength)) }
      // Of a password that must not be used an error says it.
      if let hint = strength.hint, !row.enforcesValidator { lines.append(hint.sentence) }
      return lines
    }
  }
}
