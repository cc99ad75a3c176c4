/// What a rule checks: the one form that code, files and the validator share.
enum RuleBody: Sendable {
  /// A closure's verdict on a value, beside those of the tags it names; nil when it is good.
  typealias Function = @Sendable (FormValue, Values) -> RuleFailure?

  case type(ValueType, name: String, accepts: @Sendable (FormValue) -> Bool)
  case required(allowsBlank: Bool)
  case accepted
  case minLength(Int, LengthUnit)
  case maxLength(Int, LengthUnit)
  case exactLength(Int, LengthUnit)
  case min(RuleLimit)
  case max(RuleLimit)
  case greaterThan(RuleLimit)
  case lessThan(RuleLimit)
  case multipleOf(DecimalNumber)
  case pattern(Pattern)
  case email(EmailDialect)
  case url(schemes: [String])
  case oneOf(AllowedValues)
  case noneOf(AllowedValues)
  case equals(String)
  case differs(String)
  case password(any PasswordValidator)
  case function(name: String, tags: [String], Function)
  case broken(name: String, RuleProblem)

  var name: String {
    switch self {
    case .type: "type"
    case .required: "required"
    case .accepted: "accepted"
    case .minLength: "minLength"
    case .maxLength: "maxLength"
    case .exactLength: "exactLength"
    case .min: "min"
    case .max: "max"
    case .greaterThan: "greaterThan"
    case .lessThan: "lessThan"
    case .multipleOf: "multipleOf"
    case .pattern(let pattern): pattern.isWhole ? "matches" : "pattern"
    case .email: "email"
    case .url: "url"
    case .oneOf: "oneOf"
    case .noneOf: "noneOf"
    case .equals: "equals"
    case .differs: "differs"
    case .password: "password"
    case .function(let name, _, _): name
    case .broken(let name, _): name
    }
  }

  /// When it runs among the rules of a row: type, required, length, then the rest.
  var order: Int {
    switch self {
    case .type: 0
    case .required, .accepted: 1
    case .minLength, .maxLength, .exactLength: 2
    default: 3
    }
  }

  /// Whether a text that is too long stops it: what takes time that grows with the text.
  var isStoppedByMaxLength: Bool {
    switch self {
    case .pattern, .password: true
    default: false
    }
  }

  /// Whether it judges an empty value too; all others let it pass.
  var judgesEmpty: Bool {
    switch self {
    case .required, .accepted, .function, .broken, .type: true
    default: false
    }
  }

  /// The rows whose values it is told, whether they are valid or not.
  var contextTags: [String] {
    if case .password(let validator) = self { validator.contextTagsOfValidator } else { [] }
  }

  /// The rows that it reads, when `canRead` says so.
  var namedTags: [String] {
    switch self {
    case .equals(let tag), .differs(let tag): [tag]
    case .function(_, let tags, _): tags
    case .min(let limit), .max(let limit), .greaterThan(let limit), .lessThan(let limit):
      limit.namedTags
    default: []
    }
  }
}

extension RuleBody {
  /// Whether a row that the rule names is fit to be read: visible and valid.
  ///
  /// Two values can be compared whatever else is wrong with one of them; an empty one cannot.
  func canRead(_ tag: String, in context: some RuleContext) -> Bool {
    guard context.isVisible(tag) else { return false }
    switch self {
    case .equals, .differs: return context.isFilled(tag)
    default: return context.isValid(tag)
    }
  }
}
