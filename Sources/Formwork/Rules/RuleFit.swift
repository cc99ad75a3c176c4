/// The types of values that a rule can judge.
public struct RuleFit: Sendable {
  /// The types; nil: all of them.
  public let types: [ValueType]?
  /// What messages call them, such as `numbers and dates`.
  public let name: String

  /// Some types, and what messages call them.
  public init(_ types: [ValueType], _ name: String) { (self.types, self.name) = (types, name) }

  private init() { (types, name) = (nil, "all") }

  /// Every type of value.
  public static let all = RuleFit()
  /// Texts, secret or not.
  public static let texts = RuleFit([.text, .secret], "text")
  /// Texts that may be shown: a secret is no address.
  public static let shownTexts = RuleFit([.text], "text")
  /// True and false, of switches and checks.
  public static let truths = RuleFit([.truth], "true and false")
  /// Numbers, whole or not.
  public static let numbers = RuleFit([.wholeNumber, .number], "numbers")
  /// What has an order: numbers, dates and times.
  public static let ordered = RuleFit(
    [.wholeNumber, .number, .date, .time, .dateTime], "numbers and dates")

  /// Whether values of a type can be judged.
  public func contains(_ type: ValueType) -> Bool { types?.contains(type) ?? true }
}

extension AnyRule {
  /// Why the rule cannot judge values of a row; nil when it can, or cannot judge any.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - typeOfRow: what the row with a tag holds; nil: that is not known.
  /// - Returns: what does not fit.
  func misfit(
    at row: BaseRow, typeOfRow: (String) -> ValueType? = { _ in nil }
  ) -> String? {
    let type = row.valueType
    if type == .nothing { return "\(name) judges a value, and \(row.quotedName) has none" }
    guard problem == nil else { return nil }
    if let tag = body.comparedTag, tag == row.tag {
      return "\(name) compares \(row.quotedName) with itself"
    }
    guard type != .other, type != .list else { return nil }
    let fit = body.fit
    if !fit.contains(type) {
      let meant = body.alternative(for: type).map { "; did you mean \($0)?" } ?? ""
      return "\(name) is for \(fit.name); \(row.quotedName) is \(type.phrase)\(meant)"
    }
    return body.misfit(at: row, typeOfRow: typeOfRow)
  }

  /// The rule, or, when it cannot judge the values of a row, one that fails with `invalidRule`.
  func fitted(to row: BaseRow) -> AnyRule {
    guard let misfit = misfit(at: row) else { return self }
    var rule = self
    rule.fail(for: RuleProblem(misfit))
    return rule
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
  func compares(with other: ValueType) -> Bool {
    if self == other || isNumber && other.isNumber || isDay && other.isDay { return true }
    if isTextual && other.isTextual || self == .dateTime && other == .time { return true }
    switch other {
    case .other, .list, .nothing: return true
    default: return false
    }
  }

  private var isTextual: Bool { self == .text || self == .secret }
}
