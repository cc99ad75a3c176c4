/// What the rows of a form hold, as far as a condition must know.
public enum OperandKind: Sendable, Equatable {
  /// True or false.
  case truth
  /// A text.
  case text
  /// A number.
  case number
  /// A date, a time, or both.
  case date
  /// A secret, of which only `filled`, `empty`, `valid`, `visible` and `changed` may be asked.
  case secret
  /// Several values.
  case list
  /// No value, as of a button or a plain section; it can only be visible or not.
  case nothing
  /// Not known.
  case any
}

extension BaseRow {
  /// What the row holds, as far as a condition must know.
  public var operandKind: OperandKind {
    if isSecret { return .secret }
    if !takesValue { return .nothing }
    switch type(of: self).typeName {
    case Bool.typeName: return .truth
    case String.typeName: return .text
    case Int.typeName, DecimalNumber.typeName: return .number
    case LocalDate.typeName, LocalTime.typeName, LocalDateTime.typeName: return .date
    default: return .any
    }
  }
}
