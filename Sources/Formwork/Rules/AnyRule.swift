/// A rule without its value's type: what files name and the validator runs.
///
/// It comes from ``Rule/erased``, from a definition, or from a ``RuleBody``.
public struct AnyRule: Sendable, ModifiableRule {
  private enum Storage: Sendable {
    case operands(any RuleBody)
    /// Gets the value as the row holds it, without a copy of a secret.
    case values(any ValueRuleBody)
  }

  private let storage: Storage
  /// The rule's name in definition files.
  public let name: String
  /// When it runs among the rules of a row.
  private(set) var order: RuleOrder
  /// What `traits` of its body says, which is asked with every check.
  private(set) var traits: RuleTraits
  /// The rows that the rule reads, and where it names them; it runs when they are visible and
  /// valid, or, where it only compares, visible and filled.
  public private(set) var namedRows: [RowReference]
  /// The tags of the rows whose values the rule is told, valid or not.
  public private(set) var contextTags: [String]
  /// Why the rule cannot be run, so that it fails with code `invalidRule`; nil when it can.
  public private(set) var problem: RuleProblem?
  /// A name of one's own for the rule, to find and remove it; reported in place of the rule's name.
  public internal(set) var id: String?
  /// The message template in place of the catalogue's; nil takes the catalogue's.
  public internal(set) var message: String?
  /// Whether a violation stops a submit.
  public internal(set) var severity: Violation.Severity = .error
  /// The rule runs only while this holds; nil: always.
  public internal(set) var when: Condition?
  /// Where its name stands in a definition; nil: it comes from code.
  package var position: SourcePosition?

  /// A rule with its arguments, without modifiers.
  ///
  /// Arguments that are wrong are its `problem`.
  public init<Body: RuleBody>(_ body: Body) {
    self.init(body, named: Body.name) { .operands($0) }
  }

  /// A rule that gets values as rows hold them.
  init<Body: ValueRuleBody>(_ body: Body) { self.init(body, named: Body.name) }

  /// A rule that gets values as rows hold them, under a name of its own.
  init<Body: ValueRuleBody>(_ body: Body, named name: String) {
    self.init(body, named: name) { .values($0) }
  }

  private init<Body: RuleBody>(_ body: Body, named name: String, storage: (Body) -> Storage) {
    var body = body
    var problem: RuleProblem?
    do throws(RuleProblem) {
      try body.prepare()
    } catch {
      problem = error
    }
    self.storage = storage(body)
    (self.name, order, traits) = (name, Body.order, body.traits)
    (namedRows, contextTags) = (body.namedRows, body.contextTags)
    if let problem { fail(for: problem) }
  }

  /// What is checked.
  var body: any RuleBody {
    switch storage {
    case .operands(let body): body
    case .values(let body): body
    }
  }

  /// The codes that it declares; of a rule that cannot be run none.
  var messages: [RuleMessage] { problem == nil ? body.declaredMessages : [] }

  /// The tags of `namedRows`.
  public var namedTags: [String] { namedRows.map(\.tag) }

  /// Lets every check fail with `invalidRule`.
  mutating func fail(for problem: RuleProblem) {
    self.problem = problem
    (order, traits, namedRows, contextTags) = (.rest, .judgesEmpty, [], [])
  }

  /// Itself; what its modifiers change.
  public var erased: AnyRule {
    get { self }
    set { self = newValue }
  }
}

extension AnyRule {
  /// What is wrong with a value; nil when nothing is, or the rule does not run now.
  func check(_ value: FormValue, in context: some RuleContext) -> RuleFailure? {
    if let when, !when.demands(in: context) { return nil }
    return checkNow(value, in: context)
  }

  /// The same, whatever `when` says.
  func checkNow(_ value: FormValue, in context: some RuleContext) -> RuleFailure? {
    guard canRun(in: context) else { return nil }
    if case .values(let body) = storage, problem == nil {
      if !traits.contains(.judgesEmpty), value.withOperand({ $0.isEmpty }) { return nil }
      return body.check(value: value, in: context)
    }
    return value.withOperand { judge($0, in: context) }
  }

  /// What is wrong with a value that is lent for the call; nil when nothing is, or the rule does
  /// not run now.
  ///
  /// For rules whose arguments are rules: the failure keeps the words of this one.
  public func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    if let when, !when.demands(in: context) { return nil }
    guard canRun(in: context), var failure = judge(operand, in: context) else { return nil }
    failure.message = message ?? failure.message
    failure.declared = failure.declared ?? messages
    return failure
  }

  /// Whether the rows that the rule names are fit to be read.
  ///
  /// Two values can be compared whatever else is wrong with one of them; an empty one cannot.
  private func canRun(in context: some RuleContext) -> Bool {
    for row in namedRows {
      guard context.isVisible(row.tag) else { return false }
      let isReady =
        traits.contains(.comparesFilledRows)
        ? context.isFilled(row.tag) : context.isValid(row.tag)
      guard isReady else { return false }
    }
    return true
  }

  private func judge(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    guard problem == nil else { return RuleFailure("invalidRule", ["rule": .text(name)]) }
    if operand.isEmpty, !traits.contains(.judgesEmpty) { return nil }
    guard case .list(let items) = operand, !traits.contains(.judgesLists) else {
      return body.check(operand, in: context)
    }
    for (index, item) in items.enumerated() {
      guard var failure = item.withOperand({ body.check($0, in: context) }) else { continue }
      failure.index = index
      return failure
    }
    return nil
  }
}

extension RuleBody {
  fileprivate var declaredMessages: [RuleMessage] { Self.messages }
}
