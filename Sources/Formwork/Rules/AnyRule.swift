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

  init(_ body: RuleBody) { self.body = body }

  /// The rule's name in definition files.
  public var name: String { body.name }
}
