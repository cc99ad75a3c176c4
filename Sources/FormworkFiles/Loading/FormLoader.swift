internal import Formwork

/// Reads a definition into a form and collects everything that is wrong with it.
struct FormLoader {
  let kinds: RowKinds
  private let rules: RuleKinds
  private let directory: String?
  private let isChecking: Bool
  private let variable: @Sendable (String) -> String?
  private(set) var problems: [DefinitionProblem] = []
  /// The options of `lists:` by name.
  private var lists: [String: ChoiceList] = [:]
  /// What the rows and sections were read from, for the checks between them.
  private var sources = DefinitionSources()

  private var surroundings: DefinitionSurroundings?
  /// The variables of the environment that values may be taken from, in their order.
  private(set) var variableNames: [String] = []

  init(
    kinds: RowKinds, rules: RuleKinds, directory: String?, isChecking: Bool,
    variable: @escaping @Sendable (String) -> String?
  ) {
    (self.kinds, self.rules, self.variable) = (kinds, rules, variable)
    (self.directory, self.isChecking) = (directory, isChecking)
  }

  /// Reads a text; the text is given back for the lines of messages, when it is one.
  mutating func load(
    _ bytes: some Collection<UInt8>, isJSON: Bool, into form: Form
  ) -> SourceText? {
    let text: SourceText
    do throws(SourceText.Refusal) {
      text = try SourceText(bytes)
    } catch {
      problems.append(DefinitionProblem(error.message, at: error.place))
      return nil
    }
    do throws(SyntaxEvents.Failure) {
      var found: [DefinitionProblem] = []
      let root = try NodeBuilder.root(of: text, isJSON: isJSON, problems: &found)
      problems = found
      read(root, into: form)
      dropConsequences(of: found)
    } catch {
      // A text that does not parse says nothing about what is in it.
      problems = [DefinitionProblem(error, in: text, isJSON: isJSON)]
    }
    return text
  }

  /// What stands where the format was already found wrong is a consequence.
  private mutating func dropConsequences(of causes: [DefinitionProblem]) {
    let places = Set(causes.map(\.place.offset))
    problems =
      causes + problems.dropFirst(causes.count).filter { !places.contains($0.place.offset) }
  }

  private mutating func read(_ root: DefinitionNode?, into form: Form) {
    let start = DefinitionPlace(line: 1, column: 1)
    guard let root, !root.isNull else {
      problems.append(DefinitionProblem("the file holds no form", at: start))
      return
    }
    guard let entries = root.entries else {
      problems.append(
        DefinitionProblem("a definition must be a map, not \(root.kindName)", at: root))
      return
    }
    readLists(root)
    surroundings = DefinitionSurroundings(
      clock: form.clock, rules: rules, passwordValidators: kinds.passwordValidators,
      directory: directory, lists: lists, isChecking: isChecking, variable: variable)
    let keys = Form.definitionKeys
    let words = keys.map(\.name) + ["formwork", "lists", "sections"]
    for entry in entries {
      switch entry.name {
      case "lists": continue
      case "formwork": checkVersion(entry.value)
      case "sections": continue
      default:
        guard let key = keys.first(where: { $0.name == entry.name }) else {
          problems.append(.unknown("key", entry.key, among: words))
          continue
        }
        var node = entry.value
        node.surroundings = surroundings
        key.read(form, node, &problems)
      }
    }
    readSections(root, into: form)
    problems += sources.problems(in: form, messages: root["messages"], rules: rules)
  }

  private mutating func checkVersion(_ node: DefinitionNode) {
    guard node.plainText != "1" else { return }
    let version = node.text.map { String($0.prefix(20)) } ?? node.kindName
    problems.append(
      DefinitionProblem("format version \(version) is not known, only 1 is", at: node))
  }

  private mutating func readLists(_ root: DefinitionNode) {
    guard let node = root["lists"] else { return }
    guard let entries = node.entries else {
      problems.append(node.mismatch("a map from names to lists of options"))
      return
    }
    for entry in entries {
      // Mistakes in a list are said once, not with every row that uses it.
      let choices = [Choice].read(entry.value, into: &problems)
      problems += choices.map { DefinitionProblem.choices($0, in: entry.value) } ?? []
      lists[entry.name] = ChoiceList(choices ?? [])
    }
  }

  private mutating func readSections(_ root: DefinitionNode, into form: Form) {
    let items = items(of: "sections", in: root)
    form.append(contentsOf: items.compactMap { readSection($0) })
  }

  private mutating func readSection(_ node: DefinitionNode) -> Section? {
    guard let entries = node.entries else {
      problems.append(node.mismatch("a list of maps, each with rows"))
      return nil
    }
    let section = Section()
    let keys = Section.definitionKeys
    for entry in entries where entry.name != "rows" {
      guard let key = keys.first(where: { $0.name == entry.name }) else {
        problems.append(
          .unknown("key", entry.key, among: keys.map(\.name) + ["rows"], of: "a section"))
        continue
      }
      key.read(section, entry.value, &problems)
    }
    problems += Section.contradictions(in: node)
    for row in node["rows"]?.items ?? [] {
      problems += DefinitionProblem.hiddenVariables(in: row, of: node)
    }
    sources.add(section: node)
    readRows(of: node, into: section)
    return section
  }

  private mutating func readRows(of node: DefinitionNode, into section: Section) {
    let items = items(of: "rows", in: node)
    section.append(contentsOf: items.compactMap { readRow($0) })
  }

  /// The items of a list that must be there; none, with a problem, when it is not.
  private mutating func items(of key: String, in map: DefinitionNode) -> [DefinitionNode] {
    guard let node = map[key] else {
      problems.append(DefinitionProblem("\(key) is missing", at: map))
      return []
    }
    if let items = node.items { return items }
    problems.append(node.mismatch("a list of \(key)", hint: node.listHint))
    return []
  }

  private mutating func readRow(_ node: DefinitionNode) -> BaseRow? {
    guard node.entries != nil else {
      problems.append(node.mismatch("a list of maps, each with a type"))
      return nil
    }
    guard let type = node["type"] else {
      problems.append(DefinitionProblem("type is missing", at: node))
      sources.add(row: nil, node)
      return nil
    }
    let kinds = kinds
    guard let name = type.text, let kind = kinds[name] else {
      problems.append(
        type.text == nil || type.isNull
          ? type.mismatch("text") : .unknown("type", type, among: kinds.names))
      sources.add(row: nil, node)
      return nil
    }
    let row = kind.make(withSurroundings(node), among: kinds, into: &problems)
    if row is any ChoiceRow, node["options"] == nil {
      problems.append(DefinitionProblem("options is missing", at: node))
    }
    sources.add(row: row, node)
    return row
  }

  /// The row with surroundings for the keys that take something from outside.
  private mutating func withSurroundings(_ node: DefinitionNode) -> DefinitionNode {
    guard case .map(var entries) = node.content else { return node }
    let indices = ["value", "reset", "validator", "options", "rules"].compactMap {
      entries.index(of: $0)
    }
    if indices.isEmpty { return node }
    for index in indices {
      entries[index].value.surroundings = surroundings
      guard let name = entries[index].value.variableName, !variableNames.contains(name) else {
        continue
      }
      variableNames.append(name)
    }
    var copy = node
    copy.content = .map(entries)
    return copy
  }
}
