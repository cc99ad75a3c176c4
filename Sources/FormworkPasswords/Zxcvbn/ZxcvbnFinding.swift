internal import Formwork

extension ZxcvbnEstimate {
  /// What makes the password guessable, else what would make it less so; never a part of it.
  func finding(severity: PasswordFinding.Severity) -> PasswordFinding {
    let (code, message) = mostTelling.map(Self.warning) ?? ("guessable", "Add another word or two")
    return PasswordFinding(code, message, severity: severity)
  }

  private static func warning(_ match: Match) -> (code: String, message: String) {
    if match.isRepeated { return ("repeat", "Repeats are easy to guess") }
    return switch match.kind {
    case .dictionary: ("dictionary", "Common words are easy to guess; add more of them")
    case .substitution: ("substitution", "Signs in place of letters are easy to guess")
    case .context: ("contextWord", "Other answers and known names are easy to guess")
    case .repeat: ("repeat", "Repeats are easy to guess")
    case .sequence: ("sequence", "Sequences are easy to guess")
    case .keyboard: ("keyboard", "Neighbouring keys are easy to guess")
    case .date: ("date", "Dates are easy to guess")
    case .long, .bruteForce: ("guessable", "Add another word or two")
    }
  }
}
