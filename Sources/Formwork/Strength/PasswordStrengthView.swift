/// Shows the strength of a password below its field; subclasses decide how.
///
/// The view of EurekaCommunity's GenericPasswordRow, for a terminal: it gives parts of a line in
/// place of drawing, and it never gets the password. This class shows nothing; the built-in ones are
/// `DefaultPasswordStrengthView`, `SegmentedPasswordStrengthView` and `WordPasswordStrengthView`. A
/// view belongs to one row.
open class PasswordStrengthView {
  /// A view that shows nothing.
  public init() {}

  /// Takes what judges the passwords; the row calls it when it gets a view or a validator.
  ///
  /// Does nothing here; views that show the bands of `colorsForStrengths` override it.
  open func setPasswordValidator(_ validator: any PasswordValidator) {}

  /// What to show for a strength, from left to right.
  ///
  /// It is asked for every frame. What is dangerous to a screen is taken away from the texts, and
  /// what does not fit is cut. The hint is not the view's: the row's design says where it stands.
  ///
  /// - Parameters:
  ///   - state: the strength, and how much of a bar is filled at this moment.
  ///   - space: what there is to show it on.
  /// - Returns: the parts; none: the line is empty.
  open func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] { [] }

  /// How many cells the parts take at most, so that what stands behind them does not move while one
  /// types.
  ///
  /// - Parameter space: what there is to show them on.
  /// - Returns: the cells; nil: that is not known.
  open func width(in space: StrengthSpace) -> Int? { nil }
}

/// A bar that fills, and the word of the strength behind it: `━━━━━───── fair`.
open class DefaultPasswordStrengthView: PasswordStrengthView {
  /// The bar and the word; the bar alone without a password.
  open override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    let bar = Bar(cells: min(space.barCells, space.columns), fraction: state.fraction)
    let texts = bar.texts(full: space.fullGlyph, rest: space.restGlyph)
    var parts: [StrengthPart] = []
    if bar.filled > 0 { parts.append(.filled(texts.filled, state.strength.color)) }
    if bar.rest > 0 { parts.append(.rest(texts.rest)) }
    return parts + StrengthPart.word(of: state, behind: space.gap)
  }

  /// The bar and the widest word.
  open override func width(in space: StrengthSpace) -> Int? {
    space.barCells + space.gap + space.wordCells
  }
}

/// Segments, of which the strength fills some, and the word behind them: `━━ ━━ ── ── fair`.
///
/// There are as many segments as the highest strength says when that is a whole number from 2 to 10,
/// so that each stands for a rule that is met; else four, one for each word.
open class SegmentedPasswordStrengthView: PasswordStrengthView {
  /// The segments and the word; the segments alone without a password.
  open override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    let count = segmentCount(for: state.strength.max)
    let (width, gap) = segmentCells(count, in: space)
    let filled = state.filled(of: count)
    var parts: [StrengthPart] = []
    for index in 0..<count {
      if index > 0, gap > 0 { parts.append(.gap(gap)) }
      let glyph = index < filled ? space.fullGlyph : space.restGlyph
      let text = String(repeating: glyph, count: width)
      parts.append(index < filled ? .filled(text, state.strength.color) : .rest(text))
    }
    return parts + StrengthPart.word(of: state, behind: space.gap)
  }

  /// The segments and the widest word.
  open override func width(in space: StrengthSpace) -> Int? {
    let count = segmentCount(for: highest)
    let (width, gap) = segmentCells(count, in: space)
    return count * (width + gap) - gap + space.gap + space.wordCells
  }

  /// The highest strength that the validator gives.
  private var highest = 0.0

  /// Takes over how many segments there are.
  open override func setPasswordValidator(_ validator: any PasswordValidator) {
    highest = validator.maxStrength
  }

  private func segmentCells(_ count: Int, in space: StrengthSpace) -> (width: Int, gap: Int) {
    let width = max(1, (space.barCells + 3 - count) / count)
    // Where they would leave no room for the word, they stand close together.
    return count * (width + 1) > space.columns / 2 ? (1, 0) : (width, 1)
  }

  /// How many segments there are for a highest strength.
  open func segmentCount(for maxStrength: Double) -> Int {
    (2...10).first { Double($0) == maxStrength } ?? PasswordStrength.Word.allCases.count
  }
}

/// The word of the strength alone, in its colour; nothing without a password.
open class WordPasswordStrengthView: PasswordStrengthView {
  /// The word in its colour, and nothing else.
  open override func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] {
    StrengthPart.word(of: state)
  }

  /// The cells of the widest word.
  open override func width(in space: StrengthSpace) -> Int? { space.wordCells }
}

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
