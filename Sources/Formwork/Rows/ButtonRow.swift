/// Something to press; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _ButtonRow: Row<String> {
  /// A button with the row's title.
  open override var control: any ControlSettings { ButtonField() }
  /// Always false: a button gives no value.
  public final override var takesValue: Bool { false }
}

/// Something to press: runs what was given to `onCellSelection`.
public final class ButtonRow: _ButtonRow, RowKind {
  /// The word for the kind in files: `button`.
  public static let kind = "button"
  /// What the kind is, in one line.
  public static let summary = "Something to press."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<ButtonRow>] = []
}
