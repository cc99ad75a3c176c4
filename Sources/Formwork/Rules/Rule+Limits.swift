extension Rule where Value: OrderedValue {
  /// The value must not be less than a limit.
  public static func min(
    _ limit: Value, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(ordered(limit, "min", RuleBody.min), message, id, severity)
  }

  /// The value must not be greater than a limit.
  public static func max(
    _ limit: Value, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(ordered(limit, "max", RuleBody.max), message, id, severity)
  }

  /// The value must be greater than a limit.
  public static func greaterThan(
    _ limit: Value, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(ordered(limit, "greaterThan", RuleBody.greaterThan), message, id, severity)
  }

  /// The value must be less than a limit.
  public static func lessThan(
    _ limit: Value, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(ordered(limit, "lessThan", RuleBody.lessThan), message, id, severity)
  }

  /// The value must not be less than what an expression gives, such as `today - 18 years`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func min(
    expression: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(evaluated(expression, "min", RuleBody.min), message, id, severity)
  }

  /// The value must not be greater than what an expression gives, such as `today - 18 years`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func max(
    expression: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(evaluated(expression, "max", RuleBody.max), message, id, severity)
  }

  /// The value must be greater than what an expression gives, such as `$start`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func greaterThan(
    expression: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(evaluated(expression, "greaterThan", RuleBody.greaterThan), message, id, severity)
  }

  /// The value must be less than what an expression gives, such as `$end`.
  ///
  /// A text that is no expression is a problem of the form.
  public static func lessThan(
    expression: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(evaluated(expression, "lessThan", RuleBody.lessThan), message, id, severity)
  }

  private static func ordered(
    _ limit: Value, _ name: String, _ body: (RuleLimit) -> RuleBody
  ) -> AnyRule {
    // An infinite or undefined double has no exact value to compare with.
    guard let limit = RuleLimit(limit.formValue) else {
      return .broken(name, RuleProblem("the limit is not a number"))
    }
    return AnyRule(body(limit))
  }

  private static func evaluated(
    _ text: String, _ name: String, _ body: (RuleLimit) -> RuleBody
  ) -> AnyRule {
    do throws(ExpressionError) {
      return AnyRule(body(.expression(try ConditionExpression(text))))
    } catch {
      return .broken(name, RuleProblem(error.message, offset: error.offset))
    }
  }
}
