internal import Formwork

/// What a form shows from top to bottom, without how it looks; made again when that changes.
struct FormOutline {
  enum Item {
    /// An empty line between sections.
    case gap
    case header(Section)
    /// A row, and its number among those that ask something.
    case row(BaseRow, number: Int)
    case footer(Section)
    case buttons
  }

  private(set) var items: [Item] = []
  /// How many rows ask something.
  private(set) var rowCount = 0
  /// How many rows and footers stand before each item, and before the end.
  private var counts: [Int] = []
  /// The widest title that is no wider than the limit, with the mark of required rows; nil: no title
  /// was measured yet.
  private var labels: (limit: Int, width: Int)?
  /// The form's structure version that it was made of.
  let version: Int

  /// O(visible rows).
  init(of form: Form, withButtons: Bool) {
    version = form.structureVersion
    for section in form.visible {
      let rows = section.visible
      if rows.isEmpty, !section.allRows.isEmpty { continue }
      if !items.isEmpty { items.append(.gap) }
      if section.header != nil { items.append(.header(section)) }
      for row in rows {
        if row.controlTraits.asks { rowCount += 1 }
        items.append(.row(row, number: rowCount))
      }
      if section.footer != nil { items.append(.footer(section)) }
    }
    if withButtons {
      if !items.isEmpty { items.append(.gap) }
      items.append(.buttons)
    }
    counts.reserveCapacity(items.count + 1)
    var count = 0
    for item in items {
      counts.append(count)
      if item.isCounted { count += 1 }
    }
    counts.append(count)
  }

  /// How many items there are without the buttons and what separates them from the rows.
  var countWithoutButtons: Int {
    guard case .buttons? = items.last else { return items.count }
    return max(0, items.count - 2)
  }

  /// How many rows and footers some items are.
  func count(of range: Range<Int>) -> Int {
    range.isEmpty ? 0 : counts[range.upperBound] - counts[range.lowerBound]
  }

  /// The widest title, with the mark of required rows and at most as wide as the limit; O(rows) where
  /// the limit is another one than before.
  mutating func labelWidth(limit: Int) -> Int {
    if let labels, labels.limit == limit { return labels.width }
    labels = (limit, 0)
    return measureLabels(items.indices, limit: limit)
  }

  /// Makes room for titles of some items that may have become wider.
  @discardableResult
  mutating func measureLabels(_ range: Range<Int>, limit: Int) -> Int {
    var width = labels?.width ?? 0
    for index in range {
      if let row = row(at: index) { width = max(width, row.labelWidth(limit: limit)) }
    }
    labels = (limit, width)
    return width
  }

  /// The row at an index; nil: there is something else.
  func row(at index: Int) -> BaseRow? {
    guard items.indices.contains(index), case .row(let row, _) = items[index] else { return nil }
    return row
  }

  /// The index of a row; nil: it is not there; O(items).
  func index(of row: BaseRow) -> Int? {
    items.firstIndex { item in
      if case .row(let other, _) = item { other === row } else { false }
    }
  }
}

extension FormOutline.Item {
  /// Whether it is counted among what is hidden; headers and what separates sections are not.
  fileprivate var isCounted: Bool {
    switch self {
    case .row, .footer: true
    case .gap, .header, .buttons: false
    }
  }
}

extension FormOutline {
  /// The index of the next row in a direction that can have the focus; nil: there is none.
  func focusableIndex(from index: Int, by step: Int) -> Int? {
    var next = index + step
    while items.indices.contains(next) {
      if let row = row(at: next), row.takesFocus { return next }
      next += step
    }
    return nil
  }

  /// Whether no row behind an index can have the focus.
  func isLast(_ index: Int) -> Bool { focusableIndex(from: index, by: 1) == nil }
  /// Whether no row before an index can have the focus.
  func isFirst(_ index: Int) -> Bool { focusableIndex(from: index, by: -1) == nil }
}

extension BaseRow {
  /// Whether the row can have the focus now.
  package var takesFocus: Bool { !isDisabled && controlTraits.takesFocus }

  /// The row whose value is typed here again; nil: there is none.
  var repeated: BaseRow? { confirms.flatMap { form?.row($0) } }

  /// Whether a mark says that the row must be filled in: it must now, or it will have to be, since it
  /// repeats a row that must.
  var isMarkedRequired: Bool { takesValue && (isRequired || repeated?.isRequired ?? false) }

  /// The title that stands beside or above a field; nil: none does.
  var labelText: String? {
    guard !controlTraits.holdsTitle, let title = displayTitle, !title.isEmpty else { return nil }
    return title
  }

  /// The cells of the title beside a field, with room for the mark of required rows.
  fileprivate func labelWidth(limit: Int) -> Int {
    guard let title = displayTitle else { return 0 }
    let traits = controlTraits
    if traits.holdsTitle || [.above, .none].contains(traits.labelPosition) { return 0 }
    return TitleLines.width(of: title, atMost: limit)
  }
}
