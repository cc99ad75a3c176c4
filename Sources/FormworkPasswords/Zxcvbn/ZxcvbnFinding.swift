internal import Formwork

extension ZxcvbnEstimate {
  /// What makes the password guessable, else what would make it less so; never a part of it.
  func finding(severity: PasswordFinding.Severity) -> PasswordFinding {
    let (code, word) = mostTelling.map(Self.warning) ?? ("guessable", .passwordGuessable)
    return PasswordFinding(code, Phrase(word), severity: severity)
  }

  private static func warning(_ match: Match) -> (code: String, word: Word) {
    if match.isRepeated { return ("repeat", .passwordRepeats) }
    return switch match.kind {
    case .dictionary: ("dictionary", .passwordCommonWords)
    case .substitution: ("substitution", .passwordSigns)
    case .context: ("contextWord", .passwordAnswers)
    case .repeat: ("repeat", .passwordRepeats)
    case .sequence: ("sequence", .passwordSequences)
    case .keyboard: ("keyboard", .passwordKeyboard)
    case .date: ("date", .passwordDates)
    case .long, .bruteForce: ("guessable", .passwordGuessable)
    }
  }
}
