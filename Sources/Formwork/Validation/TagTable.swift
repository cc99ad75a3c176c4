/// What the tags of a form stand for, worked out when it is first asked.
package final class TagTable {
  private let form: Form
  /// The tags of rows of a definition that could not be made.
  private let unread: Set<String>
  private var optionsByTag: [String: OptionTexts] = [:]

  package init(of form: Form, unread: [String] = []) {
    (self.form, self.unread) = (form, Set(unread))
  }

  /// Suggestions among all tags.
  package private(set) lazy var suggestions = { [form, unread] in
    Suggestions(
      form.allRows.compactMap(\.tag) + unread.sorted() + form.allSections.compactMap(\.tag))
  }()
  /// Suggestions among the tags of rows that have a value.
  package private(set) lazy var valueSuggestions = { [form, unread] in
    Suggestions(
      form.allRows.filter { $0.valueType != .nothing }.compactMap(\.tag) + unread.sorted())
  }()

  /// What the row or section with a tag holds; nil when there is none.
  package func type(of tag: String) -> ValueType? {
    if let row = form.row(tag) { return row.valueType }
    if unread.contains(tag) { return .other }
    return form.sectionBy(tag: tag).map { _ in .nothing }
  }

  /// The texts that a row can have; nil when it has no options, or others than texts.
  package func options(of tag: String) -> OptionTexts? {
    if let cached = optionsByTag[tag] { return cached }
    guard let choices = form.row(tag)?.choices, !choices.isEmpty else { return nil }
    var texts: Set<String> = []
    for choice in choices {
      guard case .text(let text) = choice.value else { return nil }
      texts.insert(text)
    }
    let options = OptionTexts(texts)
    optionsByTag[tag] = options
    return options
  }
}
