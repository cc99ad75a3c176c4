/// Something to press: runs what was given to `onCellSelection`.
public final class ButtonRow: Row<String>, RowKind {
  /// Something to press.
  public override var control: any ControlSettings { ButtonField() }
  /// False.
  public override var takesValue: Bool { false }

  /// `button`.
  public static let kind = "button"
  /// What the kind is.
  public static let summary = "Something to press."
  /// The kind's keys.
  public static let keys: [DefinitionKey<ButtonRow>] = []
}
