/// The limits of a number or date row's control, which imply the rules `min` and `max`.
public struct ControlLimits: Sendable {
  /// The least value; nil: no limit.
  public var min: RuleLimit?
  /// The greatest value; nil: no limit.
  public var max: RuleLimit?
  /// Limits that allow every value.
  public init() {}

  /// The rules that they imply; for `impliedRules`.
  public var rules: [AnyRule] {
    [min.map { AnyRule(MinRule(limit: $0)) }, max.map { AnyRule(MaxRule(limit: $0)) }]
      .compactMap(\.self)
  }
}

/// A row whose value has limits.
public protocol LimitedRow: BaseRow {
  /// The least and the greatest value.
  var limits: ControlLimits { get set }
}

extension LimitedRow {
  /// The keys of every row with limits.
  public static var limitKeys: [DefinitionKey<Self>] {
    [
      DefinitionKey("min", \.limits.min, "The least value."),
      DefinitionKey("max", \.limits.max, "The greatest value."),
    ]
  }
}
