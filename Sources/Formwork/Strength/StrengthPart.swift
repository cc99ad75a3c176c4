/// A piece of what a strength view shows, with its meaning.
public enum StrengthPart: Sendable, Hashable {
  /// What is filled, in a colour; nil: the device's own.
  case filled(String, Color?)
  /// What could be filled.
  case rest(String)
  /// The strength in words, in a colour; nil: the device's own.
  case word(String, Color?)
  /// Other text.
  case text(String)
  /// So many blanks.
  case gap(Int)
}

extension StrengthPart {
  /// The word of a strength, after a gap, in the strength's colour; nothing without a password.
  static func word(of state: StrengthState, behind gap: Int = 0) -> [StrengthPart] {
    guard !state.isEmpty else { return [] }
    let word = StrengthPart.word(state.strength.word.rawValue, state.strength.color)
    return gap > 0 ? [.gap(gap), word] : [word]
  }
}
