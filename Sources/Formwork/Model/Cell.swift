/// How a row is drawn around its control: what `cellSetup` and `cellUpdate` change.
///
/// A value, in place of Eureka's view: what is nil is drawn as in every other row. A disabled row has
/// the style of disabled rows, whatever its cell says.
public struct Cell: Sendable, Equatable {
  /// The meaning that the title is drawn with; nil: that of all titles.
  public var titleStyle: Style?
  /// The meaning that the value is drawn with; nil: that of the row's control.
  public var valueStyle: Style?
  /// A short text directly before the value, such as `€ `; nil: nothing.
  public var textBefore: String?
  /// A short text directly behind the value, such as ` kg`; nil: nothing.
  public var textBehind: String?
  /// How many lines the row takes at least; nil: as many as it needs.
  public var height: Int?

  /// A cell that is drawn as all others are.
  public init() {}
}
