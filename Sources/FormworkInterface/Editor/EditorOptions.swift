/// What an editor must know about the device and the person.
public struct EditorOptions: Sendable {
  /// The size of the screen.
  public var size: Size
  /// Whether the device shows more than ASCII.
  public var isUTF8 = true
  /// Whether the device shows no more than the font of a text console has, such as that of Linux.
  public var isConsole = false
  /// Whether the device has colours; strength views of one's own may show more words where not.
  public var hasColor = true
  /// Whether the bar of a strength moves to its new length; what is said about it never does.
  public var animates = false
  /// Whether empty fields show their placeholders; not where they would look like values.
  public var showsPlaceholders = true
  /// Whether F2 leaves for plain text.
  public var offersPlainMode = true
  /// Whether clicks come, so that the help speaks of them.
  public var hasMouse = false
  /// After how long without a key secrets are cleared; nil: never.
  public var idleTimeout: Duration? = .seconds(300)
  /// The words of the screen that are not the form's.
  public var words = EditorWords()
  /// The views of the controls, to which a program adds its own.
  public var controls = ControlViews.builtIn

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
  /// Stands in a field that shows nothing of what is typed.
  public var noEcho = "[no echo]"
  /// Said when a field begins to show nothing of what is typed.
  public var echoOff = "No echo now; ^R shows bullets again"
  /// Said while a generated password waits for an answer.
  public var offered = "Generated password: Enter keeps it, Esc takes it back"
  /// The same in few words, for a small screen.
  public var offeredShort = "Enter keeps it, Esc takes it back"
  /// The same for the smallest screens.
  public var offeredTiny = "Enter keep Esc undo"
  /// Said when no password that fits the rules was found.
  public var notGenerated = "No password could be made that fits the rules"
  /// Said while it is asked whether a secret may be shown.
  public var asking = "Asking whether it may be shown. Esc stops."
  /// Said when a secret may not be shown and no reason is given.
  public var denied = "It cannot be shown now"
  /// The help of a secret that can be shown.
  public var revealKeys = "^R shows what was typed, and hides it again."
  /// The same where there is a mouse.
  public var revealClicks = "^R, or a click on the mark behind the field, shows and hides it."
  /// Says how text is selected where the mouse is used.
  public var mouse = "The mouse works too; hold Shift to select text with it."
  /// The help of a secret that can be generated.
  public var generateKeys = "^G makes a password."
  /// The help of a secret whose bullets can be switched off.
  public var echoKeys = "Backspace as the first key hides even the bullets."
  /// What the help of a secret says about Caps Lock.
  public var capsLock = "A terminal does not tell whether Caps Lock is on."
  /// Said when the person did not wait for an answer.
  public var stopped = "Nothing was submitted"
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

  func checking(_ titles: String) -> String { "Checking \(titles). Esc stops." }

  func attention(_ count: Int) -> String {
    count == 1 ? "1 row needs attention" : "\(count) rows need attention"
  }

  func kept(filling titles: [String]) -> String {
    titles.isEmpty
      ? "Password kept" : "Password kept, and filled in at " + titles.joined(separator: ", ")
  }

  func cut(_ count: Int) -> String {
    count == 1 ? "1 character did not fit" : "\(count) characters did not fit"
  }
}
