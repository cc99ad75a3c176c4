/// Who changed a value.
public enum Origin: Sendable {
  /// The person at the form.
  case user
  /// The program, or a definition that it reads.
  case code
}

/// One change of a row's value, as a callback sees it.
public struct Change<Value: RowValue> {
  /// The value before; nil: none.
  public let old: Value?
  /// The value since; nil: none.
  public let new: Value?
  /// Who changed it: the person or the program.
  public let origin: Origin
}

/// One change of any row's value, as the form's callbacks see it.
public struct FormChange {
  /// The row that has another value.
  public let row: BaseRow
  /// The value before the change; null: there was none.
  public let old: FormValue
  /// The value since the change; null: there is none.
  public let new: FormValue
  /// Who changed it: the person or the program.
  public let origin: Origin
}
