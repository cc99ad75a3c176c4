/// Segments, of which the strength fills some, and the word behind them: `▰▰ ▰▰ ▱▱ ▱▱  fair`.
///
/// There are as many segments as the highest strength says when that is a whole number from 2 to 10,
/// so that each stands for a rule that is met; else four, one for each word.
open class SegmentedPasswordStrengthView: PasswordStrengthView {
  /// The segments and the word; the segments alone without a password.
  open override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    let count = segmentCount(for: state.strength.max)
    var (width, gap) = (max(1, (space.barCells + 3 - count) / count), 1)
    // Where they would leave no room for the word, they stand close together.
    if count * (width + gap) > space.columns / 2 { (width, gap) = (1, 0) }
    let filled = state.filled(of: count)
    var parts: [StrengthPart] = []
    for place in 0..<count {
      if place > 0, gap > 0 { parts.append(.gap(gap)) }
      let glyph = place < filled ? space.fullGlyph : space.restGlyph
      let text = String(repeating: glyph, count: width)
      parts.append(place < filled ? .filled(text, state.strength.color) : .rest(text))
    }
    return parts + StrengthPart.word(of: state, behind: space.gap)
  }

  /// How many segments there are for a highest strength.
  open func segmentCount(for maxStrength: Double) -> Int {
    (2...10).first { Double($0) == maxStrength } ?? PasswordStrength.Word.allCases.count
  }
}
