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

  /// O(visible rows).
  init(of form: Form, withButtons: Bool) {
    for section in form.visible {
      let rows = section.visible
      if rows.isEmpty, !section.allRows.isEmpty { continue }
      if !items.isEmpty { items.append(.gap) }
      if section.header != nil { items.append(.header(section)) }
      for row in rows {
        if row.asks { rowCount += 1 }
        items.append(.row(row, number: rowCount))
        labelWidth = max(labelWidth, row.labelWidth)
      }
      if section.footer != nil { items.append(.footer(section)) }
    }
    guard withButtons else { return }
    if !items.isEmpty { items.append(.gap) }
    items.append(.buttons)
  }

  /// The row at a place; nil: there is something else.
  func row(at place: Int) -> BaseRow? {
    guard items.indices.contains(place), case .row(let row, _) = items[place] else { return nil }
    return row
  }

  /// Where a row is; nil: it is not there; O(items).
  func place(of row: BaseRow) -> Int? {
    items.firstIndex { item in
      if case .row(let other, _) = item { other === row } else { false }
    }
  }
}

extension BaseRow {
  /// Whether the row asks for something: neither a note nor a button.
  var asks: Bool {
    switch control {
    case .note, .button: false
    default: true
    }
  }

  /// Whether the row's title is part of what it shows, not beside it.
  var holdsTitle: Bool {
    switch control {
    case .toggle(.check), .button: true
    case .note: displayText.isEmpty
    default: false
    }
  }

  /// Whether the row can have the focus.
  var takesFocus: Bool {
    guard !isDisabled else { return false }
    if case .note = control { return false }
    return true
  }

  /// The row whose value is typed here again; nil: there is none.
  var repeated: BaseRow? { confirms.flatMap { form?.row($0) } }

  /// Whether a mark says that the row must be filled in: it must now, or it will have to be, since it
  /// repeats a row that must.
  var wearsMark: Bool { takesValue && (isRequired || repeated?.isRequired ?? false) }

  /// The title that stands beside or above a field, with the mark of required rows; nil: none does.
  func labelText(isRequired: Bool) -> String? {
    guard !holdsTitle, let title = displayTitle, !title.isEmpty else { return nil }
    return isRequired ? title + " *" : title
  }

  /// The cells of the title beside a field, with room for the mark of required rows.
  var labelWidth: Int {
    guard let title = displayTitle, !holdsTitle else { return 0 }
    if let position = design?.labelPosition, position == .above || position == .none { return 0 }
    return DisplayWidth.of(title) + 2
  }
}
