internal import Formwork

/// What was typed or pasted into a field.
enum TypedText {
  case character(Character)
  case paste(PastedText)

  /// Gives what of it enters a field, as UTF-8 for the time of the call: no controls; in one line,
  /// line ends and tabs become blanks and those at the end are dropped.
  func withCleanUTF8(inLine: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch self {
    case .character(let character):
      character.withWipedUTF8 { TypedText.clean($0, inLine: inLine, body) }
    case .paste(let text): text.secret.withUTF8 { TypedText.clean($0, inLine: inLine, body) }
    }
  }

  private static func clean(
    _ utf8: UnsafeBufferPointer<UInt8>, inLine: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if utf8.isPlainASCII { return body(utf8) }
    var end = utf8.count
    while inLine, end > 1, utf8[end - 1] == 0x0A || utf8[end - 1] == 0x0D { end -= 1 }
    let clean = SecretBuffer()
    var last: Unicode.Scalar = " "
    UnsafeBufferPointer(rebasing: utf8[..<end]).forEachScalar { scalar in
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": clean.append(UInt8(ascii: inLine ? " " : "\n"))
      case "\t": clean.append(UInt8(ascii: inLine ? " " : "\t"))
      case _ where DangerousScalars.isControl(scalar.value): break
      default: clean.append(scalar)
      }
      last = scalar
    }
    clean.withUTF8(body)
  }
}
