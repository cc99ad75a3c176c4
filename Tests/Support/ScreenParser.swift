/// Cuts the bytes of a terminal's output into characters and sequences.
struct ScreenParser {
  enum Action {
    case character(Unicode.Scalar)
    case control(UInt8)
    case escape(UInt8)
    /// Another set of characters; nil: where it is not used.
    case charset(UInt8?)
    case sequence(parameters: [Int], isPrivate: Bool, final: UInt8)
  }

  private enum State { case ground, escape, charset, otherCharset, sequence, string, stringEscape }

  private var state = State.ground
  private var collected: [UInt8] = []
  private var needed = 0

  mutating func next(_ byte: UInt8) -> Action? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .charset:
      state = .ground
      return .charset(byte)
    case .otherCharset:
      state = .ground
      return .charset(nil)
    case .sequence: return sequence(byte)
    case .string:
      // The Linux console's own palette, which has no end.
      if collected.isEmpty, byte == UInt8(ascii: "R") {
        state = .ground
        return nil
      }
      collected = [byte]
      if byte == 0x07 { state = .ground }
      if byte == 0x1B { state = .stringEscape }
      return nil
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .ground : .string
      return nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Action? {
    if byte == 0x1B {
      state = .escape
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    if byte < 0x80 { return .character(Unicode.Scalar(byte)) }
    if byte >= 0xC0 {
      (collected, needed) = ([byte], byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2)
      return nil
    }
    collected.append(byte)
    guard collected.count == needed else { return nil }
    defer { collected = [] }
    return String(decoding: collected, as: UTF8.self).unicodeScalars.first.map { .character($0) }
  }

  private mutating func escape(_ byte: UInt8) -> Action? {
    collected = []
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .string
    case UInt8(ascii: "("): state = .charset
    case UInt8(ascii: ")"): state = .otherCharset
    default: return .escape(byte)
    }
    return nil
  }

  private mutating func sequence(_ byte: UInt8) -> Action? {
    guard byte >= 0x40 else {
      collected.append(byte)
      return nil
    }
    state = .ground
    defer { collected = [] }
    let isPrivate = collected.first.map { (0x3C...0x3F).contains($0) } ?? false
    let text = String(decoding: collected.drop { $0 >= 0x3C }, as: UTF8.self)
    let parameters = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ";" || $0 == ":" }
    ).map { Int($0) ?? 0 }
    return .sequence(parameters: parameters, isPrivate: isPrivate, final: byte)
  }
}
