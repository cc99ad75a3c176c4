/// The settings of something to read: the row's text, or its title when it has none.
public struct NoteField: ControlSettings {
  /// Settings of a note.
  public init() {}

  /// The traits of a control that asks for nothing and never has the focus.
  public func traits(of row: BaseRow) -> ControlTraits {
    var traits = ControlTraits()
    (traits.takesFocus, traits.asks, traits.trimsBlanks) = (false, false, false)
    traits.holdsTitle = row.displayText.isEmpty
    return traits
  }
}
