/// The word of the strength alone, in its colour; nothing without a password.
open class WordPasswordStrengthView: PasswordStrengthView {
  /// The word.
  open override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    StrengthPart.word(of: state)
  }
}
