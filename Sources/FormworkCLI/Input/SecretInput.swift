internal import Formwork
internal import Glibc

extension SecretSource {
  /// The most bytes of a row's secret.
  static let limit = 64 << 10

  /// Reads the secret of a row to the end of its source, without one line end at the end.
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
    try read(file, called: tag, by: "--secret \(tag)", limit: limit)
  }

  /// Reads a secret to the end of a file, without one line end at the end.
  ///
  /// - Parameters:
  ///   - file: where it is read from.
  ///   - tag: what messages about it call it.
  ///   - reader: what messages about the file call it.
  ///   - limit: the most bytes.
  /// - Returns: the secret, which is text.
  /// - Throws: `usage` when the file cannot be read, `invalid` when it holds no password.
  static func read(
    _ file: FileDescriptor, called tag: String, by reader: String, limit: Int
  ) throws(Failure) -> Secret {
    let buffer = SecretBuffer()
    // The limit, a line end, and one more byte to see that it is too much.
    while buffer.count <= limit + 1 {
      do {
        guard try file.read(to: buffer, atMost: 4096) else { break }
      } catch {
        throw .usage("\(reader): \(error)")
      }
    }
    guard !buffer.withUTF8({ $0.contains(0) }) else {
      throw Failure(.invalid, lines: ["\(tag): contains a NUL character"])
    }
    guard buffer.withUTF8({ $0.count <= limit + ($0.last == 0x0A ? 1 : 0) }) else {
      throw Failure(.invalid, lines: ["\(tag): is too long"])
    }
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
