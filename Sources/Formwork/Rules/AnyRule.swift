/// A rule without its value's type: what files name and the validator runs.
public struct AnyRule: Sendable {
  /// What is checked.
  var body: RuleBody
  /// A name of one's own for the rule, to find and remove it; reported in place of the rule's name.
  public var id: String?
  /// The message template in place of the catalogue's; nil takes the catalogue's.
  public var message: String?
  /// Whether a violation stops a submit.
  public var severity: Violation.Severity = .error
  /// The rule runs only while this holds; nil: always.
  public var when: Condition?

  /// Whether it compares what is typed a second time, which has words of its own.
  var isRepetition = false
  /// Where its name stands in a definition; nil: it comes from code.
  package var place: DefinitionPlace?

  init(_ body: RuleBody) { self.body = body }

  /// The rule's name in definition files.
  public var name: String { body.name }

  /// Why the rule cannot be run, so that it fails with code `invalidRule`; nil when it can.
  public var problem: RuleProblem? {
    guard case .broken(_, let problem) = body else { return nil }
    return problem
  }

  /// The tags of the rows that the rule reads; it runs when they are visible and valid, or, where
  /// it only compares, visible and filled.
  public var namedTags: [String] { body.namedTags }

  /// The tags of the rows whose values the rule is told, valid or not.
  public var contextTags: [String] { body.contextTags }

  /// What is wrong with a value; nil when nothing is, or the rule does not run now.
  func check(_ value: FormValue, in context: some RuleContext) -> RuleFailure? {
    if let when, !when.demands(in: context) { return nil }
    return checkNow(value, in: context)
  }

  /// The same, whatever `when` says.
  func checkNow(_ value: FormValue, in context: some RuleContext) -> RuleFailure? {
    for tag in namedTags where !body.canRead(tag, in: context) { return nil }
    guard var failure = body.check(value, in: context) else { return nil }
    if isRepetition, let tag = namedTags.first {
      let isSecret = context.value(of: tag).type == .secret
      failure.key = isSecret ? "notEqual.passwords" : "notEqual.values"
    }
    return failure
  }
}
