internal import CNcurses

/// Which renderer a form gets, and why.
enum RendererDecision: Equatable {
  /// The full screen, unless ncurses finds that the terminal cannot show one.
  case fullScreen(terminal: String)
  /// Plain lines; the reason is for the person and nil when that is what was asked for.
  case plain(reason: String?)

  /// Decides by the option, then ACCESSIBLE, then the terminal's name, which may be missing; the
  /// environment gives a variable's text, or nil.
  static func decide(
    _ renderer: RunOptions.Renderer, name: String?, environment: (String) -> String?
  ) throws(TerminalError) -> RendererDecision {
    if renderer == .text { return .plain(reason: nil) }
    let accessible = environment("ACCESSIBLE") ?? ""
    if renderer == .auto, !["", "0", "false"].contains(accessible) { return .plain(reason: nil) }
    let name = name ?? ""
    if name != "", name != "dumb" { return .fullScreen(terminal: name) }
    return try plain(renderer, instead: name, "TERM is not set", "The terminal is dumb")
  }

  /// What to do after ncurses refused a terminal.
  static func afterRefusal(
    _ renderer: RunOptions.Renderer, name: String, descriptor: Int32
  ) throws(TerminalError) -> RendererDecision {
    let hasEntry = formwork_can_address_cursor(name, descriptor) >= 0
    let shown = SafeText.clean(name)
    return try plain(
      renderer, instead: name, "",
      hasEntry
        ? "The terminal \(shown) cannot move its cursor" : "There is no description of \(shown)")
  }

  private static func plain(
    _ renderer: RunOptions.Renderer, instead name: String, _ unnamed: String, _ named: String
  ) throws(TerminalError) -> RendererDecision {
    guard renderer == .auto else { throw .cannotDraw(name: SafeText.clean(name)) }
    return .plain(reason: (name.isEmpty ? unnamed : named) + ", so the questions come one by one.")
  }
}
