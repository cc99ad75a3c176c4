internal import Formwork

/// Bytes for people: nothing that a terminal would obey.
enum TerminalText {
  /// The text with `\x…` for the bytes of controls and of marks that reorder text; line ends stay.
  ///
  /// Nil where nothing is to be changed; O(bytes).
  static func escaped(_ text: SecretBuffer) -> SecretBuffer? {
    let escaped = SecretBuffer()
    text.withUTF8 { utf8 in
      utf8.forEachScalar { scalar in
        guard scalar != "\n", DangerousScalars.isUnfitForMessages(scalar) else {
          return escaped.append(scalar)
        }
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          escaped.append("\\x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
        }
      }
    }
    let isSame = text.withUTF8 { left in escaped.withUTF8 { left.elementsEqual($0) } }
    return isSame ? nil : escaped
  }
}
