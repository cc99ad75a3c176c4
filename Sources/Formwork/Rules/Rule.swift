/// A named check of one value, with its parameters as data.
///
/// `$0.add(rule: .minLength(3))`. Every rule but `required`, `accepted` and closures lets an empty
/// value pass: null, "" or an empty list.
public struct Rule<Value: RowValue>: Sendable {
  var erased: AnyRule

  init(_ body: RuleBody) { erased = AnyRule(body) }

  /// A rule whose value's type was erased.
  public init(erased: AnyRule) { self.erased = erased }

  /// The rule's name in definition files, such as `minLength`.
  public var name: String { erased.name }

  /// A name of one's own, to find and remove the rule; violations carry it in place of `name`.
  public var id: String? {
    get { erased.id }
    set { erased.id = newValue }
  }

  /// The message template in place of the form's; nil takes the form's.
  public var message: String? {
    get { erased.message }
    set { erased.message = newValue }
  }

  /// Whether a violation stops a submit.
  public var severity: Violation.Severity {
    get { erased.severity }
    set { erased.severity = newValue }
  }

  /// The rule runs only while this holds; nil: always.
  public var when: Condition? {
    get { erased.when }
    set { erased.when = newValue }
  }

  /// Why the rule cannot be run; nil when it can.
  public var problem: RuleProblem? { erased.problem }

  /// This rule, run only while a condition holds.
  public func when(_ condition: Condition) -> Rule {
    var rule = self
    rule.when = condition
    return rule
  }

  init(
    _ erased: AnyRule, _ message: String?, _ id: String?, _ severity: Violation.Severity
  ) {
    self.erased = erased
    (self.message, self.id, self.severity) = (message, id, severity)
  }
}

/// Something that can be added to a row as a rule: a `Rule`, or a type under one of Eureka's names.
public protocol RuleType {
  /// The type of the row's value.
  associatedtype RowValueType: RowValue
  /// The rule.
  var rule: Rule<RowValueType> { get }
}

extension Rule: RuleType {
  /// Itself.
  public var rule: Rule<Value> { self }
}

/// A value that is text to a rule.
public protocol TextualValue: RowValue {}

extension String: TextualValue {}
extension Secret: TextualValue {}

/// A value with an order that `min` and `max` can use.
public protocol OrderedValue: RowValue, Comparable {}

extension Int: OrderedValue {}
extension Double: OrderedValue {}
extension DecimalNumber: OrderedValue {}
extension LocalDate: OrderedValue {}
extension LocalTime: OrderedValue {}
extension LocalDateTime: OrderedValue {}
