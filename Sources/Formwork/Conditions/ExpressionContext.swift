/// What expressions and conditions are evaluated against: the live form, or one record.
public protocol ExpressionContext {
  /// The value of a row, hidden ones too; null for an unknown tag.
  func value(of tag: String) -> FormValue
  /// Whether a row or section is visible.
  func isVisible(_ tag: String) -> Bool
  /// Whether a row is valid; a hidden one is.
  func isValid(_ tag: String) -> Bool
  /// Whether a row's value differs from its initial one.
  func isChanged(_ tag: String) -> Bool
  /// Whether a row is a switch or a check, whose null counts as false.
  func isToggle(_ tag: String) -> Bool
  /// Whether the whole form is valid.
  var isFormValid: Bool { get }
  /// The day that the form's clock shows.
  var today: LocalDate { get }
  /// The current day and time.
  var now: LocalDateTime { get }
  /// The locale of the form, for texts.
  var locale: FormLocale { get }
}

extension ExpressionContext {
  /// The value as conditions see it: an unset toggle is false.
  func conditionValue(of tag: String) -> FormValue {
    let value = value(of: tag)
    return value.isNull && isToggle(tag) ? .bool(false) : value
  }
}
