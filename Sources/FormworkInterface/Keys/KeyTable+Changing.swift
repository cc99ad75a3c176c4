/// Why keys cannot be given to an action.
public struct KeyProblem: Error, Hashable, CustomStringConvertible {
  /// The action that was to get other keys.
  public let action: KeyAction
  /// The key that it cannot have; nil: the action as such is wrong.
  public let key: Key?
  /// What is wrong, in English, for the author of a program or of a file of keys.
  public let message: String

  /// The action, and what is wrong with it.
  public var description: String { "\(action.rawValue): \(message)" }
}

extension KeyTable {
  /// The built-in keys with some actions given other keys.
  ///
  /// - Parameters:
  ///   - changes: Actions with all the keys that they shall have; without keys an action cannot be
  ///     reached.
  ///   - controls: The views whose keys may be changed.
  /// - Returns: The table.
  /// - Throws: The first mistake: an unknown action, a key that has two meanings in one place, or
  ///   an action without a key that a person could not do without.
  public static func changing(
    _ changes: KeyValuePairs<KeyAction, [Key]>, controls: ControlViews = .builtIn
  ) throws(KeyProblem) -> KeyTable {
    var building = KeyTableBuilding(KeyPlace.all(of: controls))
    for (action, keys) in changes { building.change(action, to: keys) }
    let table = building.finish()
    if let first = building.findings.first { throw first.problem }
    return table
  }
}

extension KeyPlace {
  /// All places where keys are asked, with the groups of the screen and of the form.
  static func all(of controls: ControlViews) -> [KeyPlace] {
    let own =
      [.control(FormKeys.buttons)] + controls.keyPlaces
      + [.popup(HelpPopup.keyBindings), .popup(QuestionPopup.keyBindings)]
    return own.map { place in
      let groups = place.groups.filter { !$0.all.isEmpty }
      let all =
        place.isPopup ? groups : [FormKeys.always] + groups + [FormKeys.unused]
      return KeyPlace(groups: [FormKeys.screen] + all, isPopup: place.isPopup)
    }
  }

  /// All groups of some places, each once.
  static func groups(of places: [KeyPlace]) -> [KeyBindings] {
    var seen: Set<String> = []
    return places.flatMap(\.groups).filter { seen.insert($0.name).inserted }
  }
}
