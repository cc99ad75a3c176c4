/// Appends values to JSON bytes.
struct JSONWriter<Bytes: ByteSink> {
  private(set) var bytes: Bytes
  private let isIndented: Bool
  private let secrets: JSONText.Secrets
  private var depth = 0

  init(to bytes: Bytes, isIndented: Bool, secrets: JSONText.Secrets) {
    (self.bytes, self.isIndented, self.secrets) = (bytes, isIndented, secrets)
  }

  mutating func write(_ value: FormValue) {
    switch value {
    case .null: append("null")
    case .bool, .int, .decimal: append(value.scalarText ?? "")
    case .text(var text): text.withUTF8 { write(utf8: $0) }
    case .date, .time, .dateTime: append("\"\(value.scalarText ?? "")\"")
    case .secret(let secret):
      switch secrets {
      case .show where secret.isValidUTF8: secret.withUTF8 { write(utf8: $0) }
      case .show:
        // JSON has no other bytes than text: they become U+FFFD.
        let repaired = SecretBuffer()
        secret.withUTF8 { $0.forEachScalar { repaired.append($0) } }
        repaired.withUTF8 { write(utf8: $0) }
      case .mask: append("null")
      }
    case .list(let items):
      enclose("[", "]", items) { writer, item in writer.write(item) }
    case .object(let values):
      enclose("{", "}", values.entries) { writer, entry in
        var tag = entry.tag
        tag.withUTF8 { writer.write(utf8: $0) }
        writer.append(writer.isIndented ? ": " : ":")
        writer.write(entry.value)
      }
    }
  }

  private mutating func enclose<Item>(
    _ start: StaticString, _ end: StaticString, _ items: [Item],
    write: (inout JSONWriter, Item) -> Void
  ) {
    append("\(start)")
    depth += 1
    var isFirst = true
    for item in items {
      if !isFirst { append(",") }
      isFirst = false
      breakLine()
      write(&self, item)
    }
    depth -= 1
    if !isFirst { breakLine() }
    append("\(end)")
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    append("\n")
    for _ in 0..<depth * 2 { bytes.append(0x20) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  // MARK: Texts

  /// Writes valid UTF-8 as a string: runs of harmless bytes at once.
  private mutating func write(utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    var offset = 0
    while offset < utf8.count {
      let byte = utf8[offset]
      // Everything that is escaped begins with one of these bytes.
      guard
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
          || byte == 0xD8 || byte == 0xE2
      else {
        offset += 1
        continue
      }
      let (scalar, length) = scalar(in: utf8, at: offset)
      guard Self.isEscaped(scalar) else {
        offset += length
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<offset]))
      escape(scalar)
      offset += length
      start = offset
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// The scalar that begins at an offset; of at most three bytes, as all that are escaped.
  private func scalar(
    in utf8: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (UInt32, length: Int) {
    let byte = utf8[offset]
    let length = min(byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3, utf8.count - offset)
    var scalar = UInt32(length == 1 ? byte : length == 2 ? byte & 0x1F : byte & 0x0F)
    for next in utf8[offset..<offset + length].dropFirst() {
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    return (scalar, length)
  }

  private static func isEscaped(_ scalar: UInt32) -> Bool {
    scalar == 0x22 || scalar == 0x5C || DangerousScalars.isDirective(scalar)
  }

  private mutating func escape(_ scalar: UInt32) {
    switch scalar {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      let digits = String(scalar, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    }
  }
}
