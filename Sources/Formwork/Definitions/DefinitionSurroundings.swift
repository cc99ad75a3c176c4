/// What a value of a definition may take from outside: the clock, and variables of the environment.
public final class DefinitionSurroundings: Sendable {
  /// What `today` and `now` are read from.
  let clock: FormClock
  /// A variable of the environment; nil when it is not set.
  let variable: @Sendable (String) -> String?

  /// Surroundings that a loader hands to the values of rows.
  public init(clock: FormClock, variable: @escaping @Sendable (String) -> String?) {
    (self.clock, self.variable) = (clock, variable)
  }
}

extension DefinitionNode {
  /// The variable that a value is taken from, `{env: NAME, else: …}`; nil: from none.
  public var variableName: String? { self["env"]?.text }

  /// Whether a name may be that of a variable: capitals, digits and `_`, no digit first.
  static func isVariableName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.enumerated().allSatisfy { place, byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): place > 0
        default: false
        }
      }
  }
}
