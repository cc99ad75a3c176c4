/// The built-in strength views, as files name them.
enum StrengthLook: String, CaseIterable, DefinitionValue {
  case bar, segments, word, none

  /// A view of its own for one row; nil for none.
  func view() -> PasswordStrengthView? {
    switch self {
    case .bar: DefaultPasswordStrengthView()
    case .segments: SegmentedPasswordStrengthView()
    case .word: WordPasswordStrengthView()
    case .none: nil
    }
  }
}
