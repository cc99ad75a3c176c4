internal import CNcurses

/// Which renderer a form gets, and why.
enum RendererDecision: Equatable {
  case fullScreen(terminal: String)
  /// Plain lines; the reason is for the person and nil when that is what was asked for.
  case plain(reason: String?)

  /// Decides by the option, then ACCESSIBLE, then what the terminal can do.
  static func decide(
    _ renderer: RunOptions.Renderer, name: String?, environment: (String) -> String?,
    descriptor: Int32
  ) throws(TerminalError) -> RendererDecision {
    if renderer == .text { return .plain(reason: nil) }
    let accessible = environment("ACCESSIBLE") ?? ""
    if renderer == .auto, !["", "0", "false"].contains(accessible) { return .plain(reason: nil) }
    let name = name ?? ""
    guard let reason = weakness(name, descriptor) else { return .fullScreen(terminal: name) }
    if renderer == .ncurses { throw .cannotDraw(name: SafeText.clean(name)) }
    return .plain(reason: reason)
  }

  /// Why a terminal cannot show a full screen; nil when it can.
  private static func weakness(_ name: String, _ descriptor: Int32) -> String? {
    let name = SafeText.clean(name)
    switch name {
    case "": return "TERM is not set, so the questions come one by one."
    case "dumb": return "The terminal is dumb, so the questions come one by one."
    default: break
    }
    switch formwork_can_address_cursor(name, descriptor) {
    case 1: return nil
    case 0: return "The terminal \(name) cannot move its cursor, so the questions come one by one."
    default: return "There is no description of \(name), so the questions come one by one."
    }
  }
}
