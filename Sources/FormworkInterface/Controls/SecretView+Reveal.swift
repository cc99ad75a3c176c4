internal import Formwork

extension SecretView {
  /// Masks the secret; whoever was asked whether it may be shown is asked no longer.
  public mutating func conceal() {
    (isRevealed, revealedUntil, questionedValue) = (false, nil, nil)
  }

  /// When the characters are hidden again, or the bar goes on moving.
  public var wakeUp: Duration? {
    [revealedUntil, motion?.wakeUp].compactMap(\.self).min()
  }

  /// Hides the characters when their time is over.
  public mutating func advance(_ desk: inout Desk) {
    motion?.expectDrawing(at: desk.now)
    guard let revealedUntil, revealedUntil <= desk.now else { return }
    (isRevealed, self.revealedUntil) = (false, nil)
  }

  /// Shows the characters or hides them; where not even bullets are shown, these come first.
  mutating func toggleReveal(_ desk: inout Desk) {
    if offer != nil {
      if isRevealed { conceal() } else { showOffer() }
    } else if isRevealed {
      conceal()
      tellHidden(&desk)
    } else if questionedValue != nil {
      stopAsking(&desk)
    } else if settings.isEchoOff {
      setEchoOff(false, &desk)
    } else if settings.canReveal {
      if settings.visibilityHook == nil { reveal(at: desk.now) } else { askToShow(&desk) }
    }
  }

  mutating func reveal(at now: Duration) {
    guard settings.canReveal, case .lasting(let time) = settings.reveal else { return }
    (isRevealed, isSelected, revealedUntil) = (true, false, now + time)
  }

  // MARK: The program's consent

  private mutating func askToShow(_ desk: inout Desk) {
    guard let hook = settings.visibilityHook else { return }
    questionedValue = row.formValue
    desk.start { await hook(true) }
  }

  /// Says that the secret was hidden; a value that the program puts in its place counts even when
  /// the focus is elsewhere by then.
  private func tellHidden(_ desk: inout Desk) {
    guard settings.canReveal, let hook = settings.visibilityHook else { return }
    let (row, value) = (row, row.formValue)
    desk.start {
      await hook(false)
    } then: { result, desk in
      // What was typed since must not be lost.
      guard case .replace(let secret)? = result as? VisibilityDecision, row.formValue == value
      else { return }
      desk.set(secret.isEmpty ? .null : .secret(secret), of: row, isTyped: false)
    }
  }

  mutating func stopAsking(_ desk: inout Desk) {
    questionedValue = nil
    desk.stopWork()
  }

  /// Does what the program decided.
  public mutating func take(_ result: any Sendable, _ desk: inout Desk) {
    guard let decision = result as? VisibilityDecision, let value = questionedValue else { return }
    questionedValue = nil
    switch decision {
    case .allow: reveal(at: desk.now)
    case .deny(let message): desk.say(message ?? desk.words[.denied])
    case .replace(let secret):
      reveal(at: desk.now)
      guard row.formValue == value else { return }
      editor = LineEditor(SecretBuffer(secret))
      desk.set(secret.isEmpty ? .null : .secret(secret), isTyped: false)
    }
  }

  /// What is said while an answer is awaited.
  public func notice(_ speech: ScreenSpeech, columns: Int) -> String? {
    if offer != nil {
      let all = [Word.offered, .offeredShort, .offeredTiny].map {
        speech.text($0, ["keep": .acceptOffer, "back": .takeOfferBack], in: Self.offerBindings)
      }
      // Wrapped it would hide, for as long as it is said, how strong the password is.
      return all.first { DisplayWidth.of($0) + 1 <= columns } ?? all[2]
    }
    guard questionedValue != nil else { return nil }
    return speech.text(.asking, ["key": .cancel], in: FormKeys.unused)
  }

  // MARK: No echo

  /// Shows nothing of what is typed from now on, not even how much.
  mutating func turnEchoOff(_ desk: inout Desk) {
    guard settings.canHideEcho, !settings.isEchoOff else { return }
    setEchoOff(true, &desk)
    desk.say(desk.speech.text(.echoOff, ["key": .reveal], in: Self.keyBindings))
  }

  /// Rows that repeat each other show as much as each other.
  private mutating func setEchoOff(_ isOff: Bool, _ desk: inout Desk) {
    settings.isEchoOff = isOff
    let row = row
    desk.act {
      let first = row.repeated ?? row
      for row in [first] + first.confirmations {
        (row as? any SecretRow)?.secretField.isEchoOff = isOff
      }
    }
  }
}
