internal import Formwork
internal import FormworkInterface
internal import Glibc

/// The process's environment as the command reads it.
struct Environment {
  let value: @Sendable (String) -> String?

  /// The variables of this process.
  static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// Whether a variable is set to something that means yes.
  func isOn(_ name: String) -> Bool {
    switch value(name) {
    case nil, "", "0", "false": false
    default: true
    }
  }

  /// Whether nobody is there to be asked.
  var forbidsAsking: Bool { isOn("CI") || value("DEBIAN_FRONTEND") == "noninteractive" }

  /// Whether the terminal shows more than text.
  var hasColorTerminal: Bool { !["", "dumb"].contains(value("TERM") ?? "") }

  /// How many colours the terminal has, by COLORTERM and the name in TERM; few when in doubt.
  var colorCount: Int {
    let name = value("TERM") ?? ""
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || name.hasSuffix("-direct") {
      return Palette.trueColor
    }
    return name.contains("256color") ? 256 : name.contains("16color") ? 16 : 8
  }

  /// The language and its habits.
  var locale: FormLocale {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let found = names.lazy.compactMap(value).first { !$0.isEmpty }
    return found.map { FormLocale(identifier: $0) } ?? .posix
  }
}
