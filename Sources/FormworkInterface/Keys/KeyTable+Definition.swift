public import Formwork

extension KeyTable {
  /// The keys of a file: `keys: 1`, then actions with lists of their keys.
  ///
  /// - Parameters:
  ///   - node: The file, whatever read it.
  ///   - controls: The views whose keys may be changed.
  ///   - problems: Takes what is wrong with the file.
  /// - Returns: The table; of no use when there are errors.
  public static func read(
    _ node: DefinitionNode, controls: ControlViews = .builtIn,
    into problems: inout [DefinitionProblem]
  ) -> KeyTable? {
    guard let entries = node.entries else {
      problems.append(node.mismatch("a map from actions to lists of keys"))
      return nil
    }
    checkVersion(of: node, into: &problems)
    var building = KeyTableBuilding(KeyPlace.all(of: controls))
    let names = building.actionNames
    var changes: [(entry: DefinitionNode.Entry, keys: [DefinitionNode])] = []
    for entry in entries where entry.name != Self.versionKey {
      guard names.contains(entry.name) else {
        problems.append(.unknown("action", entry.key, among: names))
        continue
      }
      guard let items = entry.value.items else {
        problems.append(
          entry.value.mismatch("a list of keys", hint: entry.value.hintAtKeys))
        continue
      }
      let keys = items.compactMap { Key.read($0, into: &problems) }
      // An action whose keys are all wrong is not without keys on purpose.
      guard keys.count == items.count else { continue }
      building.change(KeyAction(entry.name), to: keys)
      changes.append((entry, items))
    }
    let table = building.finish()
    for finding in building.findings {
      let (entry, keys) = changes[finding.change]
      let message = finding.problem.message
      problems.append(
        DefinitionProblem(message, at: finding.key.map { keys[$0] } ?? entry.key))
    }
    return table
  }

  /// The key that a file of keys begins with, whose value is the version of the format.
  static let versionKey = "keys"

  private static func checkVersion(
    of node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) {
    guard let version = node[versionKey] else {
      problems.append(
        DefinitionProblem("\(versionKey) is missing", at: node, hint: "write \(versionKey): 1"))
      return
    }
    if let problem = version.versionProblem { problems.append(problem) }
  }
}

extension Key {
  /// The key of a name in a file.
  fileprivate static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Key? {
    guard let text = node.text, !node.isNull else {
      problems.append(node.mismatch("the name of a key", hint: "put '~' and the like in quotes"))
      return nil
    }
    if let key = Key(named: text) { return key }
    if let meant = meant(by: text) {
      problems.append(
        DefinitionProblem("unknown key '\(text)'; did you mean '\(meant)'?", at: node))
    } else {
      let names = named.map { ScreenSpeech(words: .english).name(of: $0) }
      problems.append(.unknown("key", node, among: names))
    }
    return nil
  }

  /// The name of a key that other programs call Ctrl-S, C-s or M-x; nil: it looks like none.
  private static func meant(by text: String) -> String? {
    let parts = text.split { $0 == "-" || $0 == "+" }
    guard parts.count == 2, parts[1].count == 1, let letter = parts[1].lowercased().first
    else { return nil }
    let key: Key? =
      switch parts[0].lowercased() {
      case "c", "ctrl", "control", "strg": Key(named: "^\(letter)")
      case "m", "meta", "a", "option": .alt(letter)
      default: nil
      }
    return key.map { ScreenSpeech(words: .english).name(of: $0) }
  }
}

extension DefinitionNode {
  /// How one key is written where a list is expected; nil: it is none.
  fileprivate var hintAtKeys: String? {
    guard let text, Key(named: text) != nil else { return nil }
    return "write \(name): [\(source ?? text)]"
  }
}
