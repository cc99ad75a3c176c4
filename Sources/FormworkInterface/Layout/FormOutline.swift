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
  /// The widest title, with the mark of required rows.
  var labelWidth = 0
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
        labelWidth = max(labelWidth, row.labelWidth)
      }
      if section.footer != nil { items.append(.footer(section)) }
    }
    guard withButtons else { return }
    if !items.isEmpty { items.append(.gap) }
    items.append(.buttons)
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

  /// The title that stands beside or above a field, with the mark of required rows; nil: none does.
  func labelText(isRequired: Bool) -> String? {
    guard !controlTraits.holdsTitle, let title = displayTitle, !title.isEmpty else { return nil }
    return isRequired ? title + " *" : title
  }

  /// The cells of the title beside a field, with room for the mark of required rows.
  var labelWidth: Int {
    guard let title = displayTitle else { return 0 }
    let traits = controlTraits
    if traits.holdsTitle || [.above, .none].contains(traits.labelPosition) { return 0 }
    return DisplayWidth.of(title) + 2
  }
}
