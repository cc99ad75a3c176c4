/// The settings of something that is true or false.
public struct ToggleField: ControlSettings {
  /// How the two states are drawn.
  public enum Appearance: Sendable, Hashable {
    /// A box before the title.
    case check
    /// On or off behind the title.
    case onOff
  }

  /// How the two states are drawn.
  public var appearance: Appearance

  /// Settings with an appearance.
  public init(_ appearance: Appearance) { self.appearance = appearance }

  /// The traits of a control that draws the title itself when it is a box to tick.
  public func traits(of row: BaseRow) -> ControlTraits {
    var traits = ControlTraits()
    traits.holdsTitle = appearance == .check
    return traits
  }
}
