/// What is kept of a paste.
enum PastedText {
  /// The text of the bytes with `\n` as the only line end and Tab as the only other control.
  static func clean(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var follows: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if follows != "\r" { text.append("\n") }
      case "\t": text.append("\t")
      case "\u{00}"..<" ", "\u{7F}"..."\u{9F}": break
      default: text.append(scalar)
      }
      follows = scalar
    }
    return String(text)
  }
}
