/// Several lines of text.
public final class TextAreaRow: Row<String>, FieldRow, RowKind {
  /// The settings of the text control.
  public var field = TextField() { didSet { displayChanged() } }
  /// How many lines are shown at least and at most.
  public var lines = 3...6 { didSet { displayChanged() } }
  /// Lines of text.
  public override var control: any ControlSettings { TextAreaField(field, lines: lines) }
  /// The text without blanks at its ends; nil when nothing is left.
  public override func value(from text: String, locale: FormLocale) -> String? {
    field.trimmed(text)
  }

  /// `textArea`.
  public static let kind = "textArea"
  /// What the kind is.
  public static let summary = "Several lines of text."
  /// The kind's keys.
  public static let keys: [DefinitionKey<TextAreaRow>] =
    fieldKeys + trimKeys + [
      DefinitionKey("lines", \.lines, "How many lines are shown.")
    ]
}
