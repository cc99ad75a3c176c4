public import Formwork

/// A list of options that hangs on a field, of which one is chosen; what is typed filters it.
///
/// What is typed stands in the field. The result is the value of the option that was chosen; closed
/// otherwise it has none, and the field shows its value again.
public struct ListPopup: ScreenView {
  let choices: [Choice]
  let title: String
  let value: FormValue
  /// The indices of the options that fit the filter.
  private(set) var shown: [Int]
  /// The index in `shown` of the option that Enter takes; nil: it takes none.
  private(set) var highlighted: Int?
  /// What the options must contain; nil: there is no filter.
  var filter: LineEditor<String>?
  /// The same as options are compared with it; empty: all fit.
  private(set) var wanted: [UInt8] = []
  private var search: OptionSearch?
  /// The widest option.
  let optionWidth: Int
  /// The first option on the screen, and how many fit there, since the list was last drawn.
  var (scroll, height) = (0, 1)

  /// The area of the field that the list hangs on.
  static let fieldArea = -1

  /// A list with the option of a value under the cursor, so that Enter changes nothing; without a
  /// value the first option; O(options).
  public init(_ choices: [Choice], title: String, value: FormValue = .null) {
    (self.choices, self.title, self.value) = (choices, title, value)
    shown = Array(choices.indices)
    optionWidth = choices.reduce(0) { max($0, DisplayWidth.of($1.titleWithReason)) }
    highlightValue()
  }

  private mutating func highlightValue() {
    highlighted = choices.firstIndex { value.isNull ? !$0.isDisabled : $0.value == value }
  }

  // MARK: Filtering

  /// Shows only options that contain a text, with the best one under the cursor; O(options).
  public mutating func search(_ text: String) {
    var editor = filter ?? LineEditor("")
    editor.buffer.insert(text)
    filter = editor
    narrow()
  }

  /// Takes a key of a text; O(options).
  mutating func edit(_ key: Key, _ desk: inout Desk) {
    var editor = filter ?? LineEditor("")
    if editor.isEmpty, filter != nil, desk.action(of: key, in: TextKeys.bindings) == .deleteLeft {
      filter = nil
      return narrow()
    }
    let effect = editor.handle(key, &desk)
    guard effect != .unused else { return }
    filter = editor
    if effect == .changed { narrow() }
  }

  private mutating func narrow() {
    let before = wanted
    wanted = Array((filter?.storage ?? "").searchKey.utf8)
    scroll = 0
    guard !wanted.isEmpty else {
      shown = Array(choices.indices)
      return highlightValue()
    }
    let search = search ?? OptionSearch(choices.lazy.map(\.title))
    self.search = search
    // What has all of a text has its beginning.
    let candidates = !before.isEmpty && wanted.starts(with: before) ? shown : Array(choices.indices)
    var best: OptionSearch.Position?
    (shown, highlighted) = ([], nil)
    for index in candidates {
      guard let position = search.position(of: wanted, in: index) else { continue }
      shown.append(index)
      guard !choices[index].isDisabled, best.map({ position < $0 }) ?? true else { continue }
      (best, highlighted) = (position, shown.count - 1)
    }
  }

  // MARK: Keys and clicks

  /// Goes to an option, takes it, or filters; Tab closes the list and leaves the row.
  public mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    switch desk.action(of: key, in: Self.keyBindings) {
    case .close: desk.close()
    case .take: take(&desk)
    case .leaveList:
      desk.close()
      return false
    case .previousInList: step(-1)
    case .nextInList: step(1)
    case .firstInList: jump(to: 0)
    case .lastInList: jump(to: shown.count - 1)
    case .pageUpInList: jump(to: (highlighted ?? 0) - height)
    case .pageDownInList: jump(to: (highlighted ?? 0) + height)
    default: if filter == nil { handleUnfiltered(key, &desk) } else { edit(key, &desk) }
    }
    return true
  }

  private mutating func handleUnfiltered(_ key: Key, _ desk: inout Desk) {
    switch desk.action(of: key, in: Self.unfilteredBindings) {
    case .halfPageUp: jump(to: (highlighted ?? 0) - max(1, height / 2))
    case .halfPageDown: jump(to: (highlighted ?? 0) + max(1, height / 2))
    case .take: take(&desk)
    default:
      switch key {
      case .text, .paste: edit(key, &desk)
      default: break
      }
    }
  }

  private func take(_ desk: inout Desk) {
    guard let highlighted else { return }
    desk.close(with: choices[shown[highlighted]].value)
  }

  /// Takes the option that was clicked, or puts the insertion point where the field was.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    if area == Self.fieldArea {
      filter?.moveInsertionPoint(toCell: cell.column)
      return
    }
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

  /// Names the keys that choose, move and close.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    [
      KeyHint(.take, in: Self.keyBindings, .actionChoose, speech, rank: 0),
      KeyHint(
        .previousInList, .nextInList, in: Self.keyBindings, .actionMove, speech, rank: 2),
      KeyHint(.close, in: Self.keyBindings, .actionClose, speech, rank: 1),
    ]
  }
}

// MARK: Keys

extension ListPopup {
  /// The keys of an open list.
  public static let keyBindings = KeyBindings(
    "list", takesText: true,
    [
      (.take, [.enter, .altEnter], .doesTake), (.close, [.escape], .actionClose),
      (.leaveList, [.tab, .backTab], .doesLeaveList),
      (.previousInList, [.up, .control("p")], .doesPreviousInList),
      (.nextInList, [.down, .control("n")], .doesNextInList),
      (.firstInList, [.home], .doesFirstInList), (.lastInList, [.end], .doesLastInList),
      (.pageUpInList, [.pageUp], .doesPageUpInList),
      (.pageDownInList, [.pageDown], .doesPageDownInList),
    ])

  /// The keys of a list that is not filtered; while it is, they edit the filter.
  static let unfilteredBindings = KeyBindings(
    "unfilteredList",
    [
      (.halfPageUp, [.control("u")], .doesHalfPageUp),
      (.halfPageDown, [.control("d")], .doesHalfPageDown), (.take, [.text(" ")], .doesTake),
    ])
}

extension KeyAction {
  static let close = KeyAction("close")
  static let leaveList = KeyAction("leaveList")
  static let take = KeyAction("take")
  static let previousInList = KeyAction("previousInList")
  static let nextInList = KeyAction("nextInList")
  static let firstInList = KeyAction("firstInList")
  static let lastInList = KeyAction("lastInList")
  static let pageUpInList = KeyAction("pageUpInList")
  static let pageDownInList = KeyAction("pageDownInList")
  static let halfPageUp = KeyAction("halfPageUp")
  static let halfPageDown = KeyAction("halfPageDown")
}
