extension Rule {
  /// There must be a value: not null, an empty text or list, or blanks.
  public static var required: Rule { required() }

  /// There must be a value.
  ///
  /// - Parameter allowsBlank: Whether a text of blanks is a value.
  public static func required(
    allowsBlank: Bool = false, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.required(allowsBlank: allowsBlank), message, id, severity)
  }

  /// The value must be one of some values.
  ///
  /// - Parameter ignoreCase: Whether texts may differ in case.
  public static func oneOf(
    _ values: [Value], ignoreCase: Bool = false, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.oneOf(values.map(\.formValue), ignoreCase: ignoreCase), message, id, severity)
  }

  /// The value must be none of some values.
  ///
  /// - Parameter ignoreCase: Whether texts may differ in case.
  public static func noneOf(
    _ values: [Value], ignoreCase: Bool = false, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.noneOf(values.map(\.formValue), ignoreCase: ignoreCase), message, id, severity)
  }

  /// The value must be the same as that of the row with a tag.
  ///
  /// Runs while that row is visible and valid; texts are compared by scalars.
  public static func equals(
    _ tag: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.equals(tag), message, id, severity)
  }

  /// The value must be another than that of the row with a tag.
  ///
  /// Runs while that row is visible and valid; texts are compared by scalars.
  public static func differs(
    _ tag: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.differs(tag), message, id, severity)
  }

  /// A closure must say true.
  ///
  /// - Parameters:
  ///   - name: The name and the code of the violation.
  ///   - isValid: Gets the value, empty ones too; nil when there is none.
  public static func function(
    _ name: String, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error, isValid: @escaping @Sendable (Value?) -> Bool
  ) -> Rule {
    function(name, [], message: message, id: id, severity: severity) { value, _ in isValid(value) }
  }

  /// A closure over the value and those of other rows must say true.
  ///
  /// - Parameters:
  ///   - name: The name and the code of the violation.
  ///   - tags: The other rows; the rule runs while all of them are visible and valid.
  ///   - isValid: Gets the value, nil when there is none, and the values under the tags.
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
