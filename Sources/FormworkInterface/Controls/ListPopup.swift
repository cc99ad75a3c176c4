public import Formwork

/// A list of options over the form, of which one is chosen; what is typed filters it.
///
/// Its result is the value of the option that was chosen; closed otherwise it has none.
public struct ListPopup: ScreenView {
  private let choices: [Choice]
  private let title: String
  private let value: FormValue
  /// The indices of the options that fit the filter.
  private var shown: [Int]
  /// The index in `shown` of the option that Enter takes; nil: it takes none.
  private var highlighted: Int?
  /// What options must contain; nil: there is no filter.
  private var filter: LineEditor<String>?
  /// The widest option.
  private let optionWidth: Int
  /// The first option on the screen, and how many are there, since the list was last drawn.
  private var (scroll, height) = (0, 1)
  private var searchKeys: [String] = []

  /// A list with the option of a value highlighted, so that Enter changes nothing; without a value the
  /// first option; O(options).
  public init(_ choices: [Choice], title: String, value: FormValue = .null) {
    (self.choices, self.title, self.value) = (choices, title, value)
    shown = Array(choices.indices)
    optionWidth = choices.reduce(0) { max($0, DisplayWidth.of($1.titleWithReason)) }
    highlightValue()
  }

  private mutating func highlightValue() {
    highlighted = choices.firstIndex { value.isNull ? !$0.isDisabled : $0.value == value }
  }

  /// Shows only options that contain a text, and highlights the first of them.
  public mutating func search(_ text: String) {
    var editor = filter ?? LineEditor("")
    editor.buffer.insert(text)
    filter = editor
    narrow()
  }

  private mutating func endFilter() {
    (filter, shown) = (nil, Array(choices.indices))
    highlightValue()
  }

  private mutating func narrow() {
    let wanted = (filter?.storage ?? "").searchKey
    if searchKeys.isEmpty { searchKeys = choices.map { $0.title.searchKey } }
    scroll = 0
    guard !wanted.isEmpty else {
      shown = Array(choices.indices)
      return highlightValue()
    }
    shown = choices.indices.filter { searchKeys[$0].contains(wanted) }
    // An option that begins with the text is wanted more than one that contains it.
    let first = shown.firstIndex { searchKeys[$0].hasPrefix(wanted) && !choices[$0].isDisabled }
    highlighted = first ?? shown.firstIndex { !choices[$0].isDisabled }
  }

  // MARK: Keys and clicks

  /// Goes to an option, takes it, or filters; Tab closes the list and leaves the row.
  public mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    switch Self.keyBindings.action(of: key) {
    case .close: if filter == nil { desk.close() } else { endFilter() }
    case .take: take(&desk)
    case .leaveList:
      desk.close()
      return false
    case .previousOption: step(-1)
    case .nextOption: step(1)
    case .firstOption: jump(to: 0)
    case .lastOption: jump(to: shown.count - 1)
    case .pageOptionsUp: jump(to: (highlighted ?? 0) - height)
    case .pageOptionsDown: jump(to: (highlighted ?? 0) + height)
    default: if filter == nil { handleUnfiltered(key, &desk) } else { edit(key, &desk) }
    }
    return true
  }

  private mutating func handleUnfiltered(_ key: Key, _ desk: inout Desk) {
    switch Self.unfilteredBindings.action(of: key) {
    case .previousOption: step(-1)
    case .nextOption: step(1)
    case .firstOption: jump(to: 0)
    case .lastOption: jump(to: shown.count - 1)
    case .halfPageUp: jump(to: (highlighted ?? 0) - max(1, height / 2))
    case .halfPageDown: jump(to: (highlighted ?? 0) + max(1, height / 2))
    case .searchList: search("")
    case .take: take(&desk)
    default:
      switch key {
      case .text, .paste: edit(key, &desk)
      default: break
      }
    }
  }

  private mutating func edit(_ key: Key, _ desk: inout Desk) {
    var editor = filter ?? LineEditor("")
    if editor.isEmpty, filter != nil, TextKeys.bindings.action(of: key) == .deleteLeft {
      return endFilter()
    }
    guard editor.handle(key, &desk) != .unused else { return }
    filter = editor
    narrow()
  }

  private func take(_ desk: inout Desk) {
    guard let highlighted else { return }
    desk.close(with: choices[shown[highlighted]].value)
  }

  /// Takes the option that was clicked.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    guard shown.indices.contains(area), !choices[shown[area]].isDisabled else { return }
    highlighted = area
    take(&desk)
  }

  /// Goes from option to option.
  public mutating func scroll(_ turns: Int, _ desk: inout Desk) {
    jump(to: (highlighted ?? 0) + turns)
  }

  /// Goes to the next option that can be chosen; behind the last one comes the first.
  private mutating func step(_ direction: Int) {
    var index = highlighted ?? (direction > 0 ? -1 : shown.count)
    for _ in shown.indices {
      index = (index + direction + shown.count) % shown.count
      if choices[shown[index]].isDisabled { continue }
      highlighted = index
      return
    }
  }

  /// Goes near an option, not beyond the ends.
  private mutating func jump(to wanted: Int) {
    let wanted = max(0, min(wanted, shown.count - 1))
    let after = shown.indices.dropFirst(wanted)
    let before = shown.indices.prefix(wanted).reversed()
    func isFree(_ index: Int) -> Bool { !choices[shown[index]].isDisabled }
    let goesBack = wanted < highlighted ?? 0
    let order = goesBack ? [wanted] + Array(before) + after : Array(after) + before
    highlighted = order.first(where: isFree) ?? highlighted
  }

  /// Names the keys that choose, search and close.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    [
      KeyHint(.take, in: Self.keyBindings, .actionChoose, speech, rank: 0),
      KeyHint(.searchList, in: Self.unfilteredBindings, .actionSearch, speech, rank: 2),
      KeyHint(.close, in: Self.keyBindings, .actionClose, speech, rank: 1),
    ]
  }
}

// MARK: Drawing

extension ListPopup {
  /// At most ten options in a frame, with the filter above them when there are many.
  public mutating func content(in space: DrawingSpace) -> Content {
    let (columns, rows) = (space.width, space.height ?? 24)
    let hasFilterLine = choices.count > 7 && rows >= 8
    height = max(1, min(choices.count, 10, rows - (hasFilterLine ? 4 : 3)))
    if let highlighted { scroll = max(highlighted - height + 1, min(scroll, highlighted)) }
    scroll = max(0, min(scroll, shown.count - height))
    let width = min(columns, max(space.fieldWidth + 2, min(optionWidth + 6, columns - 2), 20))
    let first = hasFilterLine ? 2 : 1
    var content = Content(
      lines(width: width, hasFilterLine: hasFilterLine, space),
      insertionPoint: Frame.Cell(column: 2, row: first + max(0, (highlighted ?? 0) - scroll)),
      width: width)
    if let caret = filter?.buffer.window(width: width - 8).cursor {
      content.insertionPoint = Frame.Cell(column: 4 + caret, row: hasFilterLine ? 1 : 0)
    }
    return content
  }

  private mutating func lines(
    width: Int, hasFilterLine: Bool, _ space: DrawingSpace
  ) -> [Line] {
    let glyphs = space.glyphs
    let box = PopupBox(width: width, glyphs: glyphs)
    let typed = filter?.buffer.window(width: width - 8).text
    let pattern = typed.map { "/ " + $0 }
    var lines = [box.top(title: hasFilterLine ? title : pattern ?? title)]
    if hasFilterLine {
      lines.append(box.line([pattern.map { Run($0 + "_", .fieldFocus) } ?? Run("/", .help)]))
    }
    for offset in 0..<height {
      let index = scroll + offset
      guard index < shown.count else {
        let isEmpty = offset == 0 && shown.isEmpty
        lines.append(box.line(isEmpty ? [Run(space.words[.nothingFits], .help)] : []))
        continue
      }
      var marker: String?
      if offset == 0, scroll > 0 { marker = glyphs.more.above }
      if offset == height - 1, index + 1 < shown.count { marker = glyphs.more.below }
      let run = option(at: index, width: width, glyphs).in(index)
      lines.append(box.line([run], marker: marker, area: index))
    }
    return lines + [box.line(count(width: width, space.words)), box.bottom]
  }

  private func option(at index: Int, width: Int, _ glyphs: Glyphs) -> Run {
    let choice = choices[shown[index]]
    let isHighlighted = index == highlighted
    let mark = isHighlighted ? glyphs.cursor : " "
    let title = DisplayWidth.truncate(
      choice.titleWithReason, to: width - 6, ellipsis: glyphs.ellipsis)
    let isChosen = !value.isNull && choice.value == value
    let style: Style =
      isHighlighted ? .cursor : choice.isDisabled ? .disabled : isChosen ? .chosen : .text
    return Run("\(mark) \(title)", style)
  }

  private func count(width: Int, _ words: LocalizedWords) -> [Run] {
    let first = filter == nil ? (highlighted ?? -1) + 1 : shown.count
    let position = words.text(
      .position, ["n": .int(Int64(first)), "count": .int(Int64(choices.count))])
    let (count, key) = (
      Run(position, .help), Run(words[.keyEnter] + " " + words[.actionChoose], .help)
    )
    let gap = width - 5 - DisplayWidth.of(count.text) - DisplayWidth.of(key.text)
    return gap > 0 ? [count, .blanks(gap), key, .blanks(1)] : [count]
  }
}

// MARK: Keys

extension ListPopup {
  /// The keys of an open list.
  public static let keyBindings = KeyBindings([
    (.take, [.enter, .altEnter]), (.close, [.escape]), (.leaveList, [.tab, .backTab]),
    (.previousOption, [.up, .control("p")]), (.nextOption, [.down, .control("n")]),
    (.firstOption, [.home]), (.lastOption, [.end]), (.pageOptionsUp, [.pageUp]),
    (.pageOptionsDown, [.pageDown]),
  ])

  /// The keys of a list that is not filtered; while it is, keys that type are text.
  static let unfilteredBindings = KeyBindings([
    (.previousOption, [.text("k")]), (.nextOption, [.text("j")]), (.firstOption, [.text("g")]),
    (.lastOption, [.text("G")]), (.halfPageUp, [.control("u")]),
    (.halfPageDown, [.control("d")]), (.searchList, [.text("/")]), (.take, [.text(" ")]),
  ])
}

extension KeyAction {
  static let close = KeyAction("close")
  static let leaveList = KeyAction("leaveList")
  static let take = KeyAction("take")
  static let pageOptionsUp = KeyAction("pageOptionsUp")
  static let pageOptionsDown = KeyAction("pageOptionsDown")
  static let halfPageUp = KeyAction("halfPageUp")
  static let halfPageDown = KeyAction("halfPageDown")
}
