/// What a validator says about one password.
package struct PasswordAssessment: Sendable {
  /// From 0 to the validator's highest strength.
  package var strength: Double
  /// What is missing; nil when nothing is.
  package var hint: String?
  /// Whether the password may be used.
  package var isValid: Bool
  /// What was found, the most important first.
  package var findings: [PasswordFinding]

  /// A verdict from its parts.
  package init(
    strength: Double, hint: String?, isValid: Bool, findings: [PasswordFinding] = []
  ) {
    (self.strength, self.hint) = (strength, hint)
    (self.isValid, self.findings) = (isValid, findings)
  }

  /// The hint and the findings in a language.
  func said(in words: LocalizedWords) -> (hint: String?, findings: [PasswordFinding]) {
    guard !words.areEnglish else { return (hint, findings) }
    return (hintPhrase.map(words.text) ?? hint, findings.map { $0.said(in: words) })
  }

  /// What the hint says, to be put into a form's language; nil: it is said as it is.
  var hintPhrase: Phrase? {
    guard let hint else { return nil }
    return findings.first { $0.message == hint }?.phrase
  }
}
