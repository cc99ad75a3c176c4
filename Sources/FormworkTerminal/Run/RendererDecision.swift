internal import CNcurses
internal import Formwork

/// Which renderer a form gets, and why.
enum RendererDecision: Equatable {
  /// The full screen, unless ncurses finds that the terminal cannot show one.
  case fullScreen(terminal: String)
  /// Plain lines; the reason is for the person and nil when that is what was asked for.
  case plain(reason: String?)

  /// Decides by the option, then ACCESSIBLE, then the terminal's name, which may be missing.
  ///
  /// The environment gives a variable's text, or nil. The reason is said in `words`.
  static func decide(
    _ renderer: RunOptions.Renderer, name: String?, words: LocalizedWords = .english,
    environment: (String) -> String?
  ) throws(TerminalError) -> RendererDecision {
    if renderer == .text { return .plain(reason: nil) }
    let accessible = environment("ACCESSIBLE") ?? ""
    if renderer == .auto, !["", "0", "false"].contains(accessible) { return .plain(reason: nil) }
    let name = name ?? ""
    if name != "", name != "dumb" { return .fullScreen(terminal: name) }
    return try plain(
      renderer, instead: name, words[name.isEmpty ? .plainWithoutName : .plainOnDumb])
  }

  /// What to do after ncurses refused a terminal.
  static func afterRefusal(
    _ renderer: RunOptions.Renderer, name: String, words: LocalizedWords = .english,
    descriptor: Int32
  ) throws(TerminalError) -> RendererDecision {
    let hasEntry = formwork_can_address_cursor(name, descriptor) >= 0
    let reason: Word = hasEntry ? .plainWithoutCursor : .plainWithoutDescription
    return try plain(
      renderer, instead: name, words.text(reason, ["name": .text(SafeText.clean(name))]))
  }

  private static func plain(
    _ renderer: RunOptions.Renderer, instead name: String, _ reason: String
  ) throws(TerminalError) -> RendererDecision {
    guard renderer == .auto else { throw .cannotDraw(name: SafeText.clean(name)) }
    return .plain(reason: reason)
  }
}
