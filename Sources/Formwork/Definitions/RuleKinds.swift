/// The rules that a definition may name.
///
/// A value that is handed to the loader, so that a program can add its own:
/// `RuleKinds.builtIn.adding(Between.self)`.
public struct RuleKinds: Sendable {
  /// The rules, in the order in which they were added.
  public private(set) var all: [any RuleKind.Type]

  /// A registry of these rules; of two with one name the later one counts.
  public init(_ kinds: [any RuleKind.Type] = []) {
    all = []
    for kind in kinds { add(kind) }
  }

  /// A registry with one rule more, or with another rule of that name.
  public func adding(_ kind: any RuleKind.Type) -> RuleKinds {
    var copy = self
    copy.add(kind)
    return copy
  }

  /// The rule of a name; nil when there is none.
  public subscript(name: String) -> (any RuleKind.Type)? { all.first { $0.name == name } }

  /// The names of all rules.
  public var names: [String] { all.map { $0.name } }

  private mutating func add(_ kind: any RuleKind.Type) {
    if let index = all.firstIndex(where: { $0.name == kind.name }) {
      all[index] = kind
    } else {
      all.append(kind)
    }
  }

  private init(distinct kinds: [any RuleKind.Type]) { all = kinds }

  /// The rules that come with Formwork.
  public static let builtIn = RuleKinds(distinct: [
    RequiredRule.self,
    AcceptedRule.self,
    MinLengthRule.self,
    MaxLengthRule.self,
    ExactLengthRule.self,
    MinRule.self,
    MaxRule.self,
    GreaterThanRule.self,
    LessThanRule.self,
    MultipleOfRule.self,
    PatternRule.self,
    MatchesRule.self,
    EmailRule.self,
    URLRule.self,
    OneOfRule.self,
    NoneOfRule.self,
    EqualsRule.self,
    DiffersRule.self,
    UUIDRule.self,
  ])
}

extension RuleKinds {
  /// The codes that violations can have, each with its texts; of rules with one code the first's.
  package var messages: [RuleMessage] {
    var seen: Set<String> = []
    return (all.flatMap { $0.messages } + MessageCatalogue.general)
      .filter { seen.insert($0.code).inserted }
  }

  /// The codes of `messages`, in alphabetical order.
  package var codes: [String] { messages.map(\.code).sorted() }

  /// The English templates of all messages: those of codes, and those of variants, such as
  /// `tooShort.utf8`.
  package var templates: [(key: String, template: String)] {
    messages.flatMap { message in
      [(message.code, message.template)]
        + message.variants.map { ("\(message.code).\($0.key)", $0.value) }
    }
  }

  /// What may stand in braces in the messages of a code or of a variant of one, besides `title` and
  /// the tags of rows.
  package func parameters(ofCode key: String) -> [String] {
    messages.first { $0.code == key || key.hasPrefix($0.code + ".") }?.parameters ?? []
  }

  /// The names of all keys that stand beside the name of some rule.
  var optionNames: [String] { all.flatMap { Self.optionNames(of: $0) } }

  static func optionNames(of kind: any RuleKind.Type) -> [String] {
    kind.keyDescriptions.options.map(\.name)
  }
}

/// What a rule's declaration says about it, for lists and documentation.
public struct RuleKindDescription: Sendable {
  /// A key that files may give to the rule.
  public struct Key: Sendable {
    /// The key as files write it.
    public let name: String
    /// What may stand under it.
    public let schema: String
    /// One line about it.
    public let summary: String
  }

  /// The rule's name in files.
  public let name: String
  /// One line about what it asks of a value.
  public let summary: String
  /// What may stand behind the name, in words.
  public let argument: String
  /// What types of values it is for, in words.
  public let fit: String
  /// The keys that may stand beside the name, besides those of every rule.
  public let options: [Key]
  /// The codes of its failures, with their texts.
  public let messages: [RuleMessage]

  /// Reads the declaration of a rule.
  public init(_ kind: any RuleKind.Type) { self.init(declaredBy: kind) }

  private init<Kind: RuleKind>(declaredBy kind: Kind.Type) {
    let rule = Kind()
    (name, summary, messages, fit) = (kind.name, kind.summary, kind.messages, rule.fit.name)
    let keys = kind.keyDescriptions
    options = keys.options.map { Key(name: $0.name, schema: $0.schema(), summary: $0.summary) }
    let nothing = rule.traits.contains(.takesCondition) ? "nothing, or a condition" : "nothing"
    if let key = keys.argument {
      argument = key.schema()
      return
    }
    let fields = keys.fields.map { "\($0.name): \($0.schema())" }.joined(separator: ", ")
    argument =
      fields.isEmpty ? nothing : (keys.needsArgument ? "" : "nothing, or ") + "{\(fields)}"
  }
}
