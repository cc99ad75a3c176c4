/// What a key can do, by name; which keys do it stands in a `KeyTable`.
public struct KeyAction: RawRepresentable, Sendable, Hashable {
  /// The name, such as `nextField`, by which a file of keys calls it.
  public let rawValue: String

  /// An action with that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An action with that name.
  public init(_ name: String) { rawValue = name }
}

extension KeyAction: ExpressibleByStringLiteral {
  /// An action with that name.
  public init(stringLiteral name: String) { rawValue = name }
}
