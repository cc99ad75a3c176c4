/// The types of values that a rule can judge.
struct RuleFit {
  let types: Set<ValueType>
  /// What messages call them: `text`, `numbers and dates`.
  let name: String

  static let texts = RuleFit(types: [.text, .secret], name: "text")
  /// A secret would be read as a text of which copies remain, and is no address.
  static let shownTexts = RuleFit(types: [.text], name: "text")
  static let truths = RuleFit(types: [.truth], name: "true and false")
  static let numbers = RuleFit(types: [.wholeNumber, .number], name: "numbers")
  static let ordered = RuleFit(
    types: [.wholeNumber, .number, .date, .time, .dateTime], name: "numbers and dates")
}

extension RuleBody {
  /// The types that the rule can judge; nil: all of them.
  var fit: RuleFit? {
    switch self {
    case .accepted: .truths
    case .minLength, .maxLength, .exactLength, .pattern, .password: .texts
    case .email, .url: .shownTexts
    case .min, .max, .greaterThan, .lessThan: .ordered
    case .multipleOf: .numbers
    case .type, .required, .oneOf, .noneOf, .equals, .differs, .function, .broken: nil
    }
  }

  /// The limit of a rule that has one.
  var limit: RuleLimit? {
    switch self {
    case .min(let limit), .max(let limit), .greaterThan(let limit), .lessThan(let limit): limit
    default: nil
    }
  }

  /// The row with whose value the value is compared, in `equals` and `differs`.
  private var comparedTag: String? {
    switch self {
    case .equals(let tag), .differs(let tag): tag
    default: nil
    }
  }

  /// The row whose value is the limit.
  private var limitTag: String? {
    guard case .expression(let expression)? = limit, case .value(let row) = expression.root,
      row.field == nil
    else { return nil }
    return row.tag
  }

  /// Why the rule cannot judge values of a row; nil when it can.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - typeOfRow: what the row with a tag holds; nil: that is not known.
  /// - Returns: what does not fit.
  func misfit(
    at row: BaseRow, typeOfRow: (String) -> ValueType? = { _ in nil }
  ) -> RuleProblem? {
    let type = row.valueType
    if type == .nothing {
      return RuleProblem("\(name) judges a value, and \(row.quotedName) has none")
    }
    if let tag = comparedTag ?? limitTag, tag == row.tag {
      return RuleProblem("\(name) compares \(row.quotedName) with itself")
    }
    guard type != .other, type != .list else { return nil }
    if let fit, !fit.types.contains(type) {
      let meant = instead(of: type).map { "; did you mean \($0)?" } ?? ""
      return RuleProblem("\(name) is for \(fit.name); \(row.quotedName) is \(type.phrase)\(meant)")
    }
    if let other = limit?.type(typeOfRow), !type.compares(with: other) {
      return RuleProblem("\(name) is \(other.phrase) here; \(row.quotedName) is \(type.phrase)")
    }
    if let tag = comparedTag, let other = typeOfRow(tag), !type.compares(with: other) {
      return RuleProblem(
        "\(name) compares '\(tag)', \(other.phrase), with \(row.quotedName), \(type.phrase)")
    }
    return nil
  }

  /// The rule that says the like about another type.
  private func instead(of type: ValueType) -> String? {
    let isOrdered = RuleFit.ordered.types.contains(type)
    let isText = type == .text || type == .secret
    return switch self {
    case .minLength where isOrdered: "min"
    case .maxLength where isOrdered: "max"
    case .exactLength where type.isNumber: "min and max"
    case .min where isText: "minLength"
    case .max where isText: "maxLength"
    case .greaterThan where isText: "minLength"
    case .lessThan where isText: "maxLength"
    case .accepted where type != .truth: "required"
    default: nil
    }
  }
}

extension BaseRow {
  /// Why the row cannot confirm the one that it names; nil when it can, or that is not known.
  func confirmationMisfit(typeOfRow: (String) -> ValueType?) -> String? {
    guard let other = confirms, let type = typeOfRow(other), type != .nothing,
      !valueType.compares(with: type)
    else { return nil }
    return "confirms is for text; '\(other)' is \(type.phrase)"
  }
}

extension ValueType {
  /// Whether two values of these types can be equal, or one be the greater one.
  fileprivate func compares(with other: ValueType) -> Bool {
    if self == other || isNumber && other.isNumber || isDay && other.isDay { return true }
    let texts: Set<ValueType> = [.text, .secret]
    let unknown: Set<ValueType> = [.other, .list, .nothing]
    return texts.isSuperset(of: [self, other]) || unknown.contains(other)
      || self == .dateTime && other == .time
  }
}

extension RuleLimit {
  /// What the limit is; nil: that is not known before it is evaluated.
  func type(_ typeOfRow: (String) -> ValueType?) -> ValueType? {
    switch self {
    case .number: .number
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .expression(let expression):
      // A text is read as what the value is.
      expression.root.type(typeOfRow).flatMap { $0 == .text ? nil : $0 }
    }
  }
}

extension AnyRule {
  /// The rule, or, when it cannot judge the values of a row, one that fails with `invalidRule`.
  func fitted(to row: BaseRow) -> AnyRule {
    guard let problem = body.misfit(at: row) else { return self }
    var rule = self
    rule.body = .broken(name: name, problem)
    return rule
  }
}
