public import Formwork
public import FormworkInterface

/// Where and how a form is run.
public struct RunOptions: Sendable {
  /// The terminal or streams that a form asks on.
  public enum Terminal: Sendable, Hashable {
    /// The terminal that controls this process.
    case controlling
    /// A terminal by its path.
    case device(String)
    /// Prompts on standard error and answers as lines from standard input; no secrets.
    case standardStreams
  }

  /// What shows a form.
  public enum Renderer: String, Sendable, Hashable, CaseIterable {
    /// The full screen where the terminal can, else plain lines.
    case auto
    /// The full screen, drawn with ncurses.
    case ncurses
    /// Plain lines, one question after the other.
    case text
  }

  /// The terminal or streams that the form asks on.
  public var terminal = Terminal.controlling
  /// The name that describes the terminal; nil takes TERM.
  public var terminalName: String?
  /// What shows the form on the terminal.
  public var renderer = Renderer.auto
  /// Whether colours are used.
  public var color = ColorChoice.auto
  /// How the form looks on the full screen; nil takes the form's own, then `terminal`.
  ///
  /// Without colours it is `mono`, whatever is set; a theme that paints the page needs 256 colours.
  public var theme: Theme?
  /// The time from the first frame after which the form ends; nil takes the form's own.
  public var timeout: Duration?
  /// Whether the mouse is used, where the terminal has one.
  ///
  /// While a program uses it, most terminals select text only with Shift held.
  public var usesMouse = true
  /// Whether what was typed before the first frame counts.
  public var keepsTypeahead = false
  /// Whether Ctrl-Z and everything else that leads out of the form is off.
  public var isRestricted = false
  /// The views of the controls, to which a program adds its own.
  public var controls = ControlViews.builtIn
  /// Which keys do what on the full screen.
  public var keys = KeyTable.builtIn
  /// What the program says in place of the built-in English, by language; the form's own words come
  /// before them.
  public var words = Translations()
  /// Called when a signal is about to end the program, after the terminal was given back.
  public var willDie: @Sendable (Int32) -> Void = { _ in }

  /// Options as most programs want them.
  public init() {}
}
