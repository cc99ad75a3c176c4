internal import Formwork

/// The text of a scalar.
enum ScalarText {
  case text(String)
  /// It may be a password.
  case secret(Secret)

  /// The text; of one that may be a password, copies remain in memory.
  var string: String {
    switch self {
    case .text(let text): text
    case .secret(let secret): secret.withUTF8 { String(decoding: $0, as: UTF8.self) }
    }
  }
}
