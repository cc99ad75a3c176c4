/// What is wrong, as a closure of Eureka's says it.
public struct ValidationError: Sendable, Equatable {
  /// What the person reads.
  public let msg: String

  /// An error with a message.
  public init(msg: String) { self.msg = msg }
}

/// Eureka's name for `required`.
public struct RuleRequired<Value: RowValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(msg: String? = nil, id: String? = nil) {
    rule = .required.message(msg).id(id)
  }
}

/// Eureka's name for `email`.
public struct RuleEmail<Value: TextualValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(msg: String? = nil, id: String? = nil) {
    rule = .email.message(msg).id(id)
  }
}

/// Eureka's name for `url`.
public struct RuleURL<Value: TextualValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(msg: String? = nil, id: String? = nil) {
    rule = .url.message(msg).id(id)
  }
}

/// Eureka's name for `minLength`.
public struct RuleMinLength<Value: TextualValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(minLength: Int, msg: String? = nil, id: String? = nil) {
    rule = .minLength(minLength).message(msg).id(id)
  }
}

/// Eureka's name for `maxLength`.
public struct RuleMaxLength<Value: TextualValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(maxLength: Int, msg: String? = nil, id: String? = nil) {
    rule = .maxLength(maxLength).message(msg).id(id)
  }
}

/// Eureka's name for `exactLength`.
public struct RuleExactLength<Value: TextualValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(exactLength: Int, msg: String? = nil, id: String? = nil) {
    rule = .exactLength(exactLength).message(msg).id(id)
  }
}

/// Eureka's name for `greaterThan`.
public struct RuleGreaterThan<Value: OrderedValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(min: Value, msg: String? = nil, id: String? = nil) {
    rule = .greaterThan(min).message(msg).id(id)
  }
}

/// Eureka's name for `min`.
public struct RuleGreaterOrEqualThan<Value: OrderedValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(min: Value, msg: String? = nil, id: String? = nil) {
    rule = .min(min).message(msg).id(id)
  }
}

/// Eureka's name for `lessThan`.
public struct RuleSmallerThan<Value: OrderedValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(max: Value, msg: String? = nil, id: String? = nil) {
    rule = .lessThan(max).message(msg).id(id)
  }
}

/// Eureka's name for `max`.
public struct RuleSmallerOrEqualThan<Value: OrderedValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(max: Value, msg: String? = nil, id: String? = nil) {
    rule = .max(max).message(msg).id(id)
  }
}

/// Eureka's name for `equals`.
public struct RuleEqualsToRow<Value: RowValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a message and an identifier; nil message: the form's.
  public init(tag: String, msg: String? = nil, id: String? = nil) {
    rule = .equals(tag).message(msg).id(id)
  }
}

/// Eureka's name for `matches`, which can refuse an empty text too.
public struct RuleRegExp<Value: TextualValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a regular expression (PCRE2) for the whole text.
  ///
  /// Null and "" pass where `allowsEmpty` is true, and fail where it is false.
  public init(
    regExpr: String, allowsEmpty: Bool = true, msg: String? = nil, id: String? = nil
  ) {
    rule = .matches(regExpr, allowsEmpty: allowsEmpty).message(msg).id(id)
  }
}

/// A rule that is a closure, as Eureka writes it.
public struct RuleClosure<Value: RowValue>: RuleType, Sendable {
  /// What `add(rule:)` takes as the rule.
  public let rule: Rule<Value>

  /// The rule with a closure; a violation has code `closure`.
  ///
  /// The closure gets the value, nil when there is none, and says what is wrong, nil when nothing
  /// is.
  public init(id: String? = nil, closure: @escaping @Sendable (Value?) -> ValidationError?) {
    rule = .function(named: FunctionRule.name) { value, _ in
      closure(Value(formValue: value)).map { RuleFailure(FunctionRule.name, message: $0.msg) }
    }.id(id)
  }
}
