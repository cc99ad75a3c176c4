public import Formwork

/// One of several options: side by side, below each other, or in a list that is opened.
public struct ChoiceView: ControlView {
  private let row: BaseRow
  private var settings: ChoiceField

  /// A view that shows what is chosen.
  public init(_ row: BaseRow, _ settings: ChoiceField) {
    (self.row, self.settings) = (row, settings)
  }

  /// Takes over the settings.
  public mutating func update(_ row: BaseRow, _ settings: ChoiceField, isNewValue: Bool) {
    self.settings = settings
  }

  /// Whether the options are shown in a list that is opened: too many stand nowhere else.
  private var isPopup: Bool { settings.appearance == .popup || row.choices.count > 8 }

  // MARK: Drawing

  /// The options, or what is chosen of them.
  public func content(in space: DrawingSpace) -> Content {
    isPopup ? popupField(in: space) : segments(in: space)
  }

  private func popupField(in space: DrawingSpace) -> Content {
    let (width, glyphs) = (space.fieldWidth, space.glyphs)
    let line = FieldLine(row: row, space: space, width: width)
    let text = DisplayWidth.truncate(
      CleanText.of(row.displayText), to: width - 2, ellipsis: glyphs.ellipsis)
    guard line.isWritable else {
      return line.content(TextWindow(text: text, cursor: 0), placeholder: nil)
    }
    let rest = String(repeating: "_", count: width - 1 - DisplayWidth.of(text))
    let run = Run(text + rest + glyphs.opens, line.style).in(FieldLine.area)
    return Content(
      [Line([run])], insertionPoint: Frame.Cell(column: 0, row: 0), width: width)
  }

  /// The options side by side; below each other when they do not fit.
  private func segments(in space: DrawingSpace) -> Content {
    let (value, choices) = (row.formValue, row.choices)
    let runs = choices.map { choice in
      segment(choice, isChosen: !value.isNull && choice.value == value, space).in(choice.area)
    }
    let chosen = value.isNull ? nil : choices.firstIndex { $0.value == value }
    let current = chosen ?? choices.firstIndex { !$0.isDisabled } ?? 0
    let gap = 3
    if runs.reduce(0, { $0 + DisplayWidth.of($1.text) + gap }) - gap <= space.width {
      var (line, column) = (Line(), 1)
      for (index, run) in runs.enumerated() {
        if index > 0 { line.runs.append(.blanks(gap)) }
        if index == current { column = line.width + 1 }
        line.runs.append(run)
      }
      // Without a width: cells behind an option are not its own.
      return Content([line], insertionPoint: Frame.Cell(column: column, row: 0))
    }
    let lines = runs.map { run in
      let text = DisplayWidth.truncate(
        run.text, to: space.width, ellipsis: space.glyphs.ellipsis)
      return Line([Run(text, run.style).in(run.area)])
    }
    return Content(lines, insertionPoint: Frame.Cell(column: 1, row: current))
  }

  private func segment(_ choice: Choice, isChosen: Bool, _ space: DrawingSpace) -> Run {
    let mark = isChosen ? space.glyphs.chosen : space.glyphs.notChosen
    var style: Style = isChosen ? (space.isFocused ? .cursor : .chosen) : .text
    if row.isDisabled || choice.isDisabled || row.isReadOnly && !isChosen { style = .disabled }
    return Run("\(mark) \(choice.titleWithReason)", style)
  }

  // MARK: Keys and clicks

  /// Chooses a neighbour, or opens the list; there what is typed is searched for.
  public func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard !row.isReadOnly else { return false }
    switch (isPopup ? Self.popupBindings : Self.keyBindings).action(of: key) {
    case .previousOption: chooseNeighbour(-1, &desk)
    case .nextOption: chooseNeighbour(1, &desk)
    case .chooseOption:
      if row.formValue.isNull { chooseNeighbour(1, &desk) }
      desk.select()
    case .firstOption: chooseFirst(of: row.choices, &desk)
    case .lastOption: chooseFirst(of: row.choices.reversed(), &desk)
    case .clear: if row.isClearable { desk.set(.null) }
    case .openList: open(&desk) { _ in }
    case .searchList: open(&desk) { $0.search("") }
    default:
      guard isPopup, case .text(let character) = key else { return false }
      open(&desk) { $0.search(String(character)) }
    }
    return true
  }

  private func open(_ desk: inout Desk, _ prepare: (inout ListPopup) -> Void) {
    var list = ListPopup(
      row.choices, title: row.displayTitle ?? "", value: row.formValue)
    prepare(&list)
    desk.open(list)
    desk.select()
  }

  /// Chooses the next option that can be chosen; behind the last one comes the first.
  private func chooseNeighbour(_ direction: Int, _ desk: inout Desk) {
    let choices = row.choices
    guard choices.contains(where: { !$0.isDisabled }) else { return }
    let value = row.formValue
    let chosen = value.isNull ? nil : choices.firstIndex { $0.value == value }
    var index = chosen ?? (direction > 0 ? -1 : choices.count)
    repeat {
      index = (index + direction + choices.count) % choices.count
    } while choices[index].isDisabled
    desk.set(choices[index].value)
  }

  private func chooseFirst(of choices: some Sequence<Choice>, _ desk: inout Desk) {
    guard let first = choices.first(where: { !$0.isDisabled }) else { return }
    desk.set(first.value)
  }

  /// Chooses the option that was clicked, or opens the list.
  public func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    guard !row.isReadOnly else { return }
    if isPopup { return open(&desk) { _ in } }
    guard let choice = row.choices.first(where: { $0.area == area }), !choice.isDisabled
    else { return }
    desk.set(choice.value)
    desk.select()
  }

  /// Takes what was chosen in the list, unless it can be chosen no longer.
  public func take(_ result: any Sendable, _ desk: inout Desk) {
    guard let value = result as? FormValue,
      row.choices.contains(where: { $0.value == value && !$0.isDisabled })
    else { return }
    desk.set(value)
  }

  /// Names the keys that choose, or that open the list.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    if row.isReadOnly { return [] }
    if isPopup { return [KeyHint(.openList, in: Self.popupBindings, .actionOpen, speech)] }
    return [KeyHint(.previousOption, .nextOption, in: Self.keyBindings, .actionChoose, speech)]
  }
}

extension Choice {
  /// The area of the option in a frame, whichever options stand beside it when it is clicked.
  fileprivate var area: Int { value.description.hashValue }

  /// The title, and why it cannot be chosen.
  var titleWithReason: String {
    guard isDisabled, let reason else { return title }
    return "\(title), \(reason)"
  }
}

// MARK: Plain lines

extension ChoiceView {
  /// Asks for one of the options, each of which has a label.
  public func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion(kind: speech.words[.chooseOne])
    question.answer = speech.answer(of: row)
    question.options = row.choices
    question.help = [speech.words[.choiceHelp]]
    let options = PlainOptions(row.choices)
    if let answer = question.answer, let index = options.index(of: row.formValue) {
      question.labelledAnswer = speech.say(
        .option, ["label": .text(options.label(index)), "name": .text(answer)])
    }
    return question
  }

  /// Takes an option by its label, its value, its title, or how one of these begins.
  public func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    let text = line.withoutDoubledFullStop
    switch PlainOptions(row.choices).match(text) {
    case .none: return .refused(speech.words[.fitsNoOption])
    case .several(let choices): return .refused(speech.ambiguity(of: text, among: choices))
    case .choice(let choice) where choice.isDisabled:
      return .refused(speech.refusal(of: choice))
    case .choice(let choice):
      desk.set(choice.value)
      return .accepted(typed: text)
    }
  }
}

// MARK: Keys

extension ChoiceView {
  /// The keys where the options stand in the form.
  public static let keyBindings = KeyBindings([
    (.previousOption, [.left]), (.nextOption, [.right]), (.chooseOption, [.text(" ")]),
    (.firstOption, [.home]), (.lastOption, [.end]), (.clear, [.backspace, .delete]),
  ])

  /// The keys where the options stand in a list that is not open.
  static let popupBindings = KeyBindings([
    (.openList, [.enter, .text(" ")]), (.searchList, [.text("/")]), (.previousOption, [.left]),
    (.nextOption, [.right]), (.clear, [.backspace, .delete]),
  ])
}

extension KeyAction {
  static let previousOption = KeyAction("previousOption")
  static let nextOption = KeyAction("nextOption")
  static let firstOption = KeyAction("firstOption")
  static let lastOption = KeyAction("lastOption")
  static let chooseOption = KeyAction("chooseOption")
  static let openList = KeyAction("openList")
  static let searchList = KeyAction("searchList")
}
