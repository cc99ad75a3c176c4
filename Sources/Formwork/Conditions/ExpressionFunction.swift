/// A function of the condition language, but for `visible`, `valid` and `changed`.
enum ExpressionFunction: String, Sendable, CaseIterable {
  case filled, empty, length, count, lower, upper, trim, concat
  case today, now, years
  case round, sum, min, max
  case choose = "if"
  case coalesce

  /// How many arguments it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .today, .now: 0...0
    case .filled, .empty, .length, .count, .lower, .upper, .trim, .years: 1...1
    case .round: 1...2
    case .choose: 3...3
    case .sum, .min, .max, .concat, .coalesce: 1...1000
    }
  }

  /// The call as it is written, for messages.
  var usage: String {
    switch self {
    case .today, .now: rawValue
    case .filled, .empty, .years, .lower, .upper, .trim, .length, .count: "\(rawValue)($x)"
    case .round: "round($x, 2)"
    case .choose: "if(condition, a, b)"
    case .sum, .min, .max, .concat, .coalesce: "\(rawValue)($x, $y)"
    }
  }

  /// Whether the result can be true or false.
  var mayBeTruth: Bool {
    switch self {
    case .filled, .empty, .choose, .coalesce: true
    default: false
    }
  }

  /// Whether the result depends on the day or the time.
  var readsClock: Bool {
    switch self {
    case .today, .now, .years: true
    default: false
    }
  }

  /// The names of all functions.
  static let names = ["visible", "valid", "changed"] + allCases.map(\.rawValue)
}
