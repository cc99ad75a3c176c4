/// What an editor must know about the device and the person.
public struct EditorOptions: Sendable {
  /// The size of the screen.
  public var size: Size
  /// Whether the device shows more than ASCII.
  public var isUTF8 = true
  /// Whether F2 leaves for plain text.
  public var offersPlainMode = true
  /// How long a revealed secret stays readable.
  public var revealTimeout: Duration = .seconds(30)
  /// After how long without a key secrets are cleared; nil: never.
  public var idleTimeout: Duration? = .seconds(300)
  /// The words of the screen that are not the form's.
  public var words = EditorWords()

  /// Options for a screen of that size.
  public init(size: Size) { self.size = size }
}

/// The words of the screen that are not the form's.
public struct EditorWords: Sendable {
  /// The button that submits, when the form has no word for it.
  public var submit = "Submit"
  /// The button that cancels, when the form has no word for it.
  public var cancel = "Cancel"
  /// The words in English.
  public init() {}
}
