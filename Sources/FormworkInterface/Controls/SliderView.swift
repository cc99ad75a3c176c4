public import Formwork

/// A number on a bar.
public struct SliderView: ControlView {
  private let row: BaseRow
  private var settings: SliderField

  /// A view that shows the row's number.
  public init(_ row: BaseRow, _ settings: SliderField) {
    (self.row, self.settings) = (row, settings)
  }

  /// Takes over the settings.
  public mutating func update(_ row: BaseRow, _ settings: SliderField, isNewValue: Bool) {
    self.settings = settings
  }

  private var value: DecimalNumber? { DecimalNumber(formValue: row.formValue) }

  /// The bar, with a knob where there is a value, and the number behind it.
  public func content(in space: DrawingSpace) -> Content {
    let widest = [settings.min, settings.max].map { DisplayWidth.of(text(of: $0)) }.max() ?? 0
    let barWidth = max(3, min(21, space.fieldWidth - widest - 1))
    let (signs, isWritable) = (space.glyphs.bar, !row.isDisabled && !row.isReadOnly)
    let style: Style = row.isDisabled ? .disabled : isWritable ? .bar(nil) : .text
    let rest: Style = row.isDisabled ? .disabled : .barRest
    guard let value else {
      let bar = Run(String(repeating: signs.rest, count: barWidth), rest).in(0)
      var content = Content(
        [Line([bar])], insertionPoint: Frame.Cell(column: 0, row: 0), width: barWidth)
      content.help = help(space.words)
      return content
    }
    // A number that is cut would read as another one.
    let isBeside = barWidth + 1 + DisplayWidth.of(row.displayText) <= space.width
    let knob = Int((settings.fraction(of: value) * Double(barWidth - 1)).rounded())
    let runs = [
      Run(String(repeating: signs.full, count: knob), style).in(0),
      Run(signs.knob, space.isFocused ? .fieldFocus : style).in(0),
      Run(String(repeating: signs.rest, count: barWidth - knob - 1), rest).in(0),
    ].filter { !$0.text.isEmpty }
    let textStyle: Style = row.isDisabled ? .disabled : .text
    let lines =
      isBeside
      ? [Line(runs + [Run(" " + row.displayText, textStyle)])]
      : [Line(runs)]
        + DisplayWidth.wrap(row.displayText, to: space.width).map { Line([Run($0, textStyle)]) }
    var content = Content(
      lines, insertionPoint: Frame.Cell(column: knob, row: 0), width: barWidth)
    content.help = help(space.words)
    if row.isDisabled {
      content.lines[0].runs.insert(Run(space.glyphs.notAvailable + " ", .disabled), at: 0)
    }
    return content
  }

  /// What the slider can be set to; nil: it cannot be moved.
  private func help(_ words: LocalizedWords) -> String? {
    row.isDisabled || row.isReadOnly ? nil : range(words)
  }

  private func range(_ words: LocalizedWords) -> String {
    words.text(
      .sliderRange,
      [
        "min": .decimal(settings.min), "max": .decimal(settings.max),
        "step": .decimal(settings.step),
      ])
  }

  private func text(of number: DecimalNumber) -> String {
    (row as? _SliderRow)?.text(of: number, locale: row.form?.locale ?? .posix) ?? number.description
  }

  /// Moves the value by a step, by ten, or to an end.
  public func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard !row.isReadOnly, let action = desk.action(of: key, in: Self.keyBindings)
    else { return false }
    switch action {
    case .decrease: move(by: -1, &desk)
    case .increase: move(by: 1, &desk)
    case .decreaseMuch: move(by: -10, &desk)
    case .increaseMuch: move(by: 10, &desk)
    case .toLeast: desk.set(.decimal(settings.min))
    case .toGreatest: desk.set(.decimal(settings.nearestValue(to: settings.max)))
    default: if row.isClearable { desk.set(.null) }
    }
    return true
  }

  /// A slider without a value begins at its least.
  private func move(by steps: Int, _ desk: inout Desk) {
    guard let value else { return desk.set(.decimal(settings.min)) }
    guard let distance = settings.step * DecimalNumber(steps), let number = value + distance
    else { return }
    desk.set(.decimal(settings.nearestValue(to: number)))
  }

  /// Moves the value to the cell that was clicked.
  public func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    guard !row.isReadOnly, desk.contentWidth > 1 else { return }
    let fraction = Double(cell.column) / Double(desk.contentWidth - 1)
    desk.set(.decimal(settings.value(at: fraction)))
    desk.select()
  }

  /// The range, and what the keys do.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    let range = range(speech.words)
    guard !row.isReadOnly else { return ControlHelp(notices: [range]) }
    return ControlHelp(
      notices: [range],
      keys: speech.hints(of: Self.keyBindings, except: row.isClearable ? [] : [.clear]))
  }

  /// Names the keys that move the value.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    guard !row.isReadOnly else { return [] }
    return [KeyHint(.decrease, .increase, in: Self.keyBindings, .actionChange, speech)]
  }
}

// MARK: Keys

extension SliderView {
  /// The keys of the control, by what they do.
  public static let keyBindings = KeyBindings(
    "slider",
    [
      (.decrease, [.left, .text("-")], .doesDecrease),
      (.increase, [.right, .text("+")], .doesIncrease),
      (.decreaseMuch, [.wordLeft], .doesDecreaseMuch),
      (.increaseMuch, [.wordRight], .doesIncreaseMuch), (.toLeast, [.home], .doesToLeast),
      (.toGreatest, [.end], .doesToGreatest), (.clear, [.backspace, .delete], .doesClear),
    ])
}

extension KeyAction {
  static let decrease = KeyAction("decrease")
  static let increase = KeyAction("increase")
  static let decreaseMuch = KeyAction("decreaseMuch")
  static let increaseMuch = KeyAction("increaseMuch")
  static let toLeast = KeyAction("toLeast")
  static let toGreatest = KeyAction("toGreatest")
}

// MARK: Plain lines

extension SliderView {
  /// Asks for a number in the range, with the steps that it is counted in.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    let figures: Values = [
      "kind": .text(speech.kind(of: row) ?? ""), "step": .decimal(settings.step),
    ]
    var question = PlainQuestion(kind: speech.words.text(.inSteps, figures))
    question.answer = speech.answer(of: row)
    return question
  }

  /// Makes the line the row's number.
  public func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    desk.edit(line)
    return .accepted(typed: line)
  }
}
