/// A kind of password validator: what definitions call it and what reads it.
public struct PasswordValidatorKind: Sendable {
  /// Reads a map whose keys are known; nil, with a problem, when it describes no validator.
  public typealias Read =
    @Sendable (MapReader, inout [DefinitionProblem]) -> (any PasswordValidator)?

  /// The word behind `validator:`, or behind `name:` in a map.
  public let name: String
  /// The keys that the map may have besides `name`.
  public let keys: [String]
  /// One line about it.
  public let summary: String
  let read: Read

  /// A kind that definitions can name.
  ///
  /// - Parameters:
  ///   - name: The word behind `validator:`.
  ///   - keys: The keys that the map may have besides `name`.
  ///   - summary: One line about it.
  ///   - read: Gets the map; an empty one when only the word is written.
  public init(_ name: String, keys: [String], _ summary: String, read: @escaping Read) {
    (self.name, self.keys, self.summary, self.read) = (name, keys, summary, read)
  }
}

/// The kinds of password validators that a definition may name.
///
/// A value that `RowKinds` takes to the rows: `RowKinds.builtIn.judged(with: …)`.
public struct PasswordValidatorKinds: Sendable {
  /// The kinds, in the order in which they were added.
  public private(set) var all: [PasswordValidatorKind] = []

  /// A registry of these kinds; of two with one name the later one counts.
  public init(_ kinds: [PasswordValidatorKind]) { add(kinds) }

  /// A registry with further kinds, or with others of their names.
  public func adding(_ kinds: [PasswordValidatorKind]) -> PasswordValidatorKinds {
    var copy = self
    copy.add(kinds)
    return copy
  }

  /// The kind of a name; nil when there is none.
  public subscript(name: String) -> PasswordValidatorKind? { all.first { $0.name == name } }

  /// The names of all kinds.
  public var names: [String] { all.map(\.name) }

  private mutating func add(_ kinds: [PasswordValidatorKind]) {
    for kind in kinds {
      if let index = all.firstIndex(where: { $0.name == kind.name }) {
        all[index] = kind
      } else {
        all.append(kind)
      }
    }
  }
}

extension PasswordValidatorKinds {
  /// The kinds that need nothing but Formwork: `default`, `rules` and `allOf`.
  public static let builtIn = PasswordValidatorKinds([
    PasswordValidatorKind(
      "default", keys: [], "A lowercase letter, a number, an uppercase letter, six characters."
    ) { _, _ in DefaultPasswordValidator() },
    PasswordValidatorKind(
      "rules", keys: ["rules", "minStrength", "colors"], "Regular expressions, each with a hint."
    ) { map, problems in RegexPasswordValidator.read(map, &problems) },
    PasswordValidatorKind("allOf", keys: ["allOf"], "Several validators as one.") {
      map, problems in
      guard let node = map.node["allOf"] else {
        problems.append(DefinitionProblem("allOf is missing", at: map.node))
        return nil
      }
      guard let items = node.items else {
        problems.append(node.mismatch("a list of validators"))
        return nil
      }
      guard !items.isEmpty else {
        problems.append(DefinitionProblem("allOf must name a validator", at: node))
        return nil
      }
      let validators = items.map { item in
        PasswordValidatorDefinition.read(
          item.placed(in: map.node.surroundings), into: &problems)?.validator
      }
      let read = validators.compactMap(\.self)
      return read.count == items.count ? AllOfPasswordValidator(read) : nil
    },
  ])
}
