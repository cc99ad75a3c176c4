internal import Glibc

/// Makes lines of bytes; hidden ones are edited here, since the terminal does not do that.
struct LineCollector {
  /// What a byte completed.
  enum Event: Equatable {
    case line([UInt8])
    case endOfInput
  }

  /// Whether Backspace and the like edit what was typed.
  var isEditing = false
  private var bytes: [UInt8] = []

  /// Whether nothing was typed yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// What was typed without a line end; nothing stays.
  mutating func takeRest() -> [UInt8] {
    defer { forget() }
    return bytes
  }

  /// Takes one byte.
  mutating func take(_ byte: UInt8) -> Event? {
    switch byte {
    case 0x0A:
      defer { forget() }
      return .line(bytes)
    case 0x0D where isEditing:
      defer { forget() }
      return .line(bytes)
    case 0x04 where isEditing: return isEmpty ? .endOfInput : nil
    case 0x08 where isEditing, 0x7F where isEditing: deleteCharacter()
    case 0x15 where isEditing: forget()
    default: append(byte)
    }
    return nil
  }

  /// Forgets what was typed and leaves nothing of it in memory.
  mutating func forget() {
    Self.wipe(&bytes)
  }

  /// Overwrites bytes before they are let go.
  static func wipe(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      explicit_bzero(start, bytes.count)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func deleteCharacter() {
    while let last = bytes.last {
      bytes[bytes.count - 1] = 0
      bytes.removeLast()
      if last & 0xC0 != 0x80 { return }
    }
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count == bytes.capacity {
      // Growing would leave the old copy in memory.
      var grown: [UInt8] = []
      grown.reserveCapacity(max(bytes.count * 2, 4096))
      grown += bytes
      swap(&bytes, &grown)
      Self.wipe(&grown)
    }
    bytes.append(byte)
  }
}
