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

  /// What says that nobody is there to be asked, as a sentence begins; nil: nothing.
  ///
  /// DEBIAN_FRONTEND counts only where a package is being installed, since people set it for good.
  var reasonNotToAsk: String? {
    if isOn("CI") { return "CI is set" }
    let isInPackageScript = !(value("DPKG_MAINTSCRIPT_NAME") ?? "").isEmpty
    guard isInPackageScript, value("DEBIAN_FRONTEND") == "noninteractive" else { return nil }
    return "DEBIAN_FRONTEND is noninteractive"
  }

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

// MARK: Secrets

extension Environment {
  /// Appends the value of a variable of this process, without a `String` of it; false when it is
  /// not set.
  static func append(_ name: String, to buffer: SecretBuffer) -> Bool {
    guard let value = getenv(name) else { return false }
    value.withMemoryRebound(to: UInt8.self, capacity: strlen(value)) { bytes in
      buffer.append(UnsafeBufferPointer(start: bytes, count: strlen(value)))
    }
    return true
  }

  /// Overwrites the value of a variable of this process and unsets it: neither /proc nor a child
  /// has it from then on.
  static func wipe(_ name: String) {
    guard let value = getenv(name) else { return }
    explicit_bzero(value, strlen(value))
    unsetenv(name)
  }
}
