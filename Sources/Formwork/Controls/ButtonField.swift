/// The settings of something to press, which shows the row's title.
public struct ButtonField: ControlSettings {
  /// Settings of a button.
  public init() {}

  /// The traits of a control that asks for nothing and draws the title itself.
  public func traits(of row: BaseRow) -> ControlTraits {
    var traits = ControlTraits()
    (traits.asks, traits.holdsTitle) = (false, true)
    return traits
  }
}
