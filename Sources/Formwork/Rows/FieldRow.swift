/// A row that is typed in one or several lines; the kinds share the settings of the text control.
public protocol FieldRow: BaseRow {
  /// The settings of the text control.
  var field: TextField { get set }
}

extension FieldRow {
  /// Shown while the field is empty; nil: nothing.
  public var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The most characters that may be typed; nil: no limit.
  public var limit: Int? {
    get { field.limit }
    set { field.limit = newValue }
  }
  /// Which blanks are taken away from what was typed.
  public var trim: TextField.Trim {
    get { field.trim }
    set { field.trim = newValue }
  }

  /// The keys of every row with a text control.
  public static var fieldKeys: [DefinitionKey<Self>] {
    [
      DefinitionKey("placeholder", \.placeholder, "Shown while the field is empty."),
      DefinitionKey("limit", \.limit, "The most characters that may be typed."),
    ]
  }
  /// The key `trim`, of rows whose value is text.
  public static var trimKeys: [DefinitionKey<Self>] {
    [DefinitionKey("trim", \.trim, "Which blanks are taken away from what was typed.")]
  }
}
