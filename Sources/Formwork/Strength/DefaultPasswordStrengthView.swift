/// A bar that fills, and the word of the strength behind it: `▰▰▰▰▰▱▱▱▱▱  fair`.
open class DefaultPasswordStrengthView: PasswordStrengthView {
  /// The bar and the word; the bar alone without a password.
  open override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    let cells = min(space.barCells, space.columns)
    let filled = state.filled(of: cells)
    var parts: [StrengthPart] = []
    if filled > 0 {
      parts.append(
        .filled(String(repeating: space.fullGlyph, count: filled), state.strength.color))
    }
    if filled < cells {
      parts.append(.rest(String(repeating: space.restGlyph, count: cells - filled)))
    }
    return parts + StrengthPart.word(of: state, behind: space.gap)
  }
}
