internal import CNcurses
internal import Formwork
internal import FormworkInterface
internal import Glibc

/// Paints frames with ncurses on a terminal's own descriptor, never on standard output.
final class CursesPainter: Painter {
  private let device: TerminalDevice
  private let file: UnsafeMutablePointer<FILE>
  private let screen: OpaquePointer
  private let isUTF8: Bool
  private let palette: Palette
  /// How the form looks on this terminal.
  let theme: Theme
  /// Whether the terminal reports the mouse.
  let hasMouse: Bool
  /// The colours of each pair from 1 on, -1 being the terminal's own; few, so a search is faster
  /// than a table.
  private var pairs: [Pair] = []
  /// What ncurses is given for each style that was shown; few, too.
  private var looks: [(style: Style, isInPopup: Bool, look: PackedLook)] = []
  /// The styles of empty cells of fields under which the terminal draws no line.
  private var stylesWithoutLine: [Style] = []
  private var size: Size
  private var last: Frame?
  /// The rows with something on them that ncurses does not know of.
  private var outside: Set<Int> = []
  /// The cell of the last echo, which the last frame does not know of.
  private var echoed: Frame.Cell?
  private var showsCursor = true
  private var isShown = false
  private var cells: [Int32] = []
  private var newCells = CellLine()
  private var oldCells = CellLine()

  private typealias Pair = (color: Int, ground: Int)

  /// Attributes and the number of a pair of colours.
  private struct PackedLook {
    let attributes: attr_t
    let pair: Int32
    var packed: UInt64 { UInt64(attributes) << 32 | UInt64(pair) }
  }

  private static let bracketedPasteOn = [UInt8]("\u{1B}[?2004h".utf8)
  private static let bracketedPasteOff = [UInt8]("\u{1B}[?2004l".utf8)
  /// Buttons and the wheel without motion, in the notation that knows every column.
  private static let mouseOn = [UInt8]("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  private static let mouseOff = [UInt8]("\u{1B}[?1006l\u{1B}[?1000l".utf8)

  /// Takes over a terminal that is in the mode for keys; its name is that of TERM.
  init(
    device: TerminalDevice, name: String, size: Size, color: ColorChoice, theme: Theme = .terminal,
    isUTF8: Bool, usesMouse: Bool = true
  ) throws(TerminalError) {
    let copy = fcntl(device.descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0, let file = fdopen(copy, "r+") else {
      if copy >= 0 { close(copy) }
      throw .lost
    }
    // The size is ours to find out; the variables would hide every change of it.
    use_env(false)
    // Else descriptions without a size, such as that of the Linux console, are refused.
    use_tioctl(true)
    guard let screen = newterm(name, file, file) else {
      fclose(file)
      throw .cannotDraw(name: name)
    }
    guard formwork_addresses_cursor() != 0 else {
      delscreen(screen)
      fclose(file)
      throw .cannotDraw(name: name)
    }
    (self.device, self.file, self.screen, self.isUTF8) = (device, file, screen, isUTF8)
    self.size = size
    hasMouse = usesMouse && formwork_has_mouse() != 0
    // Without this ncurses puts off what it should draw while more input is waiting.
    typeahead(-1)
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    if color.wantsColor(environment: environment, deviceHasColor: true), has_colors() {
      start_color()
      use_default_colors()
      palette = Palette(count: Int(formwork_colors()))
    } else {
      palette = Palette(count: 0)
    }
    self.theme = theme.shown(on: palette)
    fit()
    if self.theme.isPainted, let window = formwork_screen() {
      formwork_set_ground(window, look(of: .text, isInPopup: false).pair)
    }
    stylesWithoutLine = Style.all.filter { style in
      style.isFieldLine
        && formwork_can_underline(look(of: style, isInPopup: false).pair > 0 ? 1 : 0) == 0
    }
    EmergencyRestore.arm(device, leavingSequence: leavingSequence)
  }

  deinit {
    leave()
    EmergencyRestore.disarm()
    delscreen(screen)
    fclose(file)
  }

  /// Whether dim text can be told from other text.
  var canDim: Bool { formwork_can_dim() != 0 }
  /// Whether colours are used.
  var hasColor: Bool { palette.hasColor }
  /// The speed of the line in bits a second; 0 or less: not known.
  var speed: Int { Int(baudrate()) }

  func paint(_ frame: Frame) {
    guard let window = formwork_screen() else { return }
    var rows: [Int] = []
    for row in 0..<size.rows {
      let line = row < frame.lines.count ? shown(frame.lines[row]) : nil
      let isRevealed = line?.runs.contains { $0.revealed != nil } ?? false
      if let last {
        let before = row < last.lines.count ? shown(last.lines[row]) : nil
        if line == before, echoed?.row != row {
          // On its way to another cell ncurses may have written bullets over it.
          if isRevealed { rows.append(row) }
          continue
        }
        if !isRevealed, !outside.contains(row), paint(line, over: before, row, window) { continue }
      }
      // For ncurses what it painted there is still to be seen.
      if outside.remove(row) != nil { wredrawln(window, Int32(row), 1) }
      guard paint(line, row, window) || isRevealed else { continue }
      outside.insert(row)
      rows.append(row)
    }
    moveCursor(to: frame.cursor, window)
    // First, so that who sees the form can paste into it.
    if !isShown { try? device.write(Self.bracketedPasteOn + (hasMouse ? Self.mouseOn : [])) }
    wrefresh(window)
    write(rows, of: frame, window)
    (last, echoed, isShown) = (frame, nil, true)
  }

  /// Writes what ncurses is not given over what it painted there.
  private func write(_ rows: [Int], of frame: Frame, _ window: UnsafeMutablePointer<WINDOW>) {
    guard !rows.isEmpty else { return }
    var text = OutsideText(columns: size.columns, isUTF8: isUTF8) { run in
      let look = self.look(of: run.style, isInPopup: run.isInPopup)
      return formwork_look(look.attributes, look.pair)
    }
    for row in rows { text.append(shown(frame.lines[row]), row: row) }
    let cursor = Frame.Cell(column: Int(getcurx(window)), row: Int(getcury(window)))
    text.end(at: cursor, look: formwork_look(0, 0))
    text.bytes.withUTF8 { try? device.write($0) }
  }

  func echo(_ run: Run) {
    guard isShown, let cursor = last?.cursor, let window = formwork_screen() else { return }
    let look = look(of: run.style, isInPopup: false)
    cells.removeAll(keepingCapacity: true)
    let extent = CellText.append(run.text, to: &cells, limit: 1, isUTF8: isUTF8)
    guard extent == CellText.Extent(width: 1) else { return }
    formwork_set_attributes(window, look.attributes, look.pair)
    mvwaddnwstr(window, Int32(cursor.row), Int32(cursor.column), cells, Int32(cells.count))
    wrefresh(window)
    echoed = cursor
  }

  func redraw() {
    last = nil
    clearok(formwork_shown_screen(), true)
  }

  func resize(to size: Size) {
    self.size = size
    fit()
    redraw()
  }

  func leave() {
    guard isShown else { return }
    isShown = false
    try? device.write(modesOff)
    if !showsCursor { curs_set(1) }
    showsCursor = true
    clearWhereItStays()
    endwin()
    // Nothing of what was shown stays; a later `paint` draws everything.
    (last, echoed) = (nil, nil)
    outside = []
    newCells.wipe()
    oldCells.wipe()
  }

  /// Takes the form off a terminal that has no second screen, from which it would not go by itself.
  private func clearWhereItStays() {
    guard Self.sequence(formwork_leave_screen()) == nil, let window = formwork_screen() else {
      return
    }
    if theme.isPainted { formwork_set_ground(window, 0) }
    werase(window)
    wrefresh(window)
    if theme.isPainted { formwork_set_ground(window, look(of: .text, isInPopup: false).pair) }
  }

  /// What the terminal shall no longer report.
  private var modesOff: [UInt8] { (hasMouse ? Self.mouseOff : []) + Self.bracketedPasteOff }

  /// The bytes that leave the full screen, for when ncurses cannot be asked.
  private var leavingSequence: [UInt8] {
    var bytes = modesOff
    let leave = Self.sequence(formwork_leave_screen()) ?? formwork_clear_screen()
    for text in [formwork_plain_text(), formwork_own_colors(), formwork_show_cursor(), leave] {
      guard let text = Self.sequence(text) else { continue }
      TerminfoString.append(UnsafeBufferPointer(start: text, count: strlen(text)), to: &bytes)
    }
    return bytes
  }

  /// A text of the terminal's description; nil: it has none, or -1, which stands for one that is
  /// cancelled.
  private static func sequence(_ text: UnsafePointer<CChar>?) -> UnsafePointer<CChar>? {
    text.flatMap { Int(bitPattern: $0) == -1 ? nil : $0 }
  }

  private func fit() {
    guard formwork_lines() != Int32(size.rows) || formwork_columns() != Int32(size.columns) else {
      return
    }
    resizeterm(Int32(size.rows), Int32(size.columns))
  }

  private func moveCursor(to cursor: Frame.Cell?, _ window: UnsafeMutablePointer<WINDOW>) {
    if (cursor != nil) != showsCursor {
      showsCursor = cursor != nil
      curs_set(showsCursor ? 1 : 0)
    }
    guard let cursor else { return }
    wmove(
      window, Int32(min(max(cursor.row, 0), size.rows - 1)),
      Int32(min(max(cursor.column, 0), size.columns - 1)))
  }

  /// Paints only what differs; false when a line is not made of single cells.
  private func paint(
    _ line: Line?, over before: Line?, _ row: Int, _ window: UnsafeMutablePointer<WINDOW>
  ) -> Bool {
    let packed = { (run: Run) in self.look(of: run.style, isInPopup: run.isInPopup).packed }
    guard newCells.take(line, columns: size.columns, isUTF8: isUTF8, look: packed),
      oldCells.take(before, columns: size.columns, isUTF8: isUTF8, look: packed)
    else { return false }
    if echoed?.row == row, let column = echoed?.column { oldCells.forget(column) }
    newCells.pad(to: oldCells.cells.count)
    oldCells.pad(to: newCells.cells.count)
    guard let range = newCells.difference(from: oldCells) else { return true }
    var column = range.lowerBound
    while column < range.upperBound {
      let look = newCells.cells[column].look
      let alike = newCells.cells[column..<range.upperBound].prefix { $0.look == look }
      cells.removeAll(keepingCapacity: true)
      for cell in alike { cells.append(cell.character) }
      formwork_set_attributes(
        window, attr_t(look >> 32), Int32(truncatingIfNeeded: look & 0xFFFF_FFFF))
      mvwaddnwstr(window, Int32(row), Int32(column), cells, Int32(cells.count))
      column = alike.endIndex
    }
    return true
  }

  /// Paints a whole line, and says whether cells of it are kept free for what is written past
  /// ncurses.
  private func paint(_ line: Line?, _ row: Int, _ window: UnsafeMutablePointer<WINDOW>) -> Bool {
    formwork_set_attributes(window, 0, 0)
    wmove(window, Int32(row), 0)
    wclrtoeol(window)
    var (column, hasGaps) = (0, false)
    for run in line?.runs ?? [] where column < size.columns {
      let look = look(of: run.style, isInPopup: run.isInPopup)
      cells.removeAll(keepingCapacity: true)
      let extent = CellText.append(
        run.text, to: &cells, limit: size.columns - column, isUTF8: isUTF8)
      formwork_set_attributes(window, look.attributes, look.pair)
      mvwaddnwstr(window, Int32(row), Int32(column), cells, Int32(cells.count))
      column += extent.width
      hasGaps = hasGaps || extent.hasGaps
    }
    return hasGaps
  }

  /// The line as the terminal can show it.
  private func shown(_ line: Line) -> Line {
    guard !stylesWithoutLine.isEmpty else { return line }
    return Line(line.runs.map { stylesWithoutLine.contains($0.style) ? $0.withVisibleLine : $0 })
  }

  private func look(of style: Style, isInPopup: Bool) -> PackedLook {
    if let known = looks.first(where: { $0.style == style && $0.isInPopup == isInPopup }) {
      return known.look
    }
    let look = theme.look(of: style, inPopup: isInPopup)
    var attributes: attr_t = 0
    if look.attributes.contains(.bold) { attributes |= formwork_bold() }
    if look.attributes.contains(.dim) { attributes |= formwork_dim() }
    if look.attributes.contains(.italic) { attributes |= formwork_italic() }
    if look.attributes.contains(.underline) { attributes |= formwork_underline() }
    if look.attributes.contains(.reverse) { attributes |= formwork_reverse() }
    let packed = PackedLook(attributes: attributes, pair: pair(of: look))
    looks.append((style, isInPopup, packed))
    return packed
  }

  /// The number of the pair with the colours of a look; 0 is the terminal's own.
  private func pair(of look: Look) -> Int32 {
    let color = look.color.flatMap(palette.index) ?? -1
    let ground = look.ground.flatMap(palette.index) ?? -1
    if (color, ground) == (-1, -1) { return 0 }
    if let known = pairs.firstIndex(where: { $0 == (color, ground) }) { return Int32(known) + 1 }
    let number = Int32(pairs.count + 1)
    guard number < 256, init_extended_pair(number, Int32(color), Int32(ground)) == OK else {
      return 0
    }
    pairs.append((color, ground))
    return number
  }
}
