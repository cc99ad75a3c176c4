/// What a loader and other tools must know of a key besides how it is read.
public struct KeyRoles: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt16
  /// A set of such bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Holds a condition, whose references are checked.
  public static let condition = KeyRoles(rawValue: 1)
  /// Names a row by its tag.
  public static let reference = KeyRoles(rawValue: 2)
  /// Is read after all other keys, since it depends on what they say.
  public static let late = KeyRoles(rawValue: 4)
  /// May take something from outside: the clock, variables, files, validators, lists of options.
  public static let outside = KeyRoles(rawValue: 8)
  /// May take its value from a variable of the environment, as `{env: NAME}`.
  public static let variable = KeyRoles(rawValue: 16)
  /// Decides whether the row or section is there; only one such key may be given.
  public static let hiding = KeyRoles(rawValue: 32)
  /// Holds messages by code, of which the placeholders are checked.
  public static let messages = KeyRoles(rawValue: 64)
  /// Must be given in every row.
  public static let needed = KeyRoles(rawValue: 128)
}

extension Sequence {
  /// The names of the keys that have a role.
  package func names<Target>(_ role: KeyRoles) -> [String] where Element == DefinitionKey<Target> {
    compactMap { $0.roles.contains(role) ? $0.name : nil }
  }
}
