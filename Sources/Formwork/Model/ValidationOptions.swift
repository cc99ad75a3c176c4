/// When a row shows what is wrong with it.
///
/// The names and bits are Eureka's.
public struct ValidationOptions: OptionSet, Sendable, Hashable {
  /// The moments as bits, one for each.
  public let rawValue: Int
  /// The moments of some bits; unknown bits mean nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only on a submit or a call of `validate`.
  public static let validatesOnDemand = ValidationOptions(rawValue: 1)
  /// With every change of the value.
  public static let validatesOnChange = ValidationOptions(rawValue: 2)
  /// When the row is left: the default.
  public static let validatesOnBlur = ValidationOptions(rawValue: 4)
  /// On every change once the row was left.
  public static let validatesOnChangeAfterBlurred = ValidationOptions(rawValue: 8)
  /// On every change and when the row is left.
  public static let validatesAlways: ValidationOptions = [.validatesOnChange, .validatesOnBlur]
}

/// What becomes of a row's value when the row is hidden.
public enum WhenHidden: String, Sendable, CaseIterable {
  /// It stays, and comes back with the row: the default.
  case keep
  /// It is taken away.
  case clear
  /// It becomes the reset value.
  case reset
}

/// Which way the focus goes when it leaves a row.
public enum FocusDirection: Sendable {
  /// To a later row, or out of the form.
  case forwards
  /// To an earlier row.
  case backwards
}
