internal import Formwork
internal import Glibc

extension SecretSource {
  /// The most bytes of a secret.
  static let limit = 64 << 10

  /// Reads the secret to the end of its source, without one line end at the end.
  func read(for tag: String) throws(Failure) -> Secret {
    switch self {
    case .standardInput: return try Self.read(.standardInput, tag)
    case .descriptor(let number):
      let file = FileDescriptor(number: number)
      defer { file.close() }
      return try Self.read(file, tag)
    case .file(let path):
      let number = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      guard number >= 0 else { throw .usage("--secret \(tag): \(path): \(SystemError(errno))") }
      let file = FileDescriptor(number: number)
      defer { file.close() }
      return try Self.read(file, tag)
    }
  }

  private static func read(_ file: FileDescriptor, _ tag: String) throws(Failure) -> Secret {
    let buffer = SecretBuffer()
    while buffer.count <= limit {
      var chunk: [UInt8]
      do { chunk = try file.read(atMost: 4096) } catch { throw .usage("--secret \(tag): \(error)") }
      defer { for place in chunk.indices { chunk[place] = 0 } }
      if chunk.isEmpty { break }
      guard !chunk.contains(0) else {
        throw Failure(.invalid, lines: ["\(tag): contains a NUL character"])
      }
      buffer.append(chunk)
    }
    guard buffer.count <= limit else { throw Failure(.invalid, lines: ["\(tag): is too long"]) }
    guard buffer.withUTF8(isText) else {
      throw Failure(.invalid, lines: ["\(tag): is not valid UTF-8"])
    }
    return buffer.withUTF8 { bytes in
      Secret(copying: bytes.last == 0x0A ? bytes.dropLast() : bytes[...])
    }
  }

  /// Whether bytes are UTF-8, without a copy of them.
  private static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
