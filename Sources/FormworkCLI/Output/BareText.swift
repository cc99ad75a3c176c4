internal import Formwork

/// A value as `FormValue.written` has it but with its secrets, for `--field` and `--format env`.
enum BareText {
  /// Appends the bytes of a value: nothing for null, one line for each item of a list.
  static func append(_ value: FormValue, to bytes: SecretBuffer, showsSecrets: Bool = true) {
    switch value {
    case .null: break
    case .secret(let secret): if showsSecrets { secret.withUTF8 { bytes.append($0) } }
    case .list(let items):
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(0x0A) }
        append(item, to: bytes, showsSecrets: showsSecrets)
      }
    case .object: JSONText.append(value, to: bytes, secrets: showsSecrets ? .show : .mask)
    case .bool, .int, .decimal, .text, .date, .time, .dateTime: bytes.append(value.written.utf8)
    }
  }
}
