/// Whether colours are used.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// As the environment and the terminal say.
  case auto
  /// Even when the environment says no.
  case always
  /// Never; bold and reverse stay.
  case never

  /// Whether colours are wanted, by the option, then NO_COLOR, then CLICOLOR_FORCE, then the device.
  ///
  /// - Parameters:
  ///   - environment: Gives a variable's text, or nil.
  ///   - deviceHasColor: What the device itself can do.
  /// - Returns: Whether to use colours.
  public func wantsColor(
    environment: (String) -> String?, deviceHasColor: Bool
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if !(environment("NO_COLOR") ?? "").isEmpty { return false }
    let force = environment("CLICOLOR_FORCE") ?? ""
    return deviceHasColor || !(force.isEmpty || force == "0")
  }
}
