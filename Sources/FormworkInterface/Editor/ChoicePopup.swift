internal import Formwork

/// The list of a choice that is open: what is shown of it, and what is highlighted.
struct ChoicePopup {
  let row: BaseRow
  let choices: [Choice]
  /// The places of the options that fit the filter.
  private(set) var shown: [Int]
  /// The place in `shown` of the option that Enter takes; nil: it takes none.
  private(set) var highlighted: Int?
  /// What options must contain; nil: there is no filter.
  private(set) var filter: TextBuffer<String>?
  /// The widest option.
  let width: Int
  /// The first option on the screen, and how many are there, since the list was last drawn.
  var scroll = 0
  var height = 1
  private var folded: [String] = []

  init(_ row: BaseRow) {
    self.row = row
    choices = row.choices
    shown = Array(choices.indices)
    width = choices.reduce(0) { max($0, DisplayWidth.of($1.titleWithReason)) }
    highlightValue()
  }

  /// Highlights the row's value among all options, so that Enter changes nothing; without a value
  /// the first option.
  private mutating func highlightValue() {
    let value = row.formValue
    highlighted = choices.firstIndex { value.isNull ? !$0.isDisabled : $0.value == value }
  }

  /// The option that is highlighted.
  var choice: Choice? { highlighted.map { choices[shown[$0]] } }

  /// Goes to the next option that can be chosen; behind the last one comes the first.
  mutating func step(_ direction: Int) {
    var place = highlighted ?? (direction > 0 ? -1 : shown.count)
    for _ in shown.indices {
      place = (place + direction + shown.count) % shown.count
      if choices[shown[place]].isDisabled { continue }
      highlighted = place
      return
    }
  }

  /// Goes to an option that can be chosen.
  mutating func highlight(_ place: Int) {
    if !choices[shown[place]].isDisabled { highlighted = place }
  }

  /// Goes near a place, not beyond the ends.
  mutating func jump(to wanted: Int) {
    let wanted = max(0, min(wanted, shown.count - 1))
    let behind = shown.indices.dropFirst(wanted)
    let before = shown.indices.prefix(wanted).reversed()
    func isFree(_ place: Int) -> Bool { !choices[shown[place]].isDisabled }
    let goesBack = wanted < highlighted ?? 0
    let order = goesBack ? [wanted] + Array(before) + behind : Array(behind) + before
    highlighted = order.first(where: isFree) ?? highlighted
  }

  /// Changes the filter and highlights the first option that fits.
  mutating func edit(_ body: (inout TextBuffer<String>) -> Void) {
    var text = filter ?? TextBuffer("")
    body(&text)
    filter = text
    narrow()
  }

  /// Shows all options again, with the row's value highlighted.
  mutating func endFilter() {
    (filter, shown) = (nil, Array(choices.indices))
    highlightValue()
  }

  private mutating func narrow() {
    let wanted = (filter?.storage ?? "").searchKey
    if folded.isEmpty { folded = choices.map { $0.title.searchKey } }
    scroll = 0
    guard !wanted.isEmpty else {
      shown = Array(choices.indices)
      return highlightValue()
    }
    shown = choices.indices.filter { folded[$0].contains(wanted) }
    // An option that begins with the text is wanted more than one that contains it.
    let first = shown.firstIndex { folded[$0].hasPrefix(wanted) && !choices[$0].isDisabled }
    highlighted = first ?? shown.firstIndex { !choices[$0].isDisabled }
  }
}
