extension Rule {
  /// There must be a value: not null, an empty text or list, or blanks.
  public static var required: Rule { required() }

  /// There must be a value; a text of blanks is one where `allowsBlank` is true.
  public static func required(
    allowsBlank: Bool = false, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.required(allowsBlank: allowsBlank), message, id, severity)
  }

  /// The value must be one of some values; `ignoreCase` is for texts.
  public static func oneOf(
    _ values: [Value], ignoreCase: Bool = false, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.oneOf(values.map(\.formValue), ignoreCase: ignoreCase), message, id, severity)
  }

  /// The value must be none of some values; `ignoreCase` is for texts.
  public static func noneOf(
    _ values: [Value], ignoreCase: Bool = false, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.noneOf(values.map(\.formValue), ignoreCase: ignoreCase), message, id, severity)
  }

  /// The value must be the same as that of the row with a tag.
  ///
  /// Runs while that row is visible and both are filled; texts are compared by scalars.
  public static func equals(
    _ tag: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.equals(tag), message, id, severity)
  }

  /// The value must be another than that of the row with a tag.
  ///
  /// Runs while that row is visible and both are filled; texts are compared by scalars.
  public static func differs(
    _ tag: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.differs(tag), message, id, severity)
  }

  /// A closure must say true.
  ///
  /// The name is the violation's code. The closure gets empty values too, nil when there is none.
  public static func function(
    _ name: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error, isValid: @escaping @Sendable (Value?) -> Bool
  ) -> Rule {
    function(name, [], message: message, id: id, severity: severity) { value, _ in isValid(value) }
  }

  /// A closure over the value and those of other rows must say true.
  ///
  /// The name is the violation's code. The closure gets the value, nil when there is none, and the
  /// values under the tags; it runs while all those rows are visible and valid.
  public static func function(
    _ name: String, _ tags: [String], message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error,
    isValid: @escaping @Sendable (Value?, Values) -> Bool
  ) -> Rule {
    let body = RuleBody.function(name: name, tags: tags) { value, values in
      isValid(Value(formValue: value), values) ? nil : RuleFailure(code: name)
    }
    return Rule(AnyRule(body), message, id, severity)
  }
}

extension Rule where Value == Bool {
  /// The value must be true; null and false fail.
  public static var accepted: Rule { accepted() }

  /// The value must be true; null and false fail.
  public static func accepted(
    message: String? = nil, id: String? = nil, severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.accepted, message, id, severity)
  }
}
