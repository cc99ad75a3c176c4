/// Strings of terminal descriptions.
enum TerminfoString {
  /// Appends a string without its delays, which look like `$<5>`.
  static func append(_ text: some Collection<CChar>, to bytes: inout [UInt8]) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == CChar(UInt8(ascii: "$")), rest.first == CChar(UInt8(ascii: "<")),
        let end = rest.firstIndex(of: CChar(UInt8(ascii: ">")))
      {
        rest = rest[rest.index(after: end)...]
      } else {
        bytes.append(UInt8(bitPattern: character))
      }
    }
  }
}
