internal import Formwork
internal import Glibc

/// An open file by its number.
struct FileDescriptor {
  static let standardInput = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens 0, 1 and 2 on /dev/null where they are closed, so that no other file gets their numbers.
  static func openStandardOnes() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether it is a directory, which can be opened but not read.
  var isDirectory: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether this is a file that other people's programs may read.
  var isReadableByOthers: Bool {
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return status.st_mode & 0o044 != 0
  }

  /// Writes all bytes; throws what `errno` says.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    if let error = bytes.withUnsafeBufferPointer(failure) { throw error }
  }

  /// Writes all bytes, and leaves no copy of them; throws what `errno` says.
  func write(_ bytes: SecretBuffer) throws(SystemError) {
    if let error = bytes.withUTF8(failure) { throw error }
  }

  /// Writes all bytes; nil when that went well.
  private func failure(writing bytes: UnsafeBufferPointer<UInt8>) -> SystemError? {
    var start = 0
    while start < bytes.count {
      let count = Glibc.write(number, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        return SystemError(errno)
      }
    }
    return nil
  }

  /// The next bytes; none at the end.
  func read(atMost size: Int = 1 << 16) throws(SystemError) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        count = Glibc.read(number, buffer.baseAddress, size)
        filled = max(count, 0)
      }
      if count >= 0 { return bytes }
      let code = errno
      if code != EINTR { throw SystemError(code) }
    }
  }

  /// Reads the next bytes to the end of a buffer; false at the end of the file.
  func read(to bytes: SecretBuffer, atMost size: Int = 1 << 16) throws(SystemError) -> Bool {
    while true {
      let count = bytes.append(atMost: size) { Glibc.read(number, $0.baseAddress, $0.count) }
      if count >= 0 { return count > 0 }
      let code = errno
      if code != EINTR { throw SystemError(code) }
    }
  }

  /// All bytes to the end, which may hold secrets; one more than the limit at least when there are
  /// more.
  func readAll(limit: Int) throws(SystemError) -> SecretBuffer {
    let all = SecretBuffer()
    while all.count <= limit, try read(to: all) {}
    return all
  }

  func close() { _ = Glibc.close(number) }
}

/// What the system said when a call failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32
  init(_ code: Int32) { self.code = code }
  var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
