import Formwork
import FormworkInterface

/// The view of a level: everything that the control is besides its settings.
struct LevelView: ControlView {
  private let row: BaseRow
  private var level: Level
  private static let width = 11

  init(_ row: BaseRow, _ level: Level) { (self.row, self.level) = (row, level) }
  mutating func update(_ row: BaseRow, _ level: Level, isNewValue: Bool) {
    self.level = level
  }

  private var value: DecimalNumber { DecimalNumber(formValue: row.formValue) ?? level.least }

  func content(in space: DrawingSpace) -> Content {
    let range = level.greatest.doubleValue - level.least.doubleValue
    let bar = Bar(
      cells: Self.width, fraction: (value.doubleValue - level.least.doubleValue) / range)
    let texts = bar.texts(full: "#", rest: ".")
    let line = Line([
      Run(texts.filled, space.isFocused ? .fieldFocus : .field).in(0),
      Run(texts.rest, .barRest).in(0), Run(" \(value)"),
    ])
    return Content([line], insertionPoint: Frame.Cell(column: 0, row: 0), width: Self.width)
  }

  static let keyBindings = KeyBindings(
    "level", [(.lower, [.left], "a step down"), (.raise, [.right], "a step up")])

  func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard let action = desk.action(of: key, in: Self.keyBindings), !row.isReadOnly
    else { return false }
    move(to: action == .raise ? value + level.step : value - level.step, &desk)
    return true
  }

  private func move(to number: DecimalNumber?, _ desk: inout Desk) {
    guard let number else { return }
    desk.set(.decimal(min(max(number, level.least), level.greatest)))
  }

  func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    let range = level.greatest.doubleValue - level.least.doubleValue
    let number = level.least.doubleValue + range * Double(cell.column) / Double(Self.width - 1)
    move(to: DecimalNumber(Int(number.rounded())), &desk)
  }

  func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    [KeyHint(.lower, .raise, in: Self.keyBindings, speech, "move")]
  }

  func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion(kind: "number from \(level.least) to \(level.greatest)")
    question.answer = speech.answer(of: row)
    return question
  }

  func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    desk.edit(line)
    return .accepted(typed: line)
  }
}

extension KeyAction {
  static let lower = KeyAction("lower")
  static let raise = KeyAction("raise")
}
