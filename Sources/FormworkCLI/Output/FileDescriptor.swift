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
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(number, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw SystemError(errno)
      }
    }
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

  /// All bytes to the end; one more than the limit at least when there are more.
  func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while all.count <= limit {
      let more = try read()
      if more.isEmpty { break }
      all += more
    }
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
