extension Rule where Value: TextualValue {
  /// The text must have at least so many characters, or other units.
  public static func minLength(
    _ count: Int, unit: LengthUnit = .characters, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.minLength(count, unit: unit), message, id, severity)
  }

  /// The text may have at most so many characters, or other units.
  public static func maxLength(
    _ count: Int, unit: LengthUnit = .characters, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.maxLength(count, unit: unit), message, id, severity)
  }

  /// The text must have exactly so many characters, or other units.
  public static func exactLength(
    _ count: Int, unit: LengthUnit = .characters, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(.exactLength(count, unit: unit), message, id, severity)
  }

  /// A regular expression (PCRE2) must be found in the text.
  ///
  /// A broken expression is a problem of the form; the rule then fails with code `invalidRule`.
  public static func pattern(
    _ pattern: String, ignoreCase: Bool = false, limits: PatternLimits = .standard,
    message: String? = nil, id: String? = nil, severity: Violation.Severity = .error
  ) -> Rule {
    Rule(AnyRule.pattern(pattern, ignoreCase: ignoreCase, limits: limits), message, id, severity)
  }

  /// A regular expression (PCRE2) must match the text as a whole.
  ///
  /// A broken expression is a problem of the form; the rule then fails with code `invalidRule`.
  public static func matches(
    _ pattern: String, ignoreCase: Bool = false, limits: PatternLimits = .standard,
    message: String? = nil, id: String? = nil, severity: Violation.Severity = .error
  ) -> Rule {
    Rule(AnyRule.matches(pattern, ignoreCase: ignoreCase, limits: limits), message, id, severity)
  }

  /// The text must be an e-mail address.
  public static var email: Rule { email() }

  /// The text must be an e-mail address of a dialect.
  public static func email(
    _ dialect: EmailDialect = .practical, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(AnyRule.email(dialect), message, id, severity)
  }

  /// The text must be an absolute URL with the scheme http or https.
  public static var url: Rule { url() }

  /// The text must be an absolute URL with one of some schemes.
  public static func url(
    schemes: [String] = ["http", "https"], message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(AnyRule.url(schemes: schemes), message, id, severity)
  }

  /// A password validator must accept the text; the message is its hint.
  public static func password(
    _ validator: any PasswordValidator, message: String? = nil, id: String? = nil,
    severity: Violation.Severity = .error
  ) -> Rule {
    Rule(AnyRule.password(validator), message, id, severity)
  }
}
