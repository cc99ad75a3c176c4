/// The colours of a theme by what they are for; those that are missing are the device's own.
public struct ThemeColors: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// The colours in the order of the roles.
  private(set) var all: [ScreenColor?]

  /// Colours for some of the roles; the last one counts that a role is given.
  public init(dictionaryLiteral elements: (ThemeRole, ScreenColor)...) {
    all = Array(repeating: nil, count: ThemeRole.allCases.count)
    for (role, color) in elements { self[role] = color }
  }

  /// The colour for a role; nil: the device's own.
  public subscript(role: ThemeRole) -> ScreenColor? {
    get { ThemeRole.allCases.firstIndex(of: role).flatMap { all[$0] } }
    set {
      if let index = ThemeRole.allCases.firstIndex(of: role) { all[index] = newValue }
    }
  }
}
