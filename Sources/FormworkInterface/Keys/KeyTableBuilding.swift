internal import Formwork

/// Gives keys to actions, and finds what would leave a key with two meanings or a person stuck.
struct KeyTableBuilding {
  /// Something wrong with a change.
  struct Finding {
    /// Which change it is, in the order in which they were made.
    let change: Int
    /// Which of its keys is wrong; nil: the change as such.
    let key: Int?
    let problem: KeyProblem
  }

  /// A change, or the key of one.
  private struct Source: Hashable, Comparable {
    let change: Int
    let key: Int
    static func < (left: Source, right: Source) -> Bool {
      (left.change, left.key) < (right.change, right.key)
    }
  }

  /// The actions without which a person could not go on, or not leave.
  static let needed: Set<KeyAction> = [
    .nextField, .submit, .cancel, .acceptOffer, .takeOfferBack, .take, .close, .answer,
  ]

  private let places: [KeyPlace]
  private var groups: [String: KeyBindings] = [:]
  private var changes: [(action: KeyAction, keys: [Key])] = []
  /// The last change of each action.
  private var changeOfAction: [KeyAction: Int] = [:]
  private(set) var findings: [Finding] = []
  private var found: Set<Source> = []

  init(_ places: [KeyPlace]) { self.places = places }

  /// The names of the actions that keys may be given to.
  var actionNames: [String] {
    var seen: Set<KeyAction> = []
    return KeyPlace.groups(of: places).flatMap(\.all).map(\.action)
      .filter { seen.insert($0).inserted }.map(\.rawValue)
  }

  private mutating func find(_ change: Int, key: Int? = nil, _ message: String) {
    guard found.insert(Source(change: change, key: key ?? -1)).inserted else { return }
    let (action, keys) = changes[change]
    findings.append(
      Finding(
        change: change, key: key,
        problem: KeyProblem(action: action, key: key.map { keys[$0] }, message: message)))
  }

  // MARK: Changes

  /// Gives an action these keys in place of those that it has.
  mutating func change(_ action: KeyAction, to keys: [Key]) {
    let number = changes.count
    changes.append((action, keys))
    guard isKnown(action) else { return find(number, "unknown action") }
    changeOfAction[action] = number
    if keys.isEmpty, Self.needed.contains(action) {
      find(number, "\(action.rawValue) cannot be without a key")
    }
    for (index, key) in keys.enumerated() {
      if let reason = key.refusal { find(number, key: index, reason) }
      if keys[..<index].contains(key) {
        find(number, key: index, "\(name(key)) is named twice")
      }
      if key.isCharacter, !takesCharacter(action) {
        find(number, key: index, "\(name(key)) is typed as text where \(action.rawValue) is asked")
      }
    }
    for place in places { give(keys, to: action, in: place) }
  }

  private func isKnown(_ action: KeyAction) -> Bool {
    places.contains { place in place.groups.contains { $0.holds(action) } }
  }

  /// Whether a character can be a key of an action wherever it is asked.
  private func takesCharacter(_ action: KeyAction) -> Bool {
    places.allSatisfy { place in
      let groups = place.groups.filter { $0.holds(action) }
      return groups.isEmpty || groups.contains { !$0.takesText }
    }
  }

  /// Where an action is asked twice, characters belong to the group that is asked when none is text.
  private mutating func give(_ keys: [Key], to action: KeyAction, in place: KeyPlace) {
    let holding = place.groups.filter { $0.holds(action) }
    for (index, group) in holding.enumerated() {
      var mine = keys
      if holding.count > 1 {
        mine = keys.filter { $0.isCharacter ? !group.takesText : index == 0 }
      }
      groups[group.name] = (groups[group.name] ?? group).giving(mine, to: action)
    }
  }

  // MARK: Meanings

  /// The table, after a search for keys with two meanings.
  mutating func finish() -> KeyTable {
    for place in places { findDoubles(in: place) }
    let prefixes = findPrefixes()
    findShadowedWayOut()
    findings.sort { ($0.change, $0.key ?? -1) < ($1.change, $1.key ?? -1) }
    guard !groups.isEmpty else { return .builtIn }
    return KeyTable(changes: KeyTable.Changes(groups: groups, prefixes: prefixes))
  }

  private func current(_ group: KeyBindings) -> KeyBindings { groups[group.name] ?? group }

  /// Where a key of an action was given to it; nil: it has it by itself.
  private func source(of key: Key, _ action: KeyAction) -> Source? {
    guard let change = changeOfAction[action] else { return nil }
    return changes[change].keys.firstIndex(of: key).map { Source(change: change, key: $0) }
  }

  private mutating func findDoubles(in place: KeyPlace) {
    var seen: [Key: (action: KeyAction, group: String)] = [:]
    for group in place.groups {
      for binding in current(group).all {
        for key in binding.keys {
          guard let first = seen[key] else {
            seen[key] = (binding.action, group.name)
            continue
          }
          guard first.action != binding.action, !isLeft(to: group, by: first.group) else {
            continue
          }
          findDouble(key, first.action, binding.action)
        }
      }
    }
  }

  /// Whether a group gets only what another one has no use for.
  private func isLeft(to group: KeyBindings, by other: String) -> Bool {
    group.name == FormKeys.unused.name
      && ![FormKeys.unused.name, FormKeys.always.name, FormKeys.screen.name].contains(other)
  }

  private mutating func findDouble(_ key: Key, _ first: KeyAction, _ second: KeyAction) {
    let sources = [(source(of: key, first), second), (source(of: key, second), first)]
    // What nobody changed is not the fault of who changed something else.
    let latest = sources.compactMap { source, other in source.map { ($0, other) } }
      .max { $0.0 < $1.0 }
    guard let (source, other) = latest else { return }
    find(source.change, key: source.key, "\(name(key)) is a key of \(other.rawValue) already")
  }

  /// The first keys of sequences, none of which can mean anything alone.
  private mutating func findPrefixes() -> [Key] {
    let all = KeyPlace.groups(of: places).map(current)
    var prefixes: [Key] = []
    for binding in all.flatMap(\.all) {
      for case .sequence(let first, let second) in binding.keys {
        if !prefixes.contains(first) { prefixes.append(first) }
        let other = all.lazy.compactMap { $0.action(of: first) }.first
        guard let other, let own = source(of: .sequence(first, second), binding.action) else {
          continue
        }
        find(
          own.change, key: own.key,
          "\(name(first)) cannot begin a sequence, since it is a key of \(other.rawValue)")
      }
    }
    return prefixes
  }

  /// A form that cannot be left from one of its controls holds the person.
  private mutating func findShadowedWayOut() {
    for place in places where !place.isPopup {
      var used: [Key: KeyAction] = [:]
      for binding in place.groups.dropLast().flatMap({ current($0).all }) {
        // What answers something that is awaited is over after that.
        guard !Self.needed.contains(binding.action) else { continue }
        for key in binding.keys where used[key] == nil { used[key] = binding.action }
      }
      let keys = current(FormKeys.unused).keys(of: .cancel)
      let shadows = keys.compactMap { key in used[key].map { (key, $0) } }
      guard let (key, other) = shadows.first, shadows.count == keys.count else { continue }
      let culprit = source(of: key, .cancel) ?? source(of: key, other)
      guard let culprit else { continue }
      let action = changes[culprit.change].action == .cancel ? other : .cancel
      find(
        culprit.change, key: culprit.key,
        "\(name(key)) is a key of \(action.rawValue) already, and the form could not be left there")
    }
  }

  private func name(_ key: Key) -> String { ScreenSpeech(words: .english).name(of: key) }
}

extension KeyBindings {
  func holds(_ action: KeyAction) -> Bool { all.contains { $0.action == action } }

  /// The group with other keys for an action.
  fileprivate func giving(_ keys: [Key], to action: KeyAction) -> KeyBindings {
    KeyBindings(
      name: name, takesText: takesText,
      all.map { binding in
        guard binding.action == action else { return binding }
        var changed = binding
        changed.keys = keys
        return changed
      })
  }
}

extension Key {
  /// Why the key can be given to nothing; nil: it can.
  fileprivate var refusal: String? {
    switch self {
    case .control("c"): "^C always ends the program"
    case .control("\\"), .control("z"):
      "the terminal takes \(ScreenSpeech(words: .english).name(of: self)) for itself"
    case .paste, .mouse: "what is pasted or clicked is no key"
    case .sequence(.text, _): "a sequence cannot begin with a character that is typed"
    case .sequence(.sequence, _), .sequence(_, .sequence): "a sequence has two keys"
    case .sequence(let first, let second): first.refusal ?? second.refusal
    default: nil
    }
  }
}
