/// Who changed a value.
public enum Origin: Sendable {
  /// The person at the form.
  case user
  /// The program.
  case code
}

/// One change of a row's value, as a callback sees it.
public struct Change<Value: RowValue> {
  /// The value before; nil: none.
  public let old: Value?
  /// The value since; nil: none.
  public let new: Value?
  /// Who changed it.
  public let origin: Origin
}

/// One change of any row's value, as the form's callbacks see it.
public struct FormChange {
  /// The row.
  public let row: BaseRow
  /// The value before.
  public let old: FormValue
  /// The value since.
  public let new: FormValue
  /// Who changed it.
  public let origin: Origin
}
