internal import Formwork

/// The strength of a password and the hint at what is missing, where the row's design puts them.
extension RowDrawing {
  /// Strength and hint below the field.
  func strengthLines() -> [Line] {
    guard let strength = shownStrength else { return [] }
    let design = row.design ?? PasswordRowDesign()
    let line = strengthLine(strength)
    let isKept = !design.hasDynamicHeight && strengthView != nil
    let lines = line.runs.isEmpty && !isKept ? [] : [line]
    guard let hint = hint(of: strength), design.hintPosition != .above else { return lines }
    let gap = line.runs.isEmpty ? 0 : space.gap
    if design.hintPosition == .beside, !metrics.isStacked, !lines.isEmpty,
      line.width + gap + DisplayWidth.of(hint) <= metrics.room
    {
      return [Line(line.runs + [.blanks(gap), Run(hint, .help)].filter { !$0.text.isEmpty })]
    }
    return lines + wrapped(hint)
  }

  /// The hint above the field, or the line that is kept for it, where the design wants that.
  func hintAbove() -> [Line] {
    guard let strength = shownStrength, let design = row.design, design.hintPosition == .above
    else { return [] }
    if let hint = hint(of: strength) { return wrapped(hint) }
    return design.hasDynamicHeight ? [] : [Line()]
  }

  /// How many lines below the field are there even when there is nothing to say.
  var keptLines: Int {
    guard let design = row.design, !design.hasDynamicHeight, shownStrength != nil else { return 0 }
    let ofStrength = strengthView == nil ? 0 : 1
    switch design.hintPosition {
    case .above: return ofStrength
    case .beside where ofStrength > 0 && !metrics.isStacked: return ofStrength
    case .beside, .below: return ofStrength + 1
    }
  }

  private var shownStrength: PasswordStrength? {
    isDisabled ? nil : (row as? _GenericPasswordRow)?.passwordStrength
  }

  private var strengthView: PasswordStrengthView? { (row as? _GenericPasswordRow)?.strengthView }

  private var space: StrengthSpace {
    var space = StrengthSpace(
      columns: metrics.room, barCells: metrics.barCells, isUTF8: glyphs.isUTF8,
      isStacked: metrics.isStacked, hasColor: metrics.hasColor)
    space.isConsole = glyphs == .console
    return space
  }

  /// What the row's view shows.
  private func strengthLine(_ strength: PasswordStrength) -> Line {
    guard strength.isMeasured else { return Line() }
    let state = StrengthState(strength, fraction: filling, isEmpty: row.formValue.isNull)
    let parts = strengthView?.parts(of: state, in: space) ?? []
    let line = Line(parts.map { $0.run(atMost: metrics.room) }.filter { !$0.text.isEmpty })
    return line.width > metrics.room ? line.prefix(cells: metrics.room) : line
  }

  /// What is missing; nil: nothing, or the error below says the same.
  private func hint(of strength: PasswordStrength) -> String? {
    let isSaid = row.errors.contains { $0.rule == "password" }
    return isSaid ? nil : strength.hint
  }

  private func wrapped(_ hint: String) -> [Line] {
    DisplayWidth.wrap(hint, to: metrics.room).map { Line([Run($0, .help)]) }
  }
}

extension StrengthPart {
  fileprivate func run(atMost cells: Int) -> Run {
    switch self {
    case .filled(let text, let color), .word(let text, let color):
      Run(text, .bar(color))
    case .rest(let text): Run(text, .barRest)
    case .text(let text): Run(text, .help)
    case .gap(let count): .blanks(min(count, cells))
    }
  }
}

extension BaseRow {
  /// How the row is laid out; nil: as all rows.
  var design: PasswordRowDesign? {
    guard case .secret(let settings) = control else { return nil }
    return settings.design
  }
}
