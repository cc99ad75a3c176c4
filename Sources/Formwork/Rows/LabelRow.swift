/// A text to read; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _LabelRow: Row<String> {
  /// Something to read, which cannot have the focus.
  open override var control: any ControlSettings { NoteField() }
  /// The text as it is.
  open override func value(from text: String, locale: FormLocale) -> String? { text }
}

/// A text to read, with a value that the person cannot change.
public final class LabelRow: _LabelRow, RowKind {
  /// The word for the kind in files: `label`.
  public static let kind = "label"
  /// What the kind is, in one line.
  public static let summary = "A text to read."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<LabelRow>] = []
}
