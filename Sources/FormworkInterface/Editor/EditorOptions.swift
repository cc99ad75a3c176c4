/// What an editor must know about the device and the person.
public struct EditorOptions: Sendable {
  /// The size of the screen.
  public var size: Size
  /// Whether the device shows more than ASCII.
  public var isUTF8 = true
  /// Whether the device has colours; strength views of one's own may show more words where not.
  public var hasColor = true
  /// Whether the bar of a strength moves to its new length; what is said about it never does.
  public var animates = false
  /// Whether empty fields show their placeholders; not where they would look like values.
  public var showsPlaceholders = true
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

/// The words of the screen that are not the form's, in English.
public struct EditorWords: Sendable {
  /// The button that submits, when the form has no word for it.
  public var submit = "Submit"
  /// The button that cancels, when the form has no word for it.
  public var cancel = "Cancel"
  /// The question before what was typed is lost.
  public var discard = "Discard what you typed? (y/n)"
  /// The letter that answers it with yes.
  public var yes = "y"
  /// Said when secrets were cleared because no key came.
  public var cleared = "Passwords were cleared, because nothing was typed for a while"
  /// Says that a field takes no more.
  public var full = "No more fits in here"
  /// Says that a filter leaves no option.
  public var nothingFits = "Nothing fits"
  /// Says which keys work everywhere; a small screen has no room for all of them below the form.
  public var keys = "Tab and Shift-Tab move. ^S submits, and Enter on the last row. Esc leaves."
  /// Says how plain text is reached.
  public var plainMode = "F2 asks line by line instead, as --renderer text and ACCESSIBLE=1 do."

  /// The words in English.
  public init() {}

  func attention(_ count: Int) -> String {
    count == 1 ? "1 row needs attention" : "\(count) rows need attention"
  }

  func cut(_ count: Int) -> String {
    count == 1 ? "1 character did not fit" : "\(count) characters did not fit"
  }
}
