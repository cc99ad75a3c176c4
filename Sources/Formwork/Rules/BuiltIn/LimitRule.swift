/// A rule that compares an ordered value with a limit; `min` and its relatives differ in one case.
protocol LimitRule: RuleKind {
  /// The words for a value beyond the limit, which is the parameter.
  static var message: RuleMessage { get }
  /// The rule that says the like about lengths of texts.
  static var textRule: String { get }
  /// The keyword of JSON Schema for limits that are numbers.
  static var keyword: String { get }
  var limit: RuleLimit { get set }
  init(limit: RuleLimit)
  func passes(_ comparison: ValueOrder) -> Bool
}

extension LimitRule {
  static var messages: [RuleMessage] { [message] }

  var fit: RuleFit { .ordered }
  var comparedTag: String? { limit.comparedTag }
  var namedRows: [RowReference] { limit.namedRows }
  var readsClock: Bool { limit.readsClock }
  var jsonSchema: Values {
    if case .number(let number) = limit { [Self.keyword: .decimal(number)] } else { [:] }
  }

  func alternative(for type: ValueType) -> String? {
    RuleFit.texts.contains(type) ? Self.textRule : nil
  }

  func misfit(at row: BaseRow, typeOfRow: (String) -> ValueType?) -> String? {
    let type = row.valueType
    guard let other = limit.type(typeOfRow), !type.compares(with: other) else { return nil }
    return "\(Self.name) is \(other.phrase) here; \(row.quotedName) is \(type.phrase)"
  }

  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    guard let bound = try? limit.value(in: context) else { return .undecided }
    guard let comparison = ValueOrder(operand, to: bound) else { return nil }
    if case .incomparable(let expected) = comparison { return .type(expected) }
    if passes(comparison) { return nil }
    return RuleFailure(
      Self.message.code, [Self.message.parameters[0]: bound],
      variant: bound.isDateOrTime ? "date" : nil)
  }
}

extension FormValue {
  fileprivate var isDateOrTime: Bool {
    switch self {
    case .date, .time, .dateTime: true
    default: false
    }
  }
}

extension Rule where Value: OrderedValue {
  /// A rule with a value as its limit.
  static func limited<Body: LimitRule>(_: Body.Type, by limit: Value) -> Rule {
    // An infinite or undefined double has no exact value to compare with.
    guard let limit = RuleLimit(limit.formValue) else {
      return broken(Body(), RuleProblem("the limit is not a number"))
    }
    return Rule(Body(limit: limit))
  }

  /// A rule with an expression as its limit, which is evaluated with every check.
  static func limited<Body: LimitRule>(_: Body.Type, byExpression text: String) -> Rule {
    do throws(ExpressionError) {
      return Rule(Body(limit: .expression(try ConditionExpression(text))))
    } catch {
      return broken(Body(), RuleProblem(error.message, offset: error.offset))
    }
  }

  /// A rule that cannot be run, since its argument is none.
  static func broken(_ body: some RuleBody, _ problem: RuleProblem) -> Rule {
    var rule = Rule(body)
    rule.erased.fail(for: problem)
    return rule
  }
}
