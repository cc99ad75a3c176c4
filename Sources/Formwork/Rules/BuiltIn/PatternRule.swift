/// A regular expression must be found in the text.
struct PatternRule: RegexRule {
  var expression = RegexArgument()

  static let name = "pattern"
  static let summary = "The regular expression is found in the text."
  static let isWhole = false
  static let keys: [RuleKey<PatternRule>] = [
    .argument(
      \.expression.text, "The regular expression.", schema: "a PCRE2 pattern",
      example: "'[a-z]+'"),
    .option("ignoreCase", \.expression.ignoreCase, "Whether upper and lower case are the same."),
  ]
  var jsonSchema: Values { expression.ignoreCase ? [:] : ["pattern": .text(expression.text)] }
}

/// A regular expression must match the text as a whole.
struct MatchesRule: RegexRule {
  var expression = RegexArgument()
  /// Whether empty values pass without being matched.
  var allowsEmpty = true

  static let name = "matches"
  static let summary = "The regular expression matches the text as a whole."
  static let isWhole = true
  static let keys: [RuleKey<MatchesRule>] = [
    .argument(
      \.expression.text, "The regular expression.", schema: "a PCRE2 pattern",
      example: "'[a-z]+'"),
    .option("ignoreCase", \.expression.ignoreCase, "Whether upper and lower case are the same."),
  ]
  var traits: RuleTraits { allowsEmpty ? .isSlow : [.isSlow, .judgesEmpty] }
  var jsonSchema: Values {
    expression.ignoreCase ? [:] : ["pattern": .text("^(?:\(expression.text))$")]
  }

  init() {}

  init(_ expression: RegexArgument, allowsEmpty: Bool) {
    (self.expression, self.allowsEmpty) = (expression, allowsEmpty)
  }
}

/// The arguments of a rule with a regular expression.
struct RegexArgument: Sendable {
  var text = ""
  var ignoreCase = false
  var limits = PatternLimits.standard
  /// Compiled once; nil before, and when the text is none.
  fileprivate(set) var pattern: Pattern?

  fileprivate static let messages = [
    RuleMessage("pattern", "Must have the expected form"),
    RuleMessage(
      "patternLimit", "Cannot be checked; try a shorter text",
      variants: [
        "condition": "Depends on a text that cannot be checked; try a shorter one there"
      ]),
  ]

  init() {}

  init(_ text: String, ignoreCase: Bool, limits: PatternLimits) {
    (self.text, self.ignoreCase, self.limits) = (text, ignoreCase, limits)
  }
}

/// What `pattern` and `matches` share.
protocol RegexRule: RuleKind {
  /// Whether the whole text is matched, and not a part of it searched for.
  static var isWhole: Bool { get }
  var expression: RegexArgument { get set }
}

extension RegexRule {
  static var messages: [RuleMessage] { RegexArgument.messages }

  var traits: RuleTraits { .isSlow }
  var fit: RuleFit { .texts }

  mutating func prepare() throws(RuleProblem) {
    do throws(PatternError) {
      expression.pattern = try Pattern(
        expression.text, whole: Self.isWhole, ignoreCase: expression.ignoreCase,
        limits: expression.limits)
    } catch {
      throw RuleProblem(error)
    }
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    if operand.isEmpty { return RuleFailure("pattern") }
    guard case .text(let utf8) = operand, let pattern = expression.pattern else { return nil }
    switch utf8.withUnsafeBufferPointer({ pattern.matches($0) }) {
    case .match: return nil
    case .noMatch: return RuleFailure("pattern")
    case .limit: return RuleFailure("patternLimit")
    }
  }
}

extension Rule where Value: TextualValue {
  /// A regular expression (PCRE2) must be found in the text.
  ///
  /// A broken expression is a problem of the form; the rule then fails with code `invalidRule`.
  public static func pattern(
    _ pattern: String, ignoreCase: Bool = false, limits: PatternLimits = .standard
  ) -> Rule {
    Rule(
      PatternRule(
        expression: RegexArgument(pattern, ignoreCase: ignoreCase, limits: limits)))
  }

  /// A regular expression (PCRE2) must match the text as a whole.
  ///
  /// A broken expression is a problem of the form; the rule then fails with code `invalidRule`.
  public static func matches(
    _ pattern: String, ignoreCase: Bool = false, limits: PatternLimits = .standard
  ) -> Rule {
    matches(pattern, ignoreCase: ignoreCase, limits: limits, allowsEmpty: true)
  }

  static func matches(
    _ pattern: String, ignoreCase: Bool = false, limits: PatternLimits = .standard,
    allowsEmpty: Bool
  ) -> Rule {
    Rule(
      MatchesRule(
        RegexArgument(pattern, ignoreCase: ignoreCase, limits: limits), allowsEmpty: allowsEmpty))
  }
}
