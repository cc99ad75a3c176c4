/// The settings of a choice among the row's `choices`.
public struct ChoiceField: ControlSettings {
  /// How the options are shown.
  public enum Appearance: Sendable, Hashable {
    /// Side by side in the form, as a list over it when there are more than eight.
    case segments
    /// In a list over the form, opened with Enter.
    case popup
  }

  /// How the options are shown.
  public var appearance: Appearance

  /// Settings with an appearance.
  public init(_ appearance: Appearance) { self.appearance = appearance }
}
