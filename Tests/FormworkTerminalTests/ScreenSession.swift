import Formwork
import FormworkInterface
import Glibc
import TestTerminal

@testable import FormworkTerminal

/// A form on the full screen of a terminal, with a test in place of the loop and the person.
final class ScreenSession {
  let editor: Editor
  private let terminal: Terminal
  private let screen: FullScreen
  private let device: TerminalDevice
  private let signals: SignalWatch
  private var written = 0

  /// A session on a terminal that joins the parts of characters, or shows each by itself.
  init(
    _ form: Form, columns: Int, rows: Int, joins: Bool, name: String = "xterm-256color",
    theme: Theme = .terminal, color: ColorChoice = .always,
    animates: Bool = false
  ) throws {
    terminal = try Terminal(columns: columns, rows: rows, command: [])
    if joins { terminal.display.clusterWidth = Self.clusterWidth }
    terminal.display.scalarWidth = { DisplayWidth.of(String($0)) }
    device = try TerminalDevice(path: terminal.path)
    signals = try SignalWatch()
    try device.enter(.keys, keepsTypeahead: false)
    let isUTF8 = TerminalLocale.activate()
    let painter = try CursesPainter(
      device: device, name: name, size: device.size, color: color, theme: theme, isUTF8: isUTF8)
    var options = EditorOptions(size: device.size)
    (options.theme, options.animates) = (painter.theme, animates)
    editor = Editor(form: form, options: options)
    screen = FullScreen(
      model: editor, device: device, signals: signals, painter: painter, clock: MonotonicClock(),
      timing: EscapeTiming(), limit: nil)
    try screen.begin()
    try takeOutput()
  }

  deinit {
    screen.end()
    signals.end()
  }

  var display: Screen { terminal.display }
  /// Every byte that was written to the terminal.
  var transcript: [UInt8] { terminal.transcript }
  /// How many bytes the terminal got with the last read.
  private(set) var lastOutput = 0

  /// Types a text that comes with one read.
  func type(_ text: String) throws {
    var batch = InputBatch()
    batch.typed = Secret(copying: text.utf8)
    try react(to: batch)
  }

  /// Lets time pass without a key, and work go on.
  func wait(_ time: Duration) throws {
    usleep(UInt32(time / .microseconds(1)))
    try react(to: InputBatch())
  }

  func resize(columns: Int, rows: Int) throws {
    terminal.resize(columns: columns, rows: rows)
    var batch = InputBatch()
    batch.signals = [SIGWINCH]
    try react(to: batch)
  }

  private func react(to batch: InputBatch) throws {
    let before = terminal.transcript.count
    _ = try screen.react(to: batch)
    lastOutput = try takeOutput() - before
  }

  /// Takes all that was written, up to a mark that the screen ignores.
  @discardableResult private func takeOutput() throws -> Int {
    written += 1
    let mark = Array("\u{1B}]0;\(written)\u{07}".utf8)
    try device.write(mark)
    try terminal.wait(for: "the end of the output") { _ in
      self.terminal.transcript.suffix(mark.count).elementsEqual(mark)
    }
    return terminal.transcript.count - mark.count
  }

  static func clusterWidth(_ text: String) -> Int? {
    var text = text
    let clusters = text.withUTF8 { Cluster.all(in: $0) }
    return clusters.count == 1 ? clusters[0].width : nil
  }

  static func clusters(in text: String) -> Int {
    var text = text
    return text.withUTF8 { Cluster.all(in: $0).count }
  }
}

extension ScreenSession {
  /// What differs between the screen and the frame; nil: nothing.
  ///
  /// A terminal that joins shows every character whole, another one at least all of ASCII.
  func difference(wholly: Bool) -> String? {
    let frame = editor.frame()
    for (row, line) in frame.lines.enumerated() {
      let cells = Self.cells(of: line)
      for column in 0..<display.columns {
        let shown = display.cells[row][column].text
        guard let wanted = column < cells.count ? cells[column] : " " else { continue }
        // Behind the first part of a character there may be others of it.
        if !wholly, wanted.utf8.count != 1 || wanted == " " { continue }
        guard shown == wanted else {
          return "\(row):\(column) \(shown.debugDescription), not \(wanted.debugDescription) in\n"
            + display.line(row)
        }
      }
    }
    guard let cursor = frame.cursor else { return nil }
    return display.cursor == (cursor.column, cursor.row)
      ? nil : "cursor \(display.cursor), not \(cursor)"
  }

  /// The characters of a line, each in its first cell; nil: terminals may differ.
  private static func cells(of line: Line) -> [String?] {
    var cells: [String?] = []
    for run in line.runs {
      var text = run.revealed?.withUTF8 { String(decoding: $0, as: UTF8.self) } ?? run.text
      text.withUTF8 { bytes in
        for cluster in Cluster.all(in: bytes) {
          let text = String(decoding: bytes[cluster.range], as: UTF8.self)
          // A mark alone stands on a blank, with which it is joined or not.
          let isMark = text.unicodeScalars.first.map(Self.isMark) ?? false
          cells.append(isMark ? nil : text)
          for _ in 1..<cluster.width { cells.append(isMark ? nil : "") }
        }
      }
    }
    return cells
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    Cluster.joins(scalar) || (0x1160...0x11FF).contains(scalar.value)
  }
}

extension Screen {
  /// The first cell that differs from that of another screen; nil: none does.
  func difference(from other: Screen) -> String? {
    for row in 0..<rows {
      for column in 0..<columns where cells[row][column] != other.cells[row][column] {
        let cell = cells[row][column]
        return "\(row):\(column) \(cell), not \(other.cells[row][column]) in\n\(line(row))\n"
          + other.line(row)
      }
    }
    return nil
  }
}
