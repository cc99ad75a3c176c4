internal import Glibc

/// Bytes of a file, read once.
enum FileReading {
  /// Why a file cannot be read, in words.
  struct Failure: Error {
    let reason: String
  }

  /// All bytes of a file that is not larger than the limit allows.
  ///
  /// `check` sees the open descriptor before anything is read.
  static func bytes(
    of path: String, flags: Int32 = 0, limit: Int = SourceText.limit,
    check: (Int32) throws(Failure) -> Void = { (_) throws(Failure) in }
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)
    guard descriptor >= 0 else { throw Failure(reason: reason(errno)) }
    defer { close(descriptor) }
    try check(descriptor)
    return try bytes(from: descriptor, limit: limit)
  }

  /// All bytes up to the end; one more than the limit when there are more.
  static func bytes(from descriptor: Int32, limit: Int = SourceText.limit) throws(Failure)
    -> [UInt8]
  {
    var all: [UInt8] = []
    let step = 1 << 16
    while all.count <= limit {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, initialized in
        repeat {
          count = read(descriptor, buffer.baseAddress, step)
        } while count < 0 && errno == EINTR
        initialized = max(count, 0)
      }
      if count < 0 { throw Failure(reason: reason(errno)) }
      if count == 0 { break }
      all += chunk
    }
    return all
  }

  static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
