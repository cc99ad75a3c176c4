internal import Formwork

/// Lays out a row: its title, what its control shows, and what is said about it below.
struct RowLayout {
  var metrics: Metrics
  let row: BaseRow
  let isFocused: Bool
  /// The lines that the row has got; nil: none are held.
  let held: HeldLines?
  private let traits: ControlTraits
  private let isRequired: Bool
  /// What is wrong, or was; nil: nothing is.
  private let message: RowMessage?
  /// How the program changed the way in which the row is drawn; nil: not at all.
  private let cell: CellLayout?

  init(_ row: BaseRow, metrics: Metrics, isFocused: Bool, held: HeldLines?) {
    (self.row, self.metrics, self.isFocused, self.held) = (row, metrics, isFocused, held)
    // First, since an update of the cell may change the row.
    cell = row.cell.map { CellLayout($0, isDisabled: row.isDisabled, in: metrics) }
    (traits, isRequired) = (row.controlTraits, row.isMarkedRequired)
    var message = RowMessage(of: row, metrics.glyphs)
    if let shown = message {
      if shown.style == .error { held?.wasWrong = true }
    } else if held?.wasWrong ?? false {
      message = RowMessage(fixedIn: metrics.device)
    }
    self.message = message
    self.metrics.follow(traits.labelPosition)
  }

  /// The cells that the control and what is said below it have.
  private var width: Int {
    !traits.holdsTitle || metrics.isTiny ? metrics.room : metrics.columns - metrics.indent - 1
  }

  /// What the control has to draw itself.
  var space: DrawingSpace {
    var space = DrawingSpace(
      width: width, fieldWidth: metrics.fieldWidth, device: metrics.device)
    (space.isFocused, space.isMarkedRequired) = (isFocused, isRequired)
    (space.isStacked, space.height) = (metrics.isStacked, metrics.areaLimit)
    (space.masksSecrets, space.hidesLength) = (metrics.masksSecrets, metrics.hidesLength)
    (space.barWidth, space.message) = (metrics.barCells, message)
    space.hasRoomBehindField = !metrics.isTiny
    return cell?.narrowed(space) ?? space
  }

  /// The row's lines, with what its control shows.
  func block(of drawn: Content) -> Block {
    var content = cell?.applied(to: drawn) ?? drawn
    if metrics.isBusy { content.lines = content.lines.map(\.unavailable) }
    let before = cell?.widthBefore ?? 0
    let label = labelLines()
    var block = Block(marksRequired: isRequired && (traits.holdsTitle || !label.isEmpty))
    let column = traits.holdsTitle ? metrics.indent : metrics.fieldColumn
    let lines = lines(of: content, &block)
    if metrics.hasTitleAbove || label.isEmpty {
      block.label = label.map { margin(metrics.indent) + $0 }
      block.lines = lines.map { margin(column) + $0 }
    } else {
      block.lines = beside(label, lines, column: column, fieldRow: content.fieldRow)
    }
    block.content = Frame.Cell(column: column + before, row: block.label.count)
    block.contentSize = Size(columns: content.width, rows: content.lines.count)
    block.field = Frame.Cell(
      column: column + before, row: block.label.count + content.fieldRow)
    block.fieldWidth = content.width
    block.cursor = content.insertionPoint.map {
      Frame.Cell(column: $0.column + block.content.column, row: $0.row + block.content.row)
    }
    return block
  }

  /// The title's lines beside those of the control.
  private func beside(_ label: [Line], _ lines: [Line], column: Int, fieldRow: Int) -> [Line] {
    (0..<max(fieldRow + label.count, lines.count)).map { index in
      let title = label.indices.contains(index - fieldRow) ? label[index - fieldRow] : Line()
      let rest = index < lines.count ? lines[index] : Line()
      let gap = Run.blanks(rest.runs.isEmpty ? 0 : column - metrics.indent - title.width)
      return margin(metrics.indent) + Line(title.runs + [gap] + rest.runs)
    }
  }

  private func labelLines() -> [Line] {
    guard metrics.hasTitle, let title = row.labelText else { return [] }
    let usual: Style = row.isDisabled ? .disabled : isFocused ? .labelFocus : .label
    return TitleLines.of(
      title, isRequired: isRequired,
      width: metrics.hasTitleAbove ? metrics.room : metrics.labelWidth,
      style: cell?.titleStyle(usual) ?? usual)
  }

  /// What stands before a line; with the mark that runs down the focused row.
  private func margin(_ cells: Int) -> [Run] {
    guard isFocused, metrics.indent > 1 else { return cells > 0 ? [.blanks(cells)] : [] }
    return [.blanks(1), Run(metrics.glyphs.mark, .mark), .blanks(cells - 2)]
  }

  // MARK: What is said below

  /// What the control shows, then what is wrong, or else the help: an error takes the lines of the
  /// help, so that nothing moves.
  private func lines(of content: Content, _ block: inout Block) -> [Line] {
    if let limit = metrics.lineLimit { return lines(of: content, atMost: limit) }
    var said = said(of: content, atMost: nil)
    let wanted = said.count
    if let limit = limit(ofMessageWith: wanted), wanted > limit {
      said = self.said(of: content, atMost: limit)
    }
    if let held {
      let least = max(isFocused ? content.reservedLines : 0, held.ofMessage ?? 0)
      said += Line.empty(least - said.count)
      held.take(message: said.count, content: content.lines.count)
    }
    let lines = content.lines + said
    let missing = max(content.minimumHeight, held?.all ?? 0) - lines.count
    // A mended row, too, is drawn anew when the focus moves.
    block.isHeld = said.count != wanted || missing > 0 || message?.style == .success
    block.counts = (said.count, content.lines.count, message?.style == .error)
    return lines + Line.empty(missing)
  }

  /// How many lines a message has got; nil: as many as it needs.
  private func limit(ofMessageWith lines: Int) -> Int? {
    guard let limit = held?.ofMessage else { return nil }
    // Where the focus is a message gets its lines as soon as there is one.
    return isFocused && limit == 0 ? nil : limit
  }

  /// The same where so few lines are there that what is wrong comes before all but the field.
  private func lines(of content: Content, atMost limit: Int) -> [Line] {
    var lines = content.lines
    let saysMore = message != nil && !content.showsMessage || content.finding != nil
    if saysMore, lines.count >= limit { lines = Array(lines.prefix(max(1, limit - 1))) }
    return lines + said(of: content, atMost: max(0, limit - lines.count))
  }

  /// What is wrong, else what the control found, else the help.
  private func said(of content: Content, atMost limit: Int?) -> [Line] {
    if limit == 0 { return [] }
    if let message, !content.showsMessage {
      return message.lines(width: width, atMost: limit, metrics.glyphs)
    }
    if let finding = content.finding {
      // It stands where the text of an error will.
      let indent = metrics.isTiny ? 0 : 2
      return wrapped(finding, to: width - indent, limit).map { [.blanks(indent)] + $0 }
    }
    guard let help = row.displayHelp ?? content.help, !help.isEmpty else { return [] }
    return wrapped(help, to: width, limit)
  }

  private func wrapped(_ text: String, to width: Int, _ limit: Int?) -> [Line] {
    DisplayWidth.wrap(text, to: max(width, 4), lines: limit ?? .max, metrics.glyphs)
      .map { Line([Run($0, .help)]) }
  }
}

extension Line {
  /// The line as one of a field that cannot be used now.
  fileprivate var unavailable: Line {
    Line(
      runs.map { run in
        var run = run
        run.style = run.style.isFieldLine ? .fieldLine : .disabled
        return run
      })
  }

  /// So many empty lines; none when the number is not above 0.
  fileprivate static func empty(_ count: Int) -> [Line] {
    count > 0 ? Array(repeating: Line(), count: count) : []
  }
}
