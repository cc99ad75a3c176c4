internal import Formwork

/// The line of a password's strength, with what the validator found, where the row's design puts it.
struct StrengthDetails {
  let row: _GenericPasswordRow
  let strength: PasswordStrength
  let space: DrawingSpace
  /// How much of the strength is filled; nil: as it says.
  let filling: Double?

  private var design: PasswordRowDesign { row.design }
  private var isEmpty: Bool { row.formValue.isNull }
  /// Whether strengths are shown at all.
  private var isMeasured: Bool { row.strengthView != nil && strength.isMeasured }
  /// Whether what was found stands behind the strength when there is room.
  private var isBeside: Bool { design.hintPosition == .beside && !space.isStacked }

  /// Puts the lines around those of the field.
  func add(to content: inout Content) {
    let above = linesAbove
    content.lines.insert(contentsOf: above, at: 0)
    content.insertionPoint?.row += above.count
    content.fieldRow = above.count
    if design.hintPosition != .above { content.finding = hint }
    if let line = strengthLine { content.lines.append(described(line, &content)) }
    content.minimumHeight = above.count + 1 + keptLines
    // What is found has a line, too, where it cannot stand behind the strength.
    let hasLine = design.hintPosition != .above && !(isBeside && isMeasured)
    content.reservedLines = space.isFocused && hasLine ? 1 : 0
  }

  /// The strength with what is said behind it: what is wrong, or was found, or that all is fine.
  private func described(_ line: Line, _ content: inout Content) -> Line {
    if isEmpty {
      guard let message = space.message, message.width <= space.width else { return line }
      content.showsMessage = true
      return Line(message.runs)
    }
    let column = max(line.width, row.strengthView?.width(in: strengthSpace) ?? 0) + 1
    let gap = Run.blanks(column - line.width)
    if let message = space.message {
      guard isBeside, column + message.width <= space.width else { return line }
      (content.showsMessage, content.finding) = (true, nil)
      return Line(line.runs + [gap] + message.runs)
    }
    if let hint {
      // It stands where the text of an error will.
      guard isBeside, column + 2 + DisplayWidth.of(hint) <= space.width else { return line }
      content.finding = nil
      return Line(line.runs + [gap, .blanks(2), Run(hint, .help)])
    }
    guard strength.isValid, column < space.width else { return line }
    return Line(line.runs + [gap, Run(space.glyphs.fine, .successSign)])
  }

  /// The hint above the field, or the line that is kept for it, where the design wants that.
  private var linesAbove: [Line] {
    guard design.hintPosition == .above else { return [] }
    // A second line would move the field while one types.
    let limit = space.isFocused ? 1 : Int.max
    if let hint {
      return DisplayWidth.wrap(hint, to: space.width, lines: limit, space.glyphs)
        .map { Line([Run($0, .help)]) }
    }
    return design.hasDynamicHeight && !space.isFocused ? [] : [Line()]
  }

  /// How many lines below the field are there even when there is nothing to say.
  private var keptLines: Int {
    guard !design.hasDynamicHeight else { return 0 }
    let ofStrength = row.strengthView == nil ? 0 : 1
    switch design.hintPosition {
    case .above: return ofStrength
    case .beside where ofStrength > 0 && !space.isStacked: return ofStrength
    case .beside, .below: return ofStrength + 1
    }
  }

  private var strengthSpace: StrengthSpace {
    var strengthSpace = StrengthSpace(
      columns: space.width, barCells: space.barWidth, isUTF8: space.isUTF8,
      isStacked: space.isStacked, hasColor: space.hasColor)
    (strengthSpace.isConsole, strengthSpace.signs) = (space.isConsole, space.glyphs.own)
    let words: [Word] = [.weak, .fair, .good, .strong]
    strengthSpace.wordCells = words.map { DisplayWidth.of(space.words[$0]) }.max() ?? 0
    return strengthSpace
  }

  /// What the row's view shows; empty for the focused row without a password, which has the line from
  /// the beginning, so that nothing moves with the first key; nil: there is no line.
  private var strengthLine: Line? {
    guard isMeasured else { return nil }
    guard !isEmpty else { return space.isFocused || !design.hasDynamicHeight ? Line() : nil }
    let state = StrengthState(strength, fraction: filling)
    let parts = row.strengthView?.parts(of: state, in: strengthSpace) ?? []
    let runs = parts.map { $0.run(atMost: space.width, isValid: row.isValid) }
    let line = Line(runs.filter { !$0.text.isEmpty })
    return line.width > space.width ? line.prefix(cells: space.width) : line
  }

  /// What is missing; nil: nothing, or the error says the same.
  private var hint: String? {
    row.errors.contains { $0.rule == "password" } ? nil : strength.hint
  }
}

extension StrengthPart {
  fileprivate func run(atMost cells: Int, isValid: Bool) -> Run {
    switch self {
    // Green means valid.
    case .filled(let text, let color):
      Run(text, !isValid && color?.isReassuring ?? false ? .warningSign : .bar(color))
    case .word(let text, _): Run(text, .text)
    case .rest(let text): Run(text, .barRest)
    case .text(let text): Run(text, .help)
    case .gap(let count): .blanks(min(count, cells))
    }
  }
}
