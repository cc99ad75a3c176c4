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
      problems.append(DefinitionProblem(error.message, at: error.position))
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
    let offsets = Set(causes.map(\.position.offset))
    problems =
      causes + problems.dropFirst(causes.count).filter { !offsets.contains($0.position.offset) }
  }

  private mutating func read(_ root: DefinitionNode?, into form: Form) {
    guard let root, !root.isNull else {
      problems.append(DefinitionProblem("the file holds no form", at: SourcePosition.start))
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
    let words = keys.map(\.name) + StructureKey.ofForm.map(\.rawValue)
    for entry in entries {
      switch StructureKey(rawValue: entry.name) {
      case .formwork: if let problem = entry.value.versionProblem { problems.append(problem) }
      case .theme: form.theme = readTheme(entry.value)
      // Read before all others, and behind them.
      case .lists, .sections: continue
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
    let messages = keys.names(.messages).compactMap { root[$0] }
    problems += sources.problems(in: form, messages: messages, rules: rules)
  }

  /// A built-in theme by its name, or that of a file in the definition's folder.
  private mutating func readTheme(_ node: DefinitionNode) -> Theme? {
    guard let name = String.read(node, into: &problems) else { return nil }
    if let theme = Theme.builtIn(named: name) { return theme }
    guard Theme.isFileName(name) else {
      problems.append(
        .unknown("theme", node, among: Theme.builtInNames))
      return nil
    }
    let schema = "the name of a theme, or of a file beside the definition"
    guard let path = node.pathBeside(schema, in: directory, &problems) else { return nil }
    do throws(DefinitionError) {
      return try Theme.read(contentsOf: path).theme
    } catch {
      problems.append(DefinitionProblem("the theme cannot be used: \(error.reason)", at: node))
      return nil
    }
  }

  private mutating func readLists(_ root: DefinitionNode) {
    guard let node = root[.lists] else { return }
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
    let items = items(of: .sections, in: root)
    form.append(contentsOf: items.compactMap { readSection($0) })
  }

  private mutating func readSection(_ node: DefinitionNode) -> Section? {
    guard let entries = node.entries else {
      problems.append(node.mismatch("a list of maps, each with rows"))
      return nil
    }
    let section = Section()
    let keys = Section.definitionKeys
    let words = keys.map(\.name) + [StructureKey.rows.rawValue]
    for entry in entries where entry.name != StructureKey.rows.rawValue {
      guard let key = keys.first(where: { $0.name == entry.name }) else {
        problems.append(.unknown("key", entry.key, among: words, of: "a section"))
        continue
      }
      key.read(section, entry.value, &problems)
    }
    problems += Section.contradictions(in: node)
    for row in node[.rows]?.items ?? [] {
      problems += DefinitionProblem.hiddenVariables(in: row, of: node)
    }
    sources.add(section: section, node)
    readRows(of: node, into: section)
    return section
  }

  private mutating func readRows(of node: DefinitionNode, into section: Section) {
    let items = items(of: .rows, in: node)
    section.append(contentsOf: items.compactMap { readRow($0) })
  }

  /// The items of a list that must be there; none, with a problem, when it is not.
  private mutating func items(of key: StructureKey, in map: DefinitionNode) -> [DefinitionNode] {
    guard let node = map[key] else {
      problems.append(DefinitionProblem("\(key.rawValue) is missing", at: map))
      return []
    }
    if let items = node.items { return items }
    problems.append(node.mismatch("a list of \(key.rawValue)", hint: node.listHint))
    return []
  }

  private mutating func readRow(_ node: DefinitionNode) -> BaseRow? {
    guard node.entries != nil else {
      problems.append(node.mismatch("a list of maps, each with a type"))
      return nil
    }
    guard let type = node[.type] else {
      problems.append(DefinitionProblem("type is missing", at: node))
      addUnknown(node)
      return nil
    }
    let kinds = kinds
    guard let name = type.text, let kind = kinds[name] else {
      problems.append(
        type.text == nil || type.isNull
          ? type.mismatch("text") : .unknown("type", type, among: kinds.names))
      addUnknown(node)
      return nil
    }
    let row = kind.make(node, in: surroundings, among: kinds, into: &problems)
    for name in kind.variableNames(in: node) where !variableNames.contains(name) {
      variableNames.append(name)
    }
    sources.add(row: row, isKnown: true, node)
    return row
  }

  /// What a row of an unknown kind says besides its kind is checked nevertheless.
  private mutating func addUnknown(_ node: DefinitionNode) {
    sources.add(row: BaseRow.ofUnknownKind(node, into: &problems), isKnown: false, node)
  }
}
