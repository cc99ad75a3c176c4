/// What the keys of a definition may take from outside: the clock, variables of the environment,
/// files beside the definition, and the validators that are known.
public final class DefinitionSurroundings: Sendable {
  /// What `today` and `now` are read from.
  let clock: FormClock
  /// A variable of the environment; nil when it is not set.
  let variable: @Sendable (String) -> String?
  /// The rules that rows may name.
  public let rules: RuleKinds
  /// The validators that password rows may name.
  public let passwordValidators: PasswordValidatorKinds
  /// The directory that names of files are relative to; nil: the definition is not a file.
  public let directory: String?
  /// The options that have a name; none under a name whose options are wrong.
  package let lists: [String: ChoiceList]
  /// The names of the lists, in order of their letters.
  let listNames: [String]
  /// Whether the definition is only looked through for mistakes, so that slow looks at the files
  /// that it names are wanted.
  public let isChecking: Bool

  /// Surroundings that a loader hands to the keys of rows.
  public convenience init(
    clock: FormClock, rules: RuleKinds = .builtIn,
    passwordValidators: PasswordValidatorKinds = .builtIn, directory: String? = nil,
    isChecking: Bool = false,
    variable: @escaping @Sendable (String) -> String?
  ) {
    self.init(
      clock: clock, rules: rules, passwordValidators: passwordValidators, directory: directory,
      lists: [:], isChecking: isChecking, variable: variable)
  }

  /// Surroundings with lists of options.
  package init(
    clock: FormClock, rules: RuleKinds, passwordValidators: PasswordValidatorKinds,
    directory: String?, lists: [String: ChoiceList], isChecking: Bool,
    variable: @escaping @Sendable (String) -> String?
  ) {
    (self.clock, self.variable, self.lists) = (clock, variable, lists)
    listNames = lists.keys.sorted()
    (self.rules, self.passwordValidators) = (rules, passwordValidators)
    (self.directory, self.isChecking) = (directory, isChecking)
  }
}

extension DefinitionNode {
  /// The node with surroundings.
  func placed(in surroundings: DefinitionSurroundings?) -> DefinitionNode {
    var copy = self
    copy.surroundings = surroundings
    return copy
  }

  /// The variable that a value is taken from, `{env: NAME, else: …}`; nil: from none.
  public var variableName: String? { self["env"]?.text }

  /// Whether a name may be that of a variable: capitals, digits and `_`, no digit first.
  static func isVariableName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.enumerated().allSatisfy { offset, byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): offset > 0
        default: false
        }
      }
  }
}
