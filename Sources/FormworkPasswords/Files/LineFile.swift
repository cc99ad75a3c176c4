internal import Glibc

/// A file of lines, read in pieces; it stays open, and readable when its name goes away.
final class LineFile: Sendable {
  /// The file, as it was named.
  let path: String
  /// How many bytes it has.
  let size: Int
  private let descriptor: Int32

  /// Opens a regular file.
  init(_ path: String) throws(PasswordFileError) {
    // Without O_NONBLOCK a pipe without a writer would keep us waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      defer { close(descriptor) }
      throw Self.failure(path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw PasswordFileError(
        path: path, reason: isDirectory ? "is a directory" : "is not a regular file")
    }
    (self.path, self.descriptor, size) = (path, descriptor, Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// Reads bytes from an offset on; fewer than there is room for only at the end of the file.
  ///
  /// A file that lost its end since it was opened is an error: what is no longer there cannot be ruled
  /// out.
  func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(PasswordFileError) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      let added = pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
      if added < 0, errno == EINTR { continue }
      guard added >= 0 else { throw Self.failure(path) }
      if added == 0 { break }
      count += added
    }
    guard count == buffer.count || offset + count >= size else {
      throw PasswordFileError(path: path, reason: "has become shorter")
    }
    return count
  }

  private static func failure(_ path: String) -> PasswordFileError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "cannot be read"
    return PasswordFileError(path: path, reason: reason)
  }
}
