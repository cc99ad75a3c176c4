/// Numbers that a type cannot hold: too large or too small, which says more than a wrong type.
extension FormValue {
  /// Why a number is none of a type that holds a range; nil when that is not the reason.
  func mismatch(with range: ClosedRange<DecimalNumber>?) -> RuleFailure? {
    guard let range else { return nil }
    let number: DecimalNumber
    switch self {
    case .int(let whole): number = DecimalNumber(whole)
    case .decimal(let decimal): number = decimal
    default: return nil
    }
    if number > range.upperBound {
      return RuleFailure("tooLarge", ["max": FormValue(number: range.upperBound)])
    }
    guard number < range.lowerBound else { return nil }
    return RuleFailure("tooSmall", ["min": FormValue(number: range.lowerBound)])
  }

  /// The limit of a row's type that a number is beyond, behind "must be"; nil when it is not that.
  func limitWords(for type: BaseRow.Type) -> String? {
    guard let failure = mismatch(with: type.typeRange) else { return nil }
    let (max, min) = (failure.parameters["max"], failure.parameters["min"])
    return max.isNull ? "at least \(min.written)" : "at most \(max.written)"
  }
}

extension RuleFailure {
  /// What a value of no fitting type is said to break: the type, or the type's own limit.
  var typeRule: String {
    switch code {
    case "tooLarge": "max"
    case "tooSmall": "min"
    default: "type"
    }
  }
}
