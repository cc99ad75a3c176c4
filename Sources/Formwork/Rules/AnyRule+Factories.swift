extension AnyRule {
  /// There must be a value: not null, an empty text or list, or blanks unless they are allowed.
  public static func required(allowsBlank: Bool = false) -> AnyRule {
    AnyRule(.required(allowsBlank: allowsBlank))
  }

  /// The value must be true; null and false fail.
  public static let accepted = AnyRule(.accepted)

  /// The text must have at least so many characters, or other units.
  public static func minLength(_ count: Int, unit: LengthUnit = .characters) -> AnyRule {
    AnyRule(.minLength(count, unit))
  }

  /// The text may have at most so many characters, or other units.
  public static func maxLength(_ count: Int, unit: LengthUnit = .characters) -> AnyRule {
    AnyRule(.maxLength(count, unit))
  }

  /// The text must have exactly so many characters, or other units.
  public static func exactLength(_ count: Int, unit: LengthUnit = .characters) -> AnyRule {
    AnyRule(.exactLength(count, unit))
  }

  /// The value must not be less than the limit.
  public static func min(_ limit: RuleLimit) -> AnyRule { AnyRule(.min(limit)) }

  /// The value must not be greater than the limit.
  public static func max(_ limit: RuleLimit) -> AnyRule { AnyRule(.max(limit)) }

  /// The value must be greater than the limit.
  public static func greaterThan(_ limit: RuleLimit) -> AnyRule { AnyRule(.greaterThan(limit)) }

  /// The value must be less than the limit.
  public static func lessThan(_ limit: RuleLimit) -> AnyRule { AnyRule(.lessThan(limit)) }

  /// The number must be a whole multiple of a step, exactly.
  ///
  /// A step that is not positive is a `problem`.
  public static func multipleOf(_ step: DecimalNumber) -> AnyRule {
    guard step > DecimalNumber(0) else {
      return .broken("multipleOf", RuleProblem("must be greater than 0"))
    }
    return AnyRule(.multipleOf(step))
  }

  /// A regular expression (PCRE2) must be found in the text.
  ///
  /// A broken expression is a `problem`, with the offset in it.
  public static func pattern(
    _ text: String, ignoreCase: Bool = false, limits: PatternLimits = .standard
  ) -> AnyRule {
    regex("pattern", text, whole: false, ignoreCase, limits)
  }

  /// A regular expression (PCRE2) must match the text as a whole.
  ///
  /// A broken expression is a `problem`, with the offset in it.
  public static func matches(
    _ text: String, ignoreCase: Bool = false, limits: PatternLimits = .standard
  ) -> AnyRule {
    regex("matches", text, whole: true, ignoreCase, limits)
  }

  /// The text must be an e-mail address.
  public static func email(_ dialect: EmailDialect = .practical) -> AnyRule {
    AnyRule(.email(dialect))
  }

  /// The text must be an absolute URL with one of some schemes.
  public static func url(schemes: [String] = ["http", "https"]) -> AnyRule {
    AnyRule(.url(schemes: schemes))
  }

  /// The value, or each element of a list, must be one of some values.
  public static func oneOf(_ values: [FormValue], ignoreCase: Bool = false) -> AnyRule {
    AnyRule(.oneOf(AllowedValues(values, ignoresCase: ignoreCase)))
  }

  /// The value, or each element of a list, must be none of some values.
  public static func noneOf(_ values: [FormValue], ignoreCase: Bool = false) -> AnyRule {
    AnyRule(.noneOf(AllowedValues(values, ignoresCase: ignoreCase)))
  }

  /// The value must be the same as that of another row.
  public static func equals(_ tag: String) -> AnyRule { AnyRule(.equals(tag)) }

  /// The value must be another than that of another row.
  public static func differs(_ tag: String) -> AnyRule { AnyRule(.differs(tag)) }

  /// A password validator must accept the text; its hint is the message.
  public static func password(_ validator: any PasswordValidator) -> AnyRule {
    AnyRule(.password(validator))
  }

  /// The value must be of a row's type; implied by the kinds.
  static func type<Value: RowValue>(of _: Value.Type) -> AnyRule {
    AnyRule(
      .type(Value.valueType, name: Value.typeName) { Value(formValue: $0) != nil })
  }

  static func broken(_ name: String, _ problem: RuleProblem) -> AnyRule {
    AnyRule(.broken(name: name, problem))
  }

  private static func regex(
    _ name: String, _ text: String, whole: Bool, _ ignoreCase: Bool, _ limits: PatternLimits
  ) -> AnyRule {
    do throws(PatternError) {
      let pattern = try Pattern(text, whole: whole, ignoreCase: ignoreCase, limits: limits)
      return AnyRule(.pattern(pattern))
    } catch {
      return .broken(name, RuleProblem(error.message, offset: error.offset))
    }
  }
}
