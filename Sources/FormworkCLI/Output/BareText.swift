internal import Formwork

/// A value as text without quotes, for `--field` and `--format env`.
enum BareText {
  /// The bytes of a value; empty for null, one line for each item of a list.
  static func bytes(of value: FormValue, showsSecrets: Bool = true) -> [UInt8] {
    switch value {
    case .null: []
    case .bool(let truth): Array(String(truth).utf8)
    case .int(let number): Array(String(number).utf8)
    case .decimal(let number): Array(number.description.utf8)
    case .text(let text): Array(text.utf8)
    case .date(let date): Array(date.description.utf8)
    case .time(let time): Array(time.description.utf8)
    case .dateTime(let time): Array(time.description.utf8)
    case .secret(let secret): showsSecrets ? secret.withUTF8(Array.init) : []
    case .list(let items):
      Array(items.map { bytes(of: $0, showsSecrets: showsSecrets) }.joined(separator: [0x0A]))
    case .object: JSONText.bytes(of: value, secrets: showsSecrets ? .show : .mask)
    }
  }
}
