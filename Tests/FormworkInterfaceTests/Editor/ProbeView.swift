import Formwork
import FormworkInterface

/// A control that does what a test wants.
struct Probe: ControlSettings {
  var content: @Sendable (BaseRow) -> Content = { row in
    Content([Line([Run("<\(row.formValue)>").in(0)])])
  }
  var enter: @Sendable (inout Desk) -> Void = { _ in }
  var leave: @Sendable (inout Desk) -> Void = { _ in }
  var key: @Sendable (Character, inout Desk) -> Void = { _, _ in }
  var answer: @Sendable (String, inout Desk) -> PlainReply = { _, _ in .unused }
}

final class ProbeRow: Row<Int> {
  var probe = Probe() { didSet { displayChanged() } }
  override var control: any ControlSettings { probe }
  override func value(from text: String, locale: FormLocale) -> Int? { Int(text) }
}

struct ProbeView: ControlView {
  private let row: BaseRow
  private var probe: Probe
  /// What the view was told of.
  private var news = ""

  init(_ row: BaseRow, _ probe: Probe) { (self.row, self.probe) = (row, probe) }

  mutating func update(_ row: BaseRow, _ probe: Probe, isNewValue: Bool) {
    self.probe = probe
    if isNewValue { news += " new" }
  }

  func content(in space: DrawingSpace) -> Content {
    var content = probe.content(row)
    if !news.isEmpty { content.lines[0].runs.append(Run(news)) }
    return content
  }

  func enter(_ desk: inout Desk) { probe.enter(&desk) }
  func leave(_ direction: FocusDirection, _ desk: inout Desk) { probe.leave(&desk) }

  func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard case .text(let character) = key else { return false }
    probe.key(character, &desk)
    return true
  }

  func question(_ speech: PlainSpeech) -> PlainQuestion { PlainQuestion() }

  func answer(_ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    return probe.answer(line, &desk)
  }
}

/// A popup that does what a test wants.
struct ProbePopup: ScreenView {
  var content = Content([Line([Run("[popup]")])], width: 12)
  var key: @Sendable (Character, inout Desk) -> Void = { _, _ in }

  func content(in space: DrawingSpace) -> Content { content }

  func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard case .text(let character) = key else {
      desk.close()
      return true
    }
    self.key(character, &desk)
    return true
  }
}

extension ControlViews {
  /// The built-in views and the one of these tests.
  static var probing: ControlViews { builtIn.adding(ProbeView.self) }
}

extension Editor {
  /// An editor of rows with the probe's view.
  static func probing(_ rows: BaseRow..., columns: Int = 60, lines: Int = 12) -> Editor {
    var options = EditorOptions(size: Size(columns: columns, rows: lines))
    (options.controls, options.hasMouse) = (.probing, true)
    return Editor(form: Form() +++ Section(rows: rows), options: options)
  }

  /// Does the work that waits, and hands its result over.
  func work() async {
    if let work = takeWork() { finish(await work.run(), at: .zero) }
  }
}
