/// What a rule checks, declared in one type: its stored properties are the arguments.
///
/// ``Rule`` and ``AnyRule`` hold one together with its message, severity and condition. A rule that
/// definition files can name is a ``RuleKind``.
public protocol RuleBody: Sendable, SendableMetatype {
  /// The rule's name in files and violations, such as `minLength`.
  static var name: String { get }
  /// When it runs among the rules of a row.
  static var order: RuleOrder { get }
  /// The codes of its failures, each with its English text.
  static var messages: [RuleMessage] { get }
  /// How it deals with empty values, lists, failures of other rules and other rows.
  var traits: RuleTraits { get }
  /// The types of values that it can judge.
  var fit: RuleFit { get }
  /// The least and greatest values or lengths that it lets pass; empty when it sets none.
  var bounds: [RuleBound] { get }
  /// The row whose value it compares with that of its own row; nil: none.
  var comparedTag: String? { get }
  /// The rows whose values it reads; it runs while they are visible and valid.
  var namedRows: [RowReference] { get }
  /// The tags of the rows whose values it is told, whether they are valid or not.
  var contextTags: [String] { get }
  /// Whether what it says depends on the day or the time.
  var readsClock: Bool { get }
  /// The keywords of JSON Schema that say exactly the same; empty when there are none.
  var jsonSchema: Values { get }

  /// Checks the arguments once, and derives what `check` needs of them.
  ///
  /// - Throws: what is wrong with the arguments; the rule then fails with code `invalidRule`.
  mutating func prepare() throws(RuleProblem)
  /// Why the rule with these arguments cannot judge a row whose type is one of `fit`.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - typeOfRow: what the row with a tag holds; nil: that is not known.
  /// - Returns: what does not fit; nil when all does.
  func misfit(at row: BaseRow, typeOfRow: (String) -> ValueType?) -> String?
  /// The rule that says the like about values of another type; nil: there is none.
  func alternative(for type: ValueType) -> String?
  /// What is wrong with a value that is lent for the call; nil when nothing is.
  ///
  /// Called for empty values only when the traits say so, and for each element of a list unless
  /// they say that the rule judges lists. Allocates nothing when the value passes.
  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure?
}

extension RuleBody {
  /// Behind type, `required` and lengths.
  public static var order: RuleOrder { .rest }
  /// Passes empty values, judges each element of a list, and stops nothing.
  public var traits: RuleTraits { [] }
  /// Every type of value.
  public var fit: RuleFit { .all }
  /// None: most rules set no bounds.
  public var bounds: [RuleBound] { [] }
  /// Compares with no other row.
  public var comparedTag: String? { nil }
  /// Reads no other row.
  public var namedRows: [RowReference] { [] }
  /// Is told of no other row.
  public var contextTags: [String] { [] }
  /// Says the same at any time.
  public var readsClock: Bool { false }
  /// Has no keyword in JSON Schema.
  public var jsonSchema: Values { [:] }
  /// Accepts any arguments, and derives nothing.
  public mutating func prepare() throws(RuleProblem) {}
  /// Fits every row of a type that it can judge.
  public func misfit(at row: BaseRow, typeOfRow: (String) -> ValueType?) -> String? { nil }
  /// Names no other rule.
  public func alternative(for type: ValueType) -> String? { nil }
}

/// When a rule runs among the rules of a row.
public enum RuleOrder: Int, Sendable, CaseIterable {
  /// Before all others, as what says that the value is of the wrong type.
  case type
  /// Before lengths, as what says that a value is missing.
  case required
  /// Before all other rules, as lengths of texts.
  case length
  /// In the order of their declaration, as most rules.
  case rest
}

/// How a rule deals with empty values, lists, failures of other rules and other rows.
public struct RuleTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// A set of such bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Is asked about empty values, which pass all other rules.
  public static let judgesEmpty = RuleTraits(rawValue: 1)
  /// Is asked about a list as a whole, not about each element.
  public static let judgesLists = RuleTraits(rawValue: 2)
  /// Takes time that grows with the text, so that it is not asked about one that is too long.
  public static let isSlow = RuleTraits(rawValue: 4)
  /// Says with a failure that a text is too long for slow rules.
  public static let stopsSlowRules = RuleTraits(rawValue: 8)
  /// Says with a failure that no later rule can judge the value.
  public static let stopsAllRules = RuleTraits(rawValue: 16)
  /// Compares with rows that need be visible and filled only, not valid.
  public static let comparesFilledRows = RuleTraits(rawValue: 32)
  /// Takes a condition as its argument in files: the rule runs only while it holds.
  public static let takesCondition = RuleTraits(rawValue: 64)
}

/// A rule about the value as the row holds it, such as a closure that gets it.
protocol ValueRuleBody: RuleBody {
  /// What is wrong with a value; nil when nothing is.
  func check(value: FormValue, in context: some RuleContext) -> RuleFailure?
}

extension ValueRuleBody {
  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    check(value: operand.copied, in: context)
  }
}
