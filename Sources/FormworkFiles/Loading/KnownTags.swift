internal import Formwork

/// What the tags of a definition stand for, worked out when it is first asked.
final class KnownTags {
  private let rows: [(tag: String, row: BaseRow?)]
  private let sections: [String]
  private var optionsByTag: [String: OptionTexts] = [:]

  init(rows: [(tag: String, row: BaseRow?)], sections: [String]) {
    (self.rows, self.sections) = (rows, sections)
  }

  private lazy var types: [String: ValueType] = {
    var types: [String: ValueType] = [:]
    for tag in sections { types[tag] = .nothing }
    for (tag, row) in rows { types[tag] = row?.valueType ?? .other }
    return types
  }()

  private lazy var choiceRows: [String: BaseRow] = Dictionary(
    rows.compactMap { tag, row in row.flatMap { $0.choices.isEmpty ? nil : (tag, $0) } }
  ) { first, _ in first }

  /// Suggestions among all tags.
  lazy var suggestions = { [rows, sections] in Suggestions(rows.map(\.tag) + sections) }()
  /// Suggestions among the tags of rows that have a value.
  lazy var valueSuggestions = { [rows, types] in
    Suggestions(rows.map(\.tag).filter { types[$0] != .nothing })
  }()

  /// What the row or section with a tag holds; nil when there is none.
  func type(of tag: String) -> ValueType? { types[tag] }

  /// The texts that a row can have; nil when it has no options.
  func options(of tag: String) -> OptionTexts? {
    if let known = optionsByTag[tag] { return known }
    guard let row = choiceRows[tag] else { return nil }
    let options = OptionTexts(
      Set(row.choices.compactMap { if case .text(let text) = $0.value { text } else { nil } }))
    optionsByTag[tag] = options
    return options
  }
}
