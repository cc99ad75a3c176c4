internal import Formwork
internal import FormworkFiles
internal import Glibc

/// Where a secret is read from; never the command line itself, which other users can see.
enum SecretSource: Equatable {
  case standardInput
  case descriptor(Int32)
  case file(String)
  /// A variable of the environment.
  case variable(String)
  /// The secret itself, read already.
  case read(Secret)

  init(_ text: String) throws(Failure) {
    if text == "-" {
      self = .standardInput
    } else if text.hasPrefix("file:"), text.count > 5 {
      self = .file(String(text.dropFirst(5)))
    } else if text.hasPrefix("fd:"), let number = Int32(text.dropFirst(3)), number >= 0 {
      guard number != 1, number != 2 else {
        throw .usage("--secret: fd:\(number) is for output; use fd:3 or higher")
      }
      self = number == 0 ? .standardInput : .descriptor(number)
    } else if text.hasPrefix("env:"), text.count > 4 {
      self = .variable(String(text.dropFirst(4)))
    } else {
      throw .usage("--secret needs TAG=-, TAG=fd:N, TAG=file:PATH or TAG=env:NAME")
    }
  }
}

extension SecretSource {
  /// The most bytes of a row's secret.
  static let limit = 64 << 10

  /// Reads the secret of a row to the end of its source, without what files have around a text: a
  /// byte order mark before it and one line end behind it.
  func read(for tag: String) throws(Failure) -> Secret {
    switch self {
    case .standardInput: return try Self.read(.standardInput, tag)
    case .descriptor(let number):
      return try Self.read(InputFile(descriptor: number, closes: true), tag)
    case .file(let path):
      return try Self.read(path, tag)
    case .variable(let name):
      let buffer = SecretBuffer()
      guard Environment.append(name, to: buffer) else {
        // What stands in place of the name may be the secret: it is not repeated.
        throw .usage("--secret \(tag): env: names a variable that is not set")
      }
      return try Self.secret(in: buffer, called: tag, limit: Self.limit)
    case .read(let secret): return secret
    }
  }

  /// Reads a file that nobody else may read, as a values file with secrets.
  private static func read(_ path: String, _ tag: String) throws(Failure) -> Secret {
    let file: SecureFile
    do { file = try SecureFile(contentsOf: path) } catch {
      throw .usage("--secret \(tag): \(path): \(error)")
    }
    if let exposure = file.exposure {
      throw .usage("--secret \(tag): \(path): \(exposure.message)")
    }
    return try file.text.withUTF8 { secret(in: $0, called: tag, limit: limit) }.get()
  }

  private static func read(_ file: InputFile, _ tag: String) throws(Failure) -> Secret {
    try read(file, called: tag, by: "--secret \(tag)", limit: limit)
  }

  /// Reads a secret to the end of a file, without a byte order mark before it and one line end
  /// behind it.
  ///
  /// - Parameters:
  ///   - file: where it is read from.
  ///   - tag: what messages about it call it.
  ///   - reader: what messages about the file call it.
  ///   - limit: the most bytes.
  /// - Returns: the secret, which is text.
  /// - Throws: `usage` when the file cannot be read, `invalid` when it holds no password.
  static func read(
    _ file: InputFile, called tag: String, by reader: String, limit: Int
  ) throws(Failure) -> Secret {
    let buffer: SecretBuffer
    do throws(SystemError) {
      // The limit, the mark and a line end.
      buffer = try file.readSecret(limit: limit + 5, atMost: 4096)
    } catch {
      throw .usage("\(reader): \(error)")
    }
    return try secret(in: buffer, called: tag, limit: limit)
  }

  private static func secret(
    in buffer: SecretBuffer, called tag: String, limit: Int
  ) throws(Failure) -> Secret {
    try buffer.withUTF8 { secret(in: $0, called: tag, limit: limit) }.get()
  }

  private static func secret(
    in bytes: UnsafeBufferPointer<UInt8>, called tag: String, limit: Int
  ) -> Result<Secret, Failure> {
    func refusal(_ reason: String) -> Result<Secret, Failure> {
      .failure(Failure(.invalid, lines: ["\(tag): \(reason)"]))
    }
    if bytes.contains(0) { return refusal("contains a NUL character") }
    guard bytes.withoutFileMarks.count <= limit else { return refusal("is too long") }
    guard bytes.isValidUTF8 else { return refusal("is not valid UTF-8") }
    return .success(Secret(copying: bytes.withoutFileMarks))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes without a leading byte order mark and without one line end, `\n` or `\r\n`, at the
  /// end.
  fileprivate var withoutFileMarks: Slice<UnsafeBufferPointer<UInt8>> {
    var text = self[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    guard text.last == 0x0A else { return text }
    text = text.dropLast()
    return text.last == 0x0D ? text.dropLast() : text
  }
}
