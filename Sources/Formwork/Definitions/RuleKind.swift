/// A rule that definition files can name: in ``RuleKinds`` by its type alone.
///
/// The article <doc:Validation> shows one with two arguments.
public protocol RuleKind: RuleBody {
  /// One line about what it asks of a value.
  static var summary: String { get }
  /// The arguments and options that files give it.
  static var keys: [RuleKey<Self>] { get }
  /// The rule before its keys are read, with what they are when they are absent.
  init()
}

/// A key of a rule in definitions, declared once: loader, messages and reference come from it.
public struct RuleKey<Body: SendableMetatype>: Sendable {
  // `Body: RuleKind` would let the runtime search all conformances once for each rule.
  let description: RuleKeyDescription
  /// Reads a node into the rule; false, with a problem, when it is wrong.
  let read: @Sendable (inout Body, DefinitionNode, inout [DefinitionProblem]) -> Bool
}

/// What a key of a rule is, whatever rule it belongs to.
struct RuleKeyDescription: Sendable {
  enum Role: Sendable {
    /// What stands behind the rule's name.
    case argument
    /// A key of the map behind the rule's name, which must be there.
    case field
    /// A key of the map behind the rule's name that the rule can do without.
    case optionalField
    /// A key beside the rule's name.
    case option
  }

  /// The key as files write it; of an argument the rule's name.
  let name: String
  let role: Role
  /// One line about it.
  let summary: String
  /// What may stand under it.
  let schema: @Sendable () -> String
  /// How it may be written, for those who left it out.
  let example: String

  var isField: Bool { role == .field || role == .optionalField }
}

extension RuleKey where Body: RuleKind {
  private init<Value: DefinitionValue>(
    _ name: String, _ role: RuleKeyDescription.Role, _ summary: String, schema: String?,
    example: String,
    _ path: @escaping @Sendable () -> any WritableKeyPath<Body, Value> & Sendable
  ) {
    description = RuleKeyDescription(
      name: name, role: role, summary: summary, schema: { schema ?? Value.schema },
      example: example)
    read = { body, node, problems in
      guard let value = Value.read(node, into: &problems) else { return false }
      if Value.self == String.self { problems += node.commentWarning }
      body[keyPath: path()] = value
      return true
    }
  }

  /// What stands behind the rule's name, as 3 in `minLength: 3`; a rule has one at most.
  ///
  /// - Parameters:
  ///   - path: the property that it sets; made when it is first read.
  ///   - summary: one line about it.
  ///   - schema: what may stand there, in words that follow `must be`; nil: the type's own.
  ///   - example: how it may be written, for those who left it out.
  /// - Returns: the key.
  public static func argument<Value: DefinitionValue>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Body, Value> & Sendable,
    _ summary: String, schema: String? = nil, example: String
  ) -> RuleKey {
    RuleKey(Body.name, .argument, summary, schema: schema, example: example, path)
  }

  /// A key of the map behind the rule's name, as `low` in `between: {low: 1, high: 5}`.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - path: the property that it sets; made when it is first read.
  ///   - summary: one line about it.
  ///   - isOptional: whether the rule can do without it.
  ///   - example: how it may be written, for those who left it out.
  /// - Returns: the key.
  public static func field<Value: DefinitionValue>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Body, Value> & Sendable,
    _ summary: String, isOptional: Bool = false, example: String = "1"
  ) -> RuleKey {
    RuleKey(
      name, isOptional ? .optionalField : .field, summary, schema: nil, example: example, path)
  }

  /// A key beside the rule's name, as `unit` in `{minLength: 3, unit: utf8}`.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - path: the property that it sets; made when it is first read.
  ///   - summary: one line about it.
  /// - Returns: the key.
  public static func option<Value: DefinitionValue>(
    _ name: String,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Body, Value> & Sendable,
    _ summary: String
  ) -> RuleKey {
    RuleKey(name, .option, summary, schema: nil, example: "", path)
  }
}

extension RuleKind {
  /// What `keys` are, in their order.
  static var keyDescriptions: [RuleKeyDescription] {
    // Iterators and closures over keys of a type that is not known cost much at the first use.
    let keys = keys
    var descriptions: [RuleKeyDescription] = []
    for index in keys.indices { descriptions.append(keys[index].description) }
    return descriptions
  }
}

extension [RuleKeyDescription] {
  var argument: RuleKeyDescription? { first { $0.role == .argument } }
  var fields: [RuleKeyDescription] { filter(\.isField) }
  var options: [RuleKeyDescription] { filter { $0.role == .option } }
  /// Whether something must stand behind the rule's name.
  var needsArgument: Bool { contains { $0.role == .argument || $0.role == .field } }
}
