internal import Formwork

/// Writes values as assignments that `eval` understands in sh, bash, dash, ksh, zsh and busybox.
struct EnvironmentText {
  /// The assignments, which may hold secrets.
  let bytes = SecretBuffer()
  private let prefix: String
  private let showsSecrets: Bool

  /// What a shell evaluates when there is no result: without it `eval` would succeed.
  static func withoutResult(_ code: ExitCode) -> String { "(exit \(code.rawValue))\n" }

  /// Whether a shell is about to evaluate standard output, even when the words are wrong otherwise.
  static func isExpected(by words: [String]) -> Bool {
    guard words.first == Verb.run.rawValue, last("--format", in: words) == "env" else {
      return false
    }
    return last("--output", in: words).map(OutputFile.isStandardOutput) ?? true
  }

  /// The last value of an option; nil: there is none.
  private static func last(_ name: String, in words: [String]) -> String? {
    var value: String?
    for (index, word) in words.enumerated() {
      if word.hasPrefix(name + "=") { value = String(word.dropFirst(name.count + 1)) }
      if word == name, index + 1 < words.count { value = words[index + 1] }
    }
    return value
  }

  init(of values: Values, prefix: String = "", showsSecrets: Bool = true) {
    (self.prefix, self.showsSecrets) = (prefix, showsSecrets)
    for (tag, value) in values.entries { add(tag, value) }
  }

  private func add(_ tag: String, _ value: FormValue) {
    switch value {
    case .object(let parts):
      for (part, value) in parts.entries { add("\(tag)_\(part)", value) }
    case .list(let items):
      assign("\(tag)_count", .int(Int64(items.count)))
      for (index, item) in items.enumerated() {
        if case .object = item { add("\(tag)_\(index + 1)", item) }
      }
      assign(tag, value)
    default: assign(tag, value)
    }
  }

  private func assign(_ tag: String, _ value: FormValue) {
    bytes.append(EnvironmentName.of(tag, prefix: prefix).utf8)
    bytes.append("='".utf8)
    let text = SecretBuffer()
    BareText.append(value, to: text, showsSecrets: showsSecrets)
    text.withUTF8 { utf8 in
      for byte in utf8 {
        if byte == UInt8(ascii: "'") { bytes.append(#"'\''"#.utf8) } else { bytes.append(byte) }
      }
    }
    bytes.append("'\n".utf8)
  }
}
