extension ExpressionNode {
  /// What the value is, as far as that can be told without values; nil: it cannot.
  func type(_ typeOfRow: (String) -> ValueType?) -> ValueType? {
    switch self {
    case .constant(let value): return value.type
    case .value(let row):
      guard row.field == nil, let type = typeOfRow(row.tag) else { return nil }
      // What is wrong with the others is said elsewhere.
      return [.secret, .nothing, .other].contains(type) ? nil : type
    case .state, .formIsValid, .not, .all, .any, .compare, .matches: return .truth
    case .list: return .list
    case .arithmetic(let sign, let left, let right, _):
      // What is wrong with a sum of dates is said elsewhere.
      let holdsDay = [left, right].contains { $0.type(typeOfRow)?.isDay ?? false }
      return holdsDay && sign != .subtract ? nil : .number
    case .negative: return .number
    case .moved(let date, _, _, _):
      let type = date.type(typeOfRow)
      return type == .date || type == .dateTime ? type : nil
    case .duration: return nil
    case .call(let function, let arguments, _): return function.type(of: arguments, typeOfRow)
    }
  }

  /// The text as messages name it; nil: it has no short name.
  var name: String? {
    switch self {
    case .constant(.text(let text)): "'\(text.prefix(40))'"
    case .constant(let value): value.plainText
    case .value(let row): row.field.map { "$\(row.tag).\($0)" } ?? "$\(row.tag)"
    case .call(.today, _, _): "today"
    case .call(.now, _, _): "now"
    case .call(let function, _, _): function.rawValue + "(…)"
    default: nil
    }
  }
}

extension ExpressionFunction {
  fileprivate func type(
    of arguments: [ExpressionNode], _ typeOfRow: (String) -> ValueType?
  ) -> ValueType? {
    switch self {
    case .filled, .empty: return .truth
    case .length, .count, .years: return .wholeNumber
    case .round, .sum: return .number
    case .lower, .upper, .trim, .concat: return .text
    case .today: return .date
    case .now: return .dateTime
    case .choose, .coalesce, .min, .max:
      let values = self == .choose ? arguments.dropFirst() : arguments[...]
      let types = Set(values.map { $0.type(typeOfRow) })
      // A list among the arguments of min and max stands for its members.
      return types.count == 1 && types != [.list] ? types.first ?? nil : nil
    }
  }
}
