public import Formwork

/// True or false: a box before the title, or on and off behind it.
public struct ToggleView: ControlView {
  private let row: BaseRow
  private var settings: ToggleField

  /// A view that shows whether the row is on.
  public init(_ row: BaseRow, _ settings: ToggleField) {
    (self.row, self.settings) = (row, settings)
  }

  /// Takes over the settings.
  public mutating func update(_ row: BaseRow, _ settings: ToggleField, isNewValue: Bool) {
    self.settings = settings
  }

  private var isOn: Bool { row.formValue == .bool(true) }

  /// The box, and the title or the state behind it.
  public func content(in space: DrawingSpace) -> Content {
    let (isDisabled, isFocused) = (row.isDisabled, space.isFocused)
    var box = [Run(isOn ? space.glyphs.checked : space.glyphs.notChecked, boxStyle(isFocused))]
    if isDisabled { box.insert(Run(space.glyphs.notAvailable + " ", .disabled), at: 0) }
    let boxWidth = isDisabled ? 5 : 3
    let insertionPoint = Frame.Cell(column: boxWidth - 2, row: 0)
    guard settings.appearance == .check else {
      let words = space.words
      let state = Run(" " + words[isOn ? .on : .off], isDisabled ? .disabled : .text)
      let width = boxWidth + 1 + max(DisplayWidth.of(words[.on]), DisplayWidth.of(words[.off]))
      return Content(
        [Line((box + [state]).map { $0.in(0) })], insertionPoint: insertionPoint, width: width)
    }
    let titles = TitleLines.of(
      row.displayTitle ?? "", isRequired: space.isMarkedRequired, width: space.width - boxWidth - 1,
      style: isDisabled ? .disabled : isFocused ? .labelFocus : .label)
    let lines = titles.enumerated().map { index, title in
      let before = index == 0 ? box + [.blanks(1)] : [.blanks(boxWidth + 1)]
      return Line((before + title.runs).map { $0.in(0) })
    }
    return Content(lines, insertionPoint: insertionPoint, width: space.width)
  }

  private func boxStyle(_ isFocused: Bool) -> Style {
    row.isDisabled ? .disabled : isOn ? .chosenSign : isFocused ? .fieldFocus : .field
  }

  /// Changes the value; Space presses the row, too.
  public func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard !row.isReadOnly else { return false }
    guard let action = desk.action(of: key, in: Self.keyBindings) else {
      // The letters for yes and no in the form's language.
      guard case .text(let character) = key, let isOn = desk.words.truth(String(character))
      else { return false }
      desk.set(.bool(isOn))
      return true
    }
    switch action {
    case .toggle: press(&desk)
    case .flip: desk.set(.bool(!isOn))
    case .turnOn: desk.set(.bool(true))
    case .turnOff: desk.set(.bool(false))
    default: if row.isClearable { desk.set(.null) }
    }
    return true
  }

  /// Changes the value as Space does.
  public func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    if !row.isReadOnly { press(&desk) }
  }

  private func press(_ desk: inout Desk) {
    desk.set(.bool(!isOn))
    desk.select()
  }

  /// What the keys do that change the value.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    guard !row.isReadOnly else { return ControlHelp() }
    return ControlHelp(
      keys: speech.hints(of: Self.keyBindings, except: row.isClearable ? [] : [.clear]))
  }

  /// Names Space, which changes the value.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    row.isReadOnly ? [] : [KeyHint(.toggle, in: Self.keyBindings, .actionChange, speech)]
  }
}

// MARK: Plain lines

extension ToggleView {
  /// Asks for yes or no.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion(kind: speech.words[.yesOrNo])
    question.help = [speech.words[.typeYesOrNo].sentence]
    question.takesEmptyLine = true
    if case .bool(let isOn) = row.formValue { question.answer = speech.words[isOn ? .yes : .no] }
    if row.anyRules.contains(where: { $0.name == "accepted" }), row.isRequired {
      question.demand = .yes
    } else if row.formValue.isNull {
      question.demand = .choice
    }
    return question
  }

  /// Takes yes or no; Enter alone keeps what is set.
  public func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    let text = line.withoutDoubledFullStop
    if let isOn = speech.words.truth(text) {
      desk.set(.bool(isOn))
      return .accepted(typed: nil)
    }
    guard text.trimmedOfBlanks.isEmpty, !row.formValue.isNull else {
      return .refused(speech.words[.typeYesOrNo])
    }
    return .accepted(typed: nil)
  }
}

// MARK: Keys

extension ToggleView {
  /// The keys of the control, by what they do.
  public static let keyBindings = KeyBindings(
    "toggle",
    [
      (.toggle, [.text(" "), .text("x")], .doesToggle), (.flip, [.left, .right], .doesToggle),
      (.turnOn, [.text("y")], .doesTurnOn), (.turnOff, [.text("n")], .doesTurnOff),
      (.clear, [.backspace, .delete], .doesClear),
    ])
}

extension KeyAction {
  static let toggle = KeyAction("toggle")
  static let flip = KeyAction("flip")
  static let turnOn = KeyAction("turnOn")
  static let turnOff = KeyAction("turnOff")
}
