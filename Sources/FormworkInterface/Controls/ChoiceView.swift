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
    guard !row.isDisabled, !row.isReadOnly else { return fixedValue(in: space) }
    let field = OpeningField(
      width: space.fieldWidth, isFocused: space.isFocused, glyphs: space.glyphs)
    return Content(
      [Line(field.runs(CleanText.of(row.displayText)))],
      insertionPoint: Frame.Cell(column: 0, row: 0), width: space.fieldWidth)
  }

  /// What is chosen, where nothing else can be.
  private func fixedValue(in space: DrawingSpace) -> Content {
    let width = space.fieldWidth
    let text = DisplayWidth.truncate(
      CleanText.of(row.displayText), to: width, ellipsis: space.glyphs.ellipsis)
    return FieldLine(row: row, space: space, width: width)
      .content(TextWindow(text: text, cursor: 0), placeholder: nil)
  }

  /// The options side by side; below each other when they do not fit.
  private func segments(in space: DrawingSpace) -> Content {
    guard !row.isDisabled, !row.isReadOnly else { return fixedValue(in: space) }
    let (value, choices, gap) = (row.formValue, row.choices, 3)
    let chosen = value.isNull ? nil : choices.firstIndex { $0.value == value }
    let current = chosen ?? choices.firstIndex { !$0.isDisabled } ?? 0
    func lines(isStacked: Bool) -> [Line] {
      choices.enumerated().map { index, choice in
        segment(choice, isChosen: index == chosen, isStacked: isStacked, space.glyphs)
      }
    }
    let segments = lines(isStacked: false)
    guard segments.reduce(-gap, { $0 + $1.width + gap }) <= space.width else {
      let fitting = lines(isStacked: true).map {
        $0.truncated(to: space.width, ellipsis: space.glyphs.ellipsis)
      }
      return Content(fitting, insertionPoint: Frame.Cell(column: 1, row: current))
    }
    var (line, column) = (Line(), 1)
    for (index, segment) in segments.enumerated() {
      if index > 0 { line.runs.append(.blanks(gap)) }
      if index == current { column = line.width + 1 }
      line.runs += segment.runs
    }
    // Without a width: cells behind an option are not its own.
    return Content([line], insertionPoint: Frame.Cell(column: column, row: 0))
  }

  private func segment(
    _ choice: Choice, isChosen: Bool, isStacked: Bool, _ glyphs: Glyphs
  ) -> Line {
    let runs: [Run]
    if isChosen {
      runs = [Run(glyphs.chosen, .chosenSign), Run(" " + choice.titleWithReason, .chosen)]
    } else if choice.isDisabled {
      // Titles that are below each other begin at the same cell.
      let sign = isStacked ? " \(glyphs.notAvailable) " : glyphs.notAvailable
      runs = [Run("\(sign) \(choice.titleWithReason)", .disabled)]
    } else {
      runs = [Run("\(glyphs.notChosen) \(choice.title)", .option)]
    }
    return Line(runs.map { $0.in(choice.area) })
  }

  // MARK: Keys and clicks

  /// Chooses a neighbour, or opens the list, which what is typed filters.
  public func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard !row.isReadOnly else { return false }
    switch desk.action(of: key, in: isPopup ? Self.popupBindings : Self.keyBindings) {
    case .previousOption: chooseNeighbour(-1, &desk)
    case .nextOption: chooseNeighbour(1, &desk)
    case .chooseOption:
      if row.formValue.isNull { chooseNeighbour(1, &desk) }
      desk.select()
    case .firstOption: chooseFirst(of: row.choices, &desk)
    case .lastOption: chooseFirst(of: row.choices.reversed(), &desk)
    case .clear: if row.isClearable { desk.set(.null) }
    case .openList: open(filteredBy: nil, &desk)
    default:
      guard isPopup else { return false }
      switch key {
      case .text, .paste: open(filteredBy: key, &desk)
      default: return false
      }
    }
    return true
  }

  private func open(filteredBy key: Key?, _ desk: inout Desk) {
    var list = ListPopup(
      row.choices, title: row.displayTitle ?? "", value: row.formValue)
    if let key { list.edit(key, &desk) }
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
    if isPopup { return open(filteredBy: nil, &desk) }
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

  /// What the keys do that choose, or that open the list.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    guard !row.isReadOnly else { return ControlHelp() }
    return ControlHelp(
      keys: speech.hints(
        of: isPopup ? Self.popupBindings : Self.keyBindings,
        except: row.isClearable ? [] : [.clear]))
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
  public static let keyBindings = KeyBindings(
    "choice",
    [
      (.previousOption, [.left], .doesPreviousOption), (.nextOption, [.right], .doesNextOption),
      (.chooseOption, [.text(" ")], .doesChooseOption), (.firstOption, [.home], .doesFirstOption),
      (.lastOption, [.end], .doesLastOption), (.clear, [.backspace, .delete], .doesClear),
    ])

  /// The keys where the options stand in a list that is not open.
  static let popupBindings = KeyBindings(
    "closedList",
    [
      (.openList, [.enter, .text(" "), .down], .doesOpenList),
      (.previousOption, [.left], .doesPreviousOption), (.nextOption, [.right], .doesNextOption),
      (.clear, [.backspace, .delete], .doesClear),
    ])

  /// The keys of options in the form, of a list that is not open, and of one that is.
  public static let keyPlaces = [
    KeyPlace.control(keyBindings), .control(popupBindings),
    .popup(ListPopup.keyBindings, ListPopup.unfilteredBindings),
  ]
}

extension KeyAction {
  static let previousOption = KeyAction("previousOption")
  static let nextOption = KeyAction("nextOption")
  static let firstOption = KeyAction("firstOption")
  static let lastOption = KeyAction("lastOption")
  static let chooseOption = KeyAction("chooseOption")
  static let openList = KeyAction("openList")
}
