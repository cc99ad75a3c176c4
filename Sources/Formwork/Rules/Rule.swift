/// A named check of one value, with its parameters as data.
///
/// `$0.add(rule: .minLength(3).message("Too short"))`. Every rule but `required`, `accepted` and
/// closures lets an empty value pass: null, "" or an empty list. A rule of one's own is a
/// ``RuleBody``.
public struct Rule<Value: RowValue>: Sendable, ModifiableRule {
  /// The rule without its value's type.
  public var erased: AnyRule

  /// A rule with its arguments, without modifiers.
  public init(_ body: some RuleBody) { erased = AnyRule(body) }

  /// A rule whose value's type was erased.
  public init(erased: AnyRule) { self.erased = erased }

  /// The rule's name in definition files, such as `minLength`.
  public var name: String { erased.name }
  /// A name of one's own, to find and remove the rule; violations carry it in place of `name`.
  public var id: String? { erased.id }
  /// The message template in place of the form's; nil takes the form's.
  public var message: String? { erased.message }
  /// Whether a violation stops a submit.
  public var severity: Violation.Severity { erased.severity }
  /// The rule runs only while this holds; nil: always.
  public var when: Condition? { erased.when }
  /// Why the rule cannot be run; nil when it can.
  public var problem: RuleProblem? { erased.problem }
}

/// What the modifiers change: a rule, with its value's type or without.
public protocol ModifiableRule {
  /// The rule without its value's type.
  var erased: AnyRule { get set }
}

extension ModifiableRule {
  /// The rule with a message template in place of the form's; nil: the form's.
  public func message(_ template: String?) -> Self { with { $0.message = template } }

  /// The rule with a name of one's own, to find and remove it; nil: none.
  public func id(_ id: String?) -> Self { with { $0.id = id } }

  /// The rule whose violations stop a submit, or only warn.
  public func severity(_ severity: Violation.Severity) -> Self { with { $0.severity = severity } }

  /// The rule that runs only while a condition holds; nil: always.
  public func when(_ condition: Condition?) -> Self { with { $0.when = condition } }

  private func with(_ change: (inout AnyRule) -> Void) -> Self {
    var rule = self
    change(&rule.erased)
    return rule
  }
}

/// Something that can be added to a row as a rule: a `Rule`, or a type under one of Eureka's names.
public protocol RuleType {
  /// The type of the row's value.
  associatedtype RowValueType: RowValue
  /// The rule that does the checking.
  var rule: Rule<RowValueType> { get }
}

extension Rule: RuleType {
  /// The rule itself, as `add(rule:)` takes it.
  public var rule: Rule<Value> { self }
}

/// A value that is text to a rule.
public protocol TextualValue: RowValue {}

extension String: TextualValue {}
extension Secret: TextualValue {}

/// A value with an order that `min` and `max` can use.
public protocol OrderedValue: RowValue, Comparable {}

/// A value that is a number to a rule.
public protocol NumericValue: OrderedValue {}

extension Int: NumericValue {}
extension Double: NumericValue {}
extension DecimalNumber: NumericValue {}
extension LocalDate: OrderedValue {}
extension LocalTime: OrderedValue {}
extension LocalDateTime: OrderedValue {}

/// Rules that several rows share; a row copies them when they are added.
public struct RuleSet<Value: RowValue>: Sendable {
  /// The rules, in order.
  public private(set) var rules: [Rule<Value>] = []

  /// A set of rules, or an empty one.
  public init(_ rules: Rule<Value>...) { self.rules = rules }

  /// Adds a rule behind the others.
  public mutating func add(rule: Rule<Value>) { rules.append(rule) }

  /// Adds a rule under one of Eureka's names behind the others.
  public mutating func add<Check: RuleType>(rule: Check) where Check.RowValueType == Value {
    rules.append(rule.rule)
  }

  /// Removes the first rule with that identifier, if there is one.
  public mutating func remove(ruleWithIdentifier identifier: String) {
    guard let index = rules.firstIndex(where: { $0.id == identifier }) else { return }
    rules.remove(at: index)
  }

  /// Leaves a set without any rule.
  public mutating func removeAllRules() { rules = [] }
}
