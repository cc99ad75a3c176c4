/// Bytes for people: nothing that a terminal would obey.
enum TerminalText {
  /// The text with `\x…` for the bytes of controls and of marks that reorder text; line ends stay.
  ///
  /// O(bytes).
  static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let utf8 = Array(String(scalar).utf8)
      if scalar == "\n" || !Diagnostics.isObeyed(scalar) {
        escaped += utf8
      } else {
        for byte in utf8 { escaped += "\\x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8 }
      }
    }
    return escaped
  }
}
