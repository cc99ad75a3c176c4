extension ExpressionCheck {
  /// Says when a function cannot do anything with an argument.
  mutating func checkArguments(
    _ arguments: [ExpressionNode], of function: ExpressionFunction, _ range: Range<Int>
  ) {
    for argument in arguments {
      guard let type = argument.type(type), let subject = function.subject(refusing: type) else {
        continue
      }
      note(
        argument.range ?? range, "\(function.rawValue) is for \(subject)",
        hint: function.hint(for: argument, type))
    }
    guard function == .min || function == .max else { return }
    let types = arguments.compactMap { $0.type(type) }.filter { $0 != .list && $0 != .text }
    guard let first = types.first, let other = types.first(where: { !$0.isComparable(with: first) })
    else { return }
    note(range, "\(function.rawValue) cannot compare \(first.phrase) with \(other.phrase)")
  }

  /// Says when texts are asked for, and a row holds something else.
  mutating func checkIsText(_ node: ExpressionNode, of operation: String) {
    guard case .value(let row) = node, let type = node.type(type), [.list, .truth].contains(type)
    else { return }
    note(row.range, "\(operation) is for texts", hint: "$\(row.tag) is \(type.phrase)")
  }
}

extension ExpressionNode {
  /// The bytes that it was read from, where they are kept.
  fileprivate var range: Range<Int>? {
    switch self {
    case .value(let row): row.range
    case .call(_, _, let range), .compare(_, _, _, let range): range
    default: nil
    }
  }
}

extension ExpressionFunction {
  /// What the function is for, when that is nothing of this type; nil: it takes such a value.
  fileprivate func subject(refusing type: ValueType) -> String? {
    switch self {
    case .length: type == .text ? nil : "texts"
    case .lower, .upper, .trim: type == .text ? nil : "texts"
    case .count: type == .list ? nil : "lists"
    case .years: type == .text || type.isDay ? nil : "dates"
    case .round: type == .text || type.isNumber ? nil : "numbers"
    case .sum: type == .text || type == .list || type.isNumber ? nil : "numbers"
    case .min, .max: type == .truth ? "numbers and dates" : nil
    case .filled, .empty, .concat, .today, .now, .choose, .coalesce: nil
    }
  }

  fileprivate func hint(for argument: ExpressionNode, _ type: ValueType) -> String? {
    switch self {
    case .length where type == .list: "use count for a list"
    case .count: type == .text ? "use length for a text" : nil
    default: argument.name.map { "\($0) is \(type.phrase)" }
    }
  }
}

extension ValueType {
  /// Whether values of the type have no parts.
  var isSingle: Bool {
    switch self {
    case .truth, .text, .date, .time, .dateTime: true
    default: isNumber
    }
  }

  /// Whether values of both types can be equal, or one of them greater.
  func isComparable(with other: ValueType) -> Bool {
    self == other || isNumber && other.isNumber || isDay && other.isDay
  }
}
