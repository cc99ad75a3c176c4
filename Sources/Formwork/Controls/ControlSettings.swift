/// What a kind of row asks of the control that edits and draws it.
///
/// A value of the program's own, or one of the built-in settings (`TextField`, `TextAreaField`,
/// `SecretField`, `ToggleField`, `ChoiceField`, `SliderField`, `ButtonField`, `NoteField`). A view for
/// it stands in the registry that a renderer is given. A row gives its settings as `control`; the property that
/// holds them should call `displayChanged()` when it is set.
public protocol ControlSettings: Sendable {
  /// What must be told of the control without making a view; O(1).
  func traits(of row: BaseRow) -> ControlTraits
}

extension ControlSettings {
  /// The traits of a control that asks for a value beside its title.
  public func traits(of row: BaseRow) -> ControlTraits { ControlTraits() }
}

/// What form, layout and conversations must know of a control without making its view.
public struct ControlTraits: Sendable, Hashable {
  /// Where the title of a row stands.
  public enum LabelPosition: String, Sendable, Hashable, CaseIterable {
    /// As the titles of other rows: beside the field, above it on a narrow screen.
    case automatic
    /// Beside the field, on a narrow screen too.
    case left
    /// Above the field, on a wide screen too.
    case above
    /// Nowhere; a placeholder can say what is asked.
    case none
  }

  /// Whether the control can have the focus while its row is enabled.
  public var takesFocus = true
  /// Whether the control asks for something, so that its row is counted among the questions.
  public var asks = true
  /// Whether the control draws the row's title itself.
  public var holdsTitle = false
  /// Whether a text of blanks only is no value.
  public var trimsBlanks = true
  /// Where the row's title stands when the control does not draw it.
  public var labelPosition = LabelPosition.automatic

  /// The traits of a control that asks for a value beside its title.
  public init() {}
}

extension BaseRow {
  /// The traits of the row's control as it is now.
  package final var controlTraits: ControlTraits { control.traits(of: self) }
}
