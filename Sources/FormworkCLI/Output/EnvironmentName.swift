internal import Formwork

/// The names of variables that `--format env` assigns.
enum EnvironmentName {
  /// The name for a tag: the tag as it is written, with `_` for what names cannot hold.
  static func of(_ tag: String, prefix: String) -> String {
    var name = ""
    for scalar in (prefix + tag).unicodeScalars {
      let isAllowed = scalar.isASCII && (scalar.properties.isAlphabetic || isDigit(scalar))
      name.unicodeScalars.append(isAllowed ? scalar : "_")
    }
    return name
  }

  /// Refuses tags whose variables collide, or would change the shell that reads them.
  static func check(_ tags: [String], prefix: String) throws(Failure) {
    var owners: [String: String] = [:]
    for tag in tags {
      let name = of(tag, prefix: prefix)
      if let other = owners.updateValue(tag, forKey: name) {
        throw .usage("'\(other)' and '\(tag)' would both be the variable \(name)")
      }
      if name.unicodeScalars.first.map(isDigit) ?? true {
        throw .usage("the variable \(name) of '\(tag)' begins with a digit; use --prefix")
      }
      if isUsedByShells(name) {
        throw .usage("shells use the variable \(name) of '\(tag)' themselves; use --prefix")
      }
    }
  }

  static func isUsedByShells(_ name: String) -> Bool {
    reserved.contains(name) || name.hasPrefix("LC_") || name.hasPrefix("LD_")
  }

  private static let reserved: Set<String> = [
    "PATH", "path", "IFS", "ENV", "BASH_ENV", "HOME", "USER", "SHELL", "MAIL", "LANG", "PS1",
    "PS2", "PS3", "PS4", "PWD", "OLDPWD", "OPTIND", "OPTARG", "UID", "EUID", "PPID", "RANDOM",
    "SECONDS", "LINENO", "status", "argv", "cdpath", "fpath", "manpath", "options", "signals", "_",
  ]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
