internal import Formwork

/// The lines of a password's strength and of the hint at what is missing, where the row's design puts
/// them.
struct StrengthDetails {
  let row: _GenericPasswordRow
  let strength: PasswordStrength
  let space: DrawingSpace
  /// How much of the strength is filled; nil: as it says.
  let filling: Double?

  private var design: PasswordRowDesign { row.design }

  /// Strength and hint below the field.
  var linesBelow: [Line] {
    let line = strengthLine
    let isKept = !design.hasDynamicHeight && row.strengthView != nil
    let lines = line.runs.isEmpty && !isKept ? [] : [line]
    guard let hint, design.hintPosition != .above else { return lines }
    let gap = line.runs.isEmpty ? 0 : strengthSpace.gap
    if design.hintPosition == .beside, !space.isStacked, !lines.isEmpty,
      line.width + gap + DisplayWidth.of(hint) <= space.width
    {
      return [Line(line.runs + [.blanks(gap), Run(hint, .help)].filter { !$0.text.isEmpty })]
    }
    return lines + wrapped(hint)
  }

  /// The hint above the field, or the line that is kept for it, where the design wants that.
  var linesAbove: [Line] {
    guard design.hintPosition == .above else { return [] }
    if let hint { return wrapped(hint) }
    return design.hasDynamicHeight ? [] : [Line()]
  }

  /// How many lines below the field are there even when there is nothing to say.
  var keptLines: Int {
    guard !design.hasDynamicHeight else { return 0 }
    let ofStrength = row.strengthView == nil ? 0 : 1
    switch design.hintPosition {
    case .above: return ofStrength
    case .beside where ofStrength > 0 && !space.isStacked: return ofStrength
    case .beside, .below: return ofStrength + 1
    }
  }

  private var strengthSpace: StrengthSpace {
    var space = StrengthSpace(
      columns: space.width, barCells: space.barWidth, isUTF8: space.isUTF8,
      isStacked: space.isStacked, hasColor: space.hasColor)
    space.isConsole = self.space.isConsole
    return space
  }

  /// What the row's view shows.
  private var strengthLine: Line {
    guard strength.isMeasured else { return Line() }
    let state = StrengthState(strength, fraction: filling, isEmpty: row.formValue.isNull)
    let parts = row.strengthView?.parts(of: state, in: strengthSpace) ?? []
    let line = Line(parts.map { $0.run(atMost: space.width) }.filter { !$0.text.isEmpty })
    return line.width > space.width ? line.prefix(cells: space.width) : line
  }

  /// What is missing; nil: nothing, or the error below says the same.
  private var hint: String? {
    row.errors.contains { $0.rule == "password" } ? nil : strength.hint
  }

  private func wrapped(_ hint: String) -> [Line] {
    DisplayWidth.wrap(hint, to: space.width).map { Line([Run($0, .help)]) }
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
