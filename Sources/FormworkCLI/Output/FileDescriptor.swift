internal import Formwork
internal import Glibc

/// A file that is open for writing, by its number.
struct FileDescriptor {
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether this is a file that other people's programs may read.
  var isReadableByOthers: Bool {
    guard let status = try? InputFile(descriptor: number).status() else { return false }
    return status.isRegular && status.permissions & 0o044 != 0
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

  func close() { _ = Glibc.close(number) }
}
