/// What a person does with the mouse, and where.
public struct MouseEvent: Sendable, Hashable {
  /// What a mouse can do.
  public enum Action: Sendable, Hashable {
    /// The main button goes down.
    case press
    /// The wheel turns towards the beginning.
    case wheelUp
    /// The wheel turns towards the end.
    case wheelDown
  }

  /// What was done with the mouse.
  public var action: Action
  /// The cell of the screen that the mouse points at.
  public var cell: Frame.Cell

  /// Something done at a cell.
  public init(_ action: Action, at cell: Frame.Cell) { (self.action, self.cell) = (action, cell) }
}
