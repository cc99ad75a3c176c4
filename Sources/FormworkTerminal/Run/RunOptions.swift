public import FormworkInterface

/// Where and how a form is run.
public struct RunOptions: Sendable {
  /// Where a form asks.
  public enum Place: Sendable, Hashable {
    /// The terminal that controls this process.
    case controllingTerminal
    /// A terminal by its path.
    case device(String)
    /// Prompts on standard error and answers as lines from standard input; no secrets.
    case standardStreams
  }

  /// What shows a form.
  public enum Renderer: String, Sendable, Hashable, CaseIterable {
    /// The full screen where the terminal can, else plain lines.
    case auto
    /// The full screen.
    case ncurses
    /// Plain lines, one question after the other.
    case text
  }

  /// Where the form asks.
  public var place = Place.controllingTerminal
  /// The name that describes the terminal; nil takes TERM.
  public var terminalName: String?
  /// What shows it.
  public var renderer = Renderer.auto
  /// Whether colours are used.
  public var color = ColorChoice.auto
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
  /// Called when a signal is about to end the program, after the terminal was given back.
  public var willDie: @Sendable (Int32) -> Void = { _ in }

  /// The usual options.
  public init() {}
}
