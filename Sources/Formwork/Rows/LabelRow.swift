/// A text to read, with a value that the person cannot change.
public final class LabelRow: Row<String>, RowKind {
  /// Something to read.
  public override var control: any ControlSettings { NoteField() }
  /// The text as it is.
  public override func value(from text: String, locale: FormLocale) -> String? { text }

  /// `label`.
  public static let kind = "label"
  /// What the kind is.
  public static let summary = "A text to read."
  /// The kind's keys.
  public static let keys: [DefinitionKey<LabelRow>] = []
}
