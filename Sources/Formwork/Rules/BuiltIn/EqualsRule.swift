/// The value must be the same as that of another row.
struct EqualsRule: ComparisonRule {
  var other = RowReference("")
  /// Whether it compares what is typed a second time, which has words of its own.
  var isRepetition = false

  static let name = "equals"
  static let summary = "The value is the same as that of another row."
  static let messages = [
    RuleMessage(
      "notEqual", "Must be the same as {other}",
      variants: ["passwords": "The passwords differ", "values": "The values differ"])
  ]
  static let keys: [RuleKey<EqualsRule>] = [
    .argument(\.other, "The tag of the other row.", example: "tag")
  ]

  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    let value = context.value(of: other.tag)
    if operand.equals(value) { return nil }
    let variant = isRepetition ? value.type == .secret ? "passwords" : "values" : nil
    return RuleFailure("notEqual", ["other": .text(other.tag)], variant: variant)
  }
}

/// The value must be another than that of another row.
struct DiffersRule: ComparisonRule {
  var other = RowReference("")

  static let name = "differs"
  static let summary = "The value is another than that of another row."
  static let messages = [RuleMessage("notDifferent", "Must differ from {other}")]
  static let keys: [RuleKey<DiffersRule>] = [
    .argument(\.other, "The tag of the other row.", example: "tag")
  ]

  func check(_ operand: Operand, in context: some RuleContext) -> RuleFailure? {
    guard operand.equals(context.value(of: other.tag)) else { return nil }
    return RuleFailure("notDifferent", ["other": .text(other.tag)])
  }
}

/// What `equals` and `differs` share.
protocol ComparisonRule: RuleKind {
  var other: RowReference { get set }
}

extension ComparisonRule {
  var traits: RuleTraits { [.comparesFilledRows, .judgesLists] }
  var comparedTag: String? { other.tag }
  var namedRows: [RowReference] { [other] }

  func misfit(at row: BaseRow, typeOfRow: (String) -> ValueType?) -> String? {
    let type = row.valueType
    guard let otherType = typeOfRow(other.tag), !type.compares(with: otherType) else { return nil }
    return "\(Self.name) compares '\(other.tag)', \(otherType.phrase), with \(row.quotedName), "
      + type.phrase
  }
}

extension Rule {
  /// The value must be the same as that of the row with a tag.
  ///
  /// Runs while that row is visible and both are filled; texts are compared by scalars.
  public static func equals(_ tag: String) -> Rule { Rule(EqualsRule(other: RowReference(tag))) }

  /// The value must be another than that of the row with a tag.
  ///
  /// Runs while that row is visible and both are filled; texts are compared by scalars.
  public static func differs(_ tag: String) -> Rule { Rule(DiffersRule(other: RowReference(tag))) }
}
