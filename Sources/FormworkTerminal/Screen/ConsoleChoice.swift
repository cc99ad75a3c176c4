/// Whether a terminal is a text console, whose font has few signs.
enum ConsoleChoice {
  /// Whether a terminal of that name is the console of Linux, or shows all that it draws there.
  ///
  /// `linux-16color` is the console itself, `screen.linux` a terminal inside of it; that of Windows
  /// calls itself `cygwin`.
  static func isConsole(_ name: String) -> Bool {
    name == "linux" || name.hasPrefix("linux-") || name.hasSuffix(".linux") || name == "cygwin"
  }
}
