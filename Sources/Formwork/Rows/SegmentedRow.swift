/// One of several options, side by side.
public final class SegmentedRow<Option: RowValue>: OptionsRow<Option>, RowKind {
  /// All options, side by side in the form.
  public override var control: any ControlSettings { ChoiceField(.segments) }

  /// The word for the kind in files: `segmented`.
  public static var kind: String { "segmented" }
  /// What the kind is, in one line.
  public static var summary: String { "One of several options, side by side." }
  /// The keys that files may use besides those of every row.
  public static var keys: [DefinitionKey<SegmentedRow>] { choiceKeys }
}
