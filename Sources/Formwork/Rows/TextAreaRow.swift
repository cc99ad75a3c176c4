/// Several lines of text; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _TextAreaRow: _TextRow {
  /// How many lines are shown at least and at most.
  public final var lines = 3...6 { didSet { displayChanged() } }
  /// Several lines of text, with the row's settings.
  open override var control: any ControlSettings { TextAreaField(field, lines: lines) }
}

/// Several lines of text.
public final class TextAreaRow: _TextAreaRow, RowKind {
  /// The word for the kind in files: `textArea`.
  public static let kind = "textArea"
  /// What the kind is, in one line.
  public static let summary = "Several lines of text."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<TextAreaRow>] =
    fieldKeys + trimKeys + [
      DefinitionKey("lines", \.lines, "How many lines are shown.")
    ]
}
