internal import Formwork
internal import Glibc

/// Bytes of a file, read once.
package enum FileReading {
  /// Why a file cannot be read, in words.
  package struct Failure: Error {
    /// What the system says.
    package let reason: String
  }

  /// All bytes of a file; one more than the limit when there are more.
  static func bytes(
    of path: String, limit: Int = SourceText.limit
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(reason: reason(errno)) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, limit: limit)
  }

  /// All bytes up to the end; one more than the limit when there are more.
  static func bytes(from descriptor: Int32, limit: Int = SourceText.limit) throws(Failure)
    -> [UInt8]
  {
    var all: [UInt8] = []
    while all.count <= limit {
      let chunk = try chunk(from: descriptor)
      if chunk.isEmpty { break }
      all += chunk
    }
    return all
  }

  /// All bytes up to the end, which may hold passwords; one more than the limit when there are more.
  static func secret(
    from descriptor: Int32, limit: Int = SourceText.limit
  ) throws(Failure) -> Secret {
    let all = SecretBuffer()
    while all.count <= limit {
      let count = all.append(atMost: 1 << 16) { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw Failure(reason: reason(errno)) }
    }
    return all.secret()
  }

  /// The next bytes of a descriptor; none at the end.
  static func chunk(from descriptor: Int32) throws(Failure) -> [UInt8] {
    let size = 1 << 16
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      repeat {
        count = read(descriptor, buffer.baseAddress, size)
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    if count < 0 { throw Failure(reason: reason(errno)) }
    return chunk
  }

  /// The directory that a file is in, as the path says.
  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
