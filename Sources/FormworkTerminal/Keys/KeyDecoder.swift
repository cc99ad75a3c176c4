internal import Formwork
internal import FormworkInterface

/// Turns the bytes of a terminal into keys, however they are cut into pieces.
///
/// Times are those since any fixed moment. When `deadline` has passed, `advance(to:)` gives the
/// keys that only time could tell from the beginning of a sequence. Keys are handed over one at a
/// time: a list of them would hold a password that was typed.
struct KeyDecoder {
  private enum State: Equatable {
    case ground
    /// One Esc, or two in a row (rxvt puts one before a sequence for Alt).
    case escape(isDouble: Bool)
    case controlSequence(isAlt: Bool, isDropped: Bool)
    case singleShift(isAlt: Bool, isDropped: Bool)
    case linuxFunction(isDropped: Bool)
    case mouse(remaining: Int)
    /// A device or system string, up to its terminator.
    case string(introducer: UInt8, isEmpty: Bool, sawEscape: Bool)
    case paste(matched: Int)
    case character(length: Int, isAlt: Bool)
  }

  private static let pasteEnd = [UInt8]("\u{1B}[201~".utf8)
  private static let longestSequence = 64
  private static let longestPaste = 1 << 20
  private static let pasteSilence = Duration.seconds(5)

  private let timing: EscapeTiming
  private var state = State.ground
  private let collected = SecretBuffer()
  private var lastByte = Duration.zero
  private var dropsSequenceUntil: Duration?
  /// The keys that one byte completes: never more than two, and never two characters.
  private var keys: [Key] = []

  init(timing: EscapeTiming = EscapeTiming()) { self.timing = timing }

  /// When `advance(to:)` has something to say; nil while no bytes are pending.
  var deadline: Duration? {
    switch state {
    case .ground: nil
    case .escape, .string(_, isEmpty: true, _): lastByte + timing.escape
    case .paste where collected.isEmpty: lastByte + Self.pasteSilence
    default: lastByte + timing.sequence
    }
  }

  /// Hands over the keys that more bytes complete.
  mutating func feed(
    _ bytes: some Sequence<UInt8>, at now: Duration, _ take: (Key) throws -> Void
  ) rethrows {
    try advance(to: now, take)
    lastByte = now
    for byte in bytes {
      step(byte, now)
      try handOver(take)
    }
  }

  /// Hands over the keys that are certain because nothing followed in time.
  mutating func advance(to now: Duration, _ take: (Key) throws -> Void) rethrows {
    guard let deadline, now >= deadline else { return }
    switch state {
    case .escape(let isDouble):
      state = .ground
      dropsSequenceUntil = now + timing.sequence
      keys = isDouble ? [.escape, .escape] : [.escape]
    case .string(let introducer, isEmpty: true, _):
      state = .ground
      keys = [.alt(Character(Unicode.Scalar(introducer)))]
    case .paste:
      if let text = takePaste() {
        keys = [.paste(text)]
      } else {
        // The end was lost; else no key would do anything any more.
        state = .ground
      }
    default:
      state = .ground
      collected.forget()
    }
    try handOver(take)
  }

  private mutating func handOver(_ take: (Key) throws -> Void) rethrows {
    guard !keys.isEmpty else { return }
    defer { keys.removeAll(keepingCapacity: true) }
    for key in keys { try take(key) }
  }

  private mutating func step(_ byte: UInt8, _ now: Duration) {
    switch state {
    case .ground: ground(byte, now)
    case .escape(let isDouble): afterEscape(byte, isDouble: isDouble, now)
    case .controlSequence(let isAlt, let isDropped):
      controlSequence(byte, isAlt: isAlt, isDropped: isDropped, now)
    case .singleShift(let isAlt, let isDropped):
      state = .ground
      guard (0x20...0x7E).contains(byte) else { return ground(byte, now) }
      if !isDropped { emit(KeySequence.single(byte, isAlt: isAlt)) }
    case .linuxFunction(let isDropped):
      state = .ground
      if !isDropped { emit(KeySequence.linuxFunction(byte)) }
    case .mouse(let remaining):
      state = remaining > 1 ? .mouse(remaining: remaining - 1) : .ground
    case .string(let introducer, _, let sawEscape):
      string(byte, introducer: introducer, sawEscape: sawEscape)
    case .paste(let matched): paste(byte, matched: matched)
    case .character(let length, let isAlt): character(byte, length: length, isAlt: isAlt, now)
    }
  }

  private mutating func ground(_ byte: UInt8, _ now: Duration, isAlt: Bool = false) {
    let dropsSequence = dropsSequenceUntil.map { now < $0 } ?? false
    dropsSequenceUntil = nil
    switch byte {
    case UInt8(ascii: "[") where dropsSequence:
      state = .controlSequence(isAlt: false, isDropped: true)
    case UInt8(ascii: "O") where dropsSequence:
      state = .singleShift(isAlt: false, isDropped: true)
    case 0x1B: state = .escape(isDouble: false)
    case 0x00...0x1F, 0x7F: emit(Self.controlKey(byte, isAlt: isAlt))
    case 0x20...0x7E: emitText(Unicode.Scalar(byte), isAlt: isAlt)
    case 0xC2...0xDF: startCharacter(byte, length: 2, isAlt: isAlt)
    case 0xE0...0xEF: startCharacter(byte, length: 3, isAlt: isAlt)
    case 0xF0...0xF4: startCharacter(byte, length: 4, isAlt: isAlt)
    default: emitText("\u{FFFD}", isAlt: isAlt)
    }
  }

  private mutating func afterEscape(_ byte: UInt8, isDouble: Bool, _ now: Duration) {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence(isAlt: isDouble, isDropped: false)
    case UInt8(ascii: "O"): state = .singleShift(isAlt: isDouble, isDropped: false)
    case 0x1B:
      if isDouble { keys.append(.escape) }
      state = .escape(isDouble: true)
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      if isDouble { keys.append(.escape) }
      state = .string(introducer: byte, isEmpty: true, sawEscape: false)
    default:
      if isDouble { keys.append(.escape) }
      ground(byte, now, isAlt: true)
    }
  }

  private mutating func controlSequence(
    _ byte: UInt8, isAlt: Bool, isDropped: Bool, _ now: Duration
  ) {
    // rxvt ends some keys, one number, with a dollar sign; in replies it comes before the end.
    let isReply = collected.withUTF8 { $0.contains { !(0x30...0x39).contains($0) } }
    switch byte {
    case UInt8(ascii: "$") where !collected.isEmpty && !isReply: break
    case 0x20...0x3F:
      if collected.count < Self.longestSequence { collected.append(byte) }
      return
    case UInt8(ascii: "[") where collected.isEmpty:
      state = .linuxFunction(isDropped: isDropped)
      return
    case UInt8(ascii: "M") where collected.isEmpty:
      state = .mouse(remaining: 3)
      return
    case 0x40...0x7E: break
    default:
      collected.forget()
      state = .ground
      return ground(byte, now)
    }
    let parameters = collected.withUTF8(Array.init)
    collected.forget()
    let startsPaste = byte == UInt8(ascii: "~") && parameters.elementsEqual("200".utf8)
    state = startsPaste ? .paste(matched: 0) : .ground
    guard !startsPaste, !isDropped else { return }
    emit(KeySequence.control(parameters: parameters, final: byte, isAlt: isAlt))
  }

  private mutating func string(_ byte: UInt8, introducer: UInt8, sawEscape: Bool) {
    let isBell = byte == 0x07 && introducer == UInt8(ascii: "]")
    if isBell || (sawEscape && byte == UInt8(ascii: "\\")) {
      state = .ground
    } else {
      state = .string(introducer: introducer, isEmpty: false, sawEscape: byte == 0x1B)
    }
  }

  private mutating func paste(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      guard matched + 1 == Self.pasteEnd.count else { return state = .paste(matched: matched + 1) }
      state = .ground
      keys.append(.paste(takePaste() ?? PastedText("")))
      return
    }
    for byte in Self.pasteEnd[..<matched] { collected.append(byte) }
    if byte == 0x1B { return state = .paste(matched: 1) }
    state = .paste(matched: 0)
    collected.append(byte)
    if collected.count >= Self.longestPaste, let text = takePaste() { keys.append(.paste(text)) }
  }

  private mutating func startCharacter(_ byte: UInt8, length: Int, isAlt: Bool) {
    collected.append(byte)
    state = .character(length: length, isAlt: isAlt)
  }

  private mutating func character(_ byte: UInt8, length: Int, isAlt: Bool, _ now: Duration) {
    guard (0x80...0xBF).contains(byte) else {
      collected.forget()
      state = .ground
      emitText("\u{FFFD}", isAlt: isAlt)
      return ground(byte, now)
    }
    collected.append(byte)
    guard collected.count == length else { return }
    // Overlong forms and surrogates decode to several U+FFFD; one is enough.
    var scalar: Unicode.Scalar?
    collected.withUTF8 { $0.forEachScalar { scalar = scalar ?? $0 } }
    collected.forget()
    state = .ground
    emitText(scalar ?? "\u{FFFD}", isAlt: isAlt)
  }

  private mutating func emit(_ key: Key?) {
    if let key { keys.append(key) }
  }

  private mutating func emitText(_ scalar: Unicode.Scalar, isAlt: Bool) {
    guard !DangerousScalars.isControl(scalar.value) else { return }
    keys.append(isAlt ? .alt(Character(scalar)) : .text(Character(scalar)))
  }

  private static func controlKey(_ byte: UInt8, isAlt: Bool) -> Key {
    switch byte {
    case 0x08, 0x7F: isAlt ? .alt("\u{7F}") : .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: isAlt ? .altEnter : .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  /// What was pasted so far, with `\n` as the only line end; nil when nothing was.
  private func takePaste() -> PastedText? {
    guard !collected.isEmpty else { return nil }
    defer { collected.forget() }
    return collected.withUTF8 { PastedText(cleaning: $0) }
  }
}
