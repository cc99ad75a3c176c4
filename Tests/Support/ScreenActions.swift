extension Screen {
  mutating func perform(_ action: ScreenParser.Action) {
    // Only what comes right behind a character joins with it.
    if case .character = action {} else { joins = false }
    switch action {
    case .character(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .charset(let set): if let set { drawsLines = set == UInt8(ascii: "0") }
    case .escape(let byte): escape(byte)
    case .sequence(let parameters, let isPrivate, let final):
      if isPrivate {
        if final == UInt8(ascii: "h") || final == UInt8(ascii: "l") {
          for mode in parameters { setMode(mode, final == UInt8(ascii: "h")) }
        }
      } else {
        sequence(parameters, Character(Unicode.Scalar(final)))
      }
    }
  }

  private mutating func control(_ byte: UInt8) {
    wrapsNext = false
    switch byte {
    case 0x08: cursor.column = max(cursor.column - 1, 0)
    case 0x09: cursor.column = min((cursor.column / 8 + 1) * 8, columns - 1)
    case 0x0A: lineFeed()
    case 0x0D: cursor.column = 0
    case 0x0E: drawsLines = true
    case 0x0F: drawsLines = false
    default: break
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "7"): saved = cursor
    case UInt8(ascii: "8"): move(saved.column, saved.row)
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "M"):
      if cursor.row == region.lowerBound { scroll(in: region, by: -1) } else { cursor.row -= 1 }
    default: break
    }
  }

  private mutating func sequence(_ parameters: [Int], _ final: Character) {
    let first = parameters.first ?? 0
    let count = max(first, 1)
    let second = max(parameters.count > 1 ? parameters[1] : 1, 1)
    let (column, row) = cursor
    switch final {
    case "A": move(column, row - count)
    case "B", "e": move(column, row + count)
    case "C", "a": move(column + count, row)
    case "D": move(column - count, row)
    case "E": move(0, row + count)
    case "F": move(0, row - count)
    case "G", "`": move(count - 1, row)
    case "d": move(column, count - 1)
    case "H", "f": move(second - 1, count - 1)
    case "J": eraseScreen(first)
    case "K": eraseLine(first)
    case "X": erase(row, column..<min(column + count, columns))
    case "b": for _ in 0..<count { for scalar in last.unicodeScalars { put(scalar) } }
    case "@": insertCells(count)
    case "P": deleteCells(count)
    case "L": scroll(in: row...max(region.upperBound, row), by: -count)
    case "M": scroll(in: row...max(region.upperBound, row), by: count)
    case "S": scroll(in: region, by: count)
    case "T": scroll(in: region, by: -count)
    case "m": setAttributes(parameters)
    case "r":
      let bottom = parameters.count > 1 && parameters[1] > 0 ? parameters[1] : rows
      region = (count - 1)...min(max(bottom - 1, count - 1), rows - 1)
      move(0, 0)
    default: break
    }
  }

  private mutating func setMode(_ mode: Int, _ isOn: Bool) {
    if mode == 7 {
      wraps = isOn
      return
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 25 { isCursorVisible = isOn }
    guard mode == 1049 || mode == 47 || mode == 1047, isOn != isAlternate else { return }
    isAlternate = isOn
    if isOn {
      (mainCells, saved) = (cells, cursor)
      for row in 0..<rows { erase(row, 0..<columns) }
    } else {
      cells = mainCells
      move(saved.column, saved.row)
    }
  }

  private mutating func move(_ column: Int, _ row: Int) {
    cursor = (min(max(column, 0), columns - 1), min(max(row, 0), rows - 1))
    wrapsNext = false
  }

  private mutating func lineFeed() {
    if cursor.row == region.upperBound {
      scroll(in: region, by: 1)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
  }

  /// Moves the lines of a region up, or down for a negative count.
  private mutating func scroll(in region: ClosedRange<Int>, by count: Int) {
    let empty = Array(repeating: blank, count: columns)
    for _ in 0..<min(abs(count), region.count) {
      if count > 0 {
        cells.remove(at: region.lowerBound)
        cells.insert(empty, at: region.upperBound)
      } else {
        cells.remove(at: region.upperBound)
        cells.insert(empty, at: region.lowerBound)
      }
    }
  }

  /// What erasing leaves: xterm keeps the background colour.
  private var blank: Cell {
    Cell(text: " ", attributes: Attributes(background: attributes.background))
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range {
      blankHalves(row, column)
      cells[row][column] = blank
    }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: erase(cursor.row, cursor.column..<columns)
    case 1: erase(cursor.row, 0..<(cursor.column + 1))
    default: erase(cursor.row, 0..<columns)
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    if part < 2 { eraseLine(part) }
    let others =
      switch part {
      case 0: (cursor.row + 1)..<rows
      case 1: 0..<cursor.row
      default: 0..<rows
      }
    for row in others { erase(row, 0..<columns) }
  }

  private mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    if cells[cursor.row][cursor.column].text.isEmpty { blankHalves(cursor.row, cursor.column) }
    cells[cursor.row].insert(
      contentsOf: Array(repeating: blank, count: count), at: cursor.column)
    cells[cursor.row].removeLast(count)
  }

  private mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursor.column)
    blankHalves(cursor.row, cursor.column)
    blankHalves(cursor.row, cursor.column + count - 1)
    cells[cursor.row].removeSubrange(cursor.column..<(cursor.column + count))
    cells[cursor.row] += Array(repeating: blank, count: count)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let scalar = drawsLines ? Self.lineDrawing[scalar] ?? scalar : scalar
    if joins, joinCluster(scalar) { return }
    let usual = Self.width(scalar)
    let width = usual == 0 ? 0 : scalarWidth?(scalar) ?? usual
    if width == 0 { return join(scalar) }
    if wraps, wrapsNext || cursor.column + width > columns {
      cursor.column = 0
      lineFeed()
    }
    cursor.column = min(cursor.column, columns - width)
    last = Character(scalar)
    fill(cursor.row, cursor.column, String(last), width: width)
    advance(by: width)
    joins = true
  }

  /// Puts a character into its cells; what is left of wider ones becomes blank.
  private mutating func fill(_ row: Int, _ column: Int, _ text: String, width: Int) {
    for column in column..<column + width { blankHalves(row, column) }
    for part in 0..<width {
      cells[row][column + part] = Cell(text: part == 0 ? text : "", attributes: attributes)
    }
  }

  private mutating func blankHalves(_ row: Int, _ column: Int) {
    var (start, end) = (column, column + 1)
    while start > 0, cells[row][start].text.isEmpty { start -= 1 }
    while end < columns, cells[row][end].text.isEmpty { end += 1 }
    for column in start..<end { cells[row][column].text = " " }
  }

  private mutating func advance(by width: Int) {
    wrapsNext = cursor.column + width >= columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  /// The cell of the character before the cursor.
  private var lastColumn: Int? {
    var column = wrapsNext ? cursor.column : cursor.column - 1
    while column > 0, cells[cursor.row][column].text.isEmpty { column -= 1 }
    return column >= 0 ? column : nil
  }

  /// Adds a scalar to the character before it, where the terminal takes both for one.
  private mutating func joinCluster(_ scalar: Unicode.Scalar) -> Bool {
    guard let clusterWidth, let column = lastColumn else { return false }
    var text = cells[cursor.row][column].text
    text.unicodeScalars.append(scalar)
    guard let width = clusterWidth(text), column + width <= columns else { return false }
    fill(cursor.row, column, text, width: width)
    cursor.column = column
    advance(by: width)
    return true
  }

  private mutating func join(_ scalar: Unicode.Scalar) {
    guard let column = lastColumn else { return }
    cells[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  private mutating func setAttributes(_ parameters: [Int]) {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: attributes = Attributes()
      case 1: attributes.isBold = true
      case 2: attributes.isDim = true
      case 3: attributes.isItalic = true
      case 4: attributes.isUnderlined = true
      case 7: attributes.isReversed = true
      case 22: (attributes.isBold, attributes.isDim) = (false, false)
      case 23: attributes.isItalic = false
      case 24: attributes.isUnderlined = false
      case 27: attributes.isReversed = false
      case 30...37: attributes.foreground = code - 30
      case 38: attributes.foreground = Self.colour(&rest)
      case 39: attributes.foreground = nil
      case 40...47: attributes.background = code - 40
      case 48: attributes.background = Self.colour(&rest)
      case 49: attributes.background = nil
      case 90...97: attributes.foreground = code - 82
      case 100...107: attributes.background = code - 92
      default: break
      }
    }
  }

  private static func colour(_ rest: inout ArraySlice<Int>) -> Int? {
    switch rest.popFirst() {
    case 5: return rest.popFirst()
    case 2:
      let parts = [rest.popFirst() ?? 0, rest.popFirst() ?? 0, rest.popFirst() ?? 0]
      return 0x100_0000 + parts[0] << 16 + parts[1] << 8 + parts[2]
    default: return nil
    }
  }

  private static let lineDrawing: [Unicode.Scalar: Unicode.Scalar] = [
    "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "q": "─", "t": "├", "u": "┤", "v": "┴",
    "w": "┬", "x": "│", "~": "·", "a": "▒",
  ]

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x1160...0x11FF, 0x200B...0x200D, 0xFE00...0xFE0F, 0x20D0...0x20F0: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
