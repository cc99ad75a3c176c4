public import Formwork

/// What an editor must know about the device and the person.
public struct EditorOptions: Sendable {
  /// The size of the screen.
  public var size: Size
  /// Whether the device shows more than ASCII.
  public var isUTF8 = true
  /// Whether the device shows no more than the font of a text console has, such as that of Linux.
  public var isConsole = false
  /// How the form looks; the editor takes its signs, a renderer the rest.
  public var theme = Theme.terminal
  /// Whether the device has colours; strength views of one's own may show more words where not.
  public var hasColor = true
  /// Whether the bar of a strength moves to its new length, and the sign turns of what takes time.
  public var animates = false
  /// Whether empty fields show their placeholders; not where they would look like values.
  public var showsPlaceholders = true
  /// Whether F2 leaves for plain text.
  public var offersPlainMode = true
  /// Whether clicks come, so that the help speaks of them.
  public var hasMouse = false
  /// After how long without a key secrets are cleared; nil: never.
  public var idleTimeout: Duration? = .seconds(300)
  /// What the program says in place of the built-in English; the form's own words come before them.
  public var words = Translations()
  /// The views of the controls, to which a program adds its own.
  public var controls = ControlViews.builtIn
  /// Which keys do what.
  public var keys = KeyTable.builtIn

  /// Options for a screen of that size.
  public init(size: Size) { self.size = size }
}
