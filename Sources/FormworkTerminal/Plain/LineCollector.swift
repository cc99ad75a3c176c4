internal import Formwork

/// Makes lines of bytes; hidden ones are edited here, since the terminal does not do that.
struct LineCollector {
  /// What a byte completed.
  enum Event: Equatable {
    case line(Secret)
    case endOfInput
  }

  /// Whether Backspace and the like edit what was typed.
  var isEditing = false
  private let bytes = SecretBuffer()

  /// Whether nothing was typed yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// What was typed without a line end; nothing stays.
  func takeRest() -> Secret {
    defer { bytes.forget() }
    return bytes.secret()
  }

  /// Takes one byte.
  func take(_ byte: UInt8) -> Event? {
    switch byte {
    case 0x0A: return .line(takeRest())
    case 0x0D where isEditing: return .line(takeRest())
    case 0x04 where isEditing: return isEmpty ? .endOfInput : nil
    case 0x08 where isEditing, 0x7F where isEditing: deleteCharacter()
    case 0x15 where isEditing: forget()
    default: bytes.append(byte)
    }
    return nil
  }

  /// Forgets what was typed and leaves nothing of it in memory.
  func forget() { bytes.forget() }

  private func deleteCharacter() {
    let start = bytes.withUTF8 { $0.lastIndex { $0 & 0xC0 != 0x80 } }
    bytes.removeSubrange((start ?? 0)..<bytes.count)
  }
}
