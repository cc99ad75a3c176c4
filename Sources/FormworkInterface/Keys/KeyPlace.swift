/// Groups of keys that are asked for the same key, one after the other.
///
/// In one place a key has one meaning: a file of keys that gives it two is refused.
public struct KeyPlace: Sendable {
  /// The groups in the order in which they are asked.
  public var groups: [KeyBindings]
  /// Whether the place lies over the form, so that the keys of the form are not asked.
  public var isPopup: Bool

  /// What a control asks.
  public static func control(_ groups: KeyBindings...) -> KeyPlace {
    KeyPlace(groups: groups, isPopup: false)
  }
  /// What a popup asks.
  public static func popup(_ groups: KeyBindings...) -> KeyPlace {
    KeyPlace(groups: groups, isPopup: true)
  }
}
