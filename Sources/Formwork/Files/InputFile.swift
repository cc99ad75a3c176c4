internal import Glibc

/// A file that is open for reading: the one way in which files, pipes and descriptors are read.
package final class InputFile: Sendable {
  /// What kind of file it is, and who may read it, as it was when it was opened.
  package struct Status: Sendable {
    /// Whether it holds bytes that can be read again.
    package let isRegular: Bool
    /// Whether it is a directory, which can be opened but not read.
    package let isDirectory: Bool
    /// Whether it is a pipe or a socket, whose reader was decided by who made it.
    package let isPipe: Bool
    /// How many bytes a regular file has.
    package let size: Int
    /// Whether it belongs to the user of this process, or to root.
    package let isOwn: Bool
    /// The permission bits, such as 0o600.
    package let permissions: UInt32
  }

  /// How a file is opened.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// A symbolic link is not followed: opening it fails with `ELOOP`.
    package static let refusesLinks = Options(rawValue: 1)
    /// A pipe without a writer is opened at once, where it is only opened to see what it is.
    package static let doesNotWait = Options(rawValue: 2)
  }

  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file, which is closed when the object goes away.
  package init(_ path: String, _ options: Options = []) throws(SystemError) {
    var flags = O_RDONLY | O_CLOEXEC | O_NOCTTY
    if options.contains(.refusesLinks) { flags |= O_NOFOLLOW }
    if options.contains(.doesNotWait) { flags |= O_NONBLOCK }
    descriptor = open(path, flags)
    isOwned = true
    if descriptor < 0 { throw .last }
  }

  /// Reads from a descriptor that is open already.
  package init(descriptor: Int32, closes: Bool = false) {
    (self.descriptor, isOwned) = (descriptor, closes)
  }

  /// The standard input of the process, which stays open.
  package static var standardInput: InputFile { InputFile(descriptor: STDIN_FILENO) }

  deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

  /// What the system says about the file.
  package func status() throws(SystemError) -> Status {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let kind = status.st_mode & S_IFMT
    return Status(
      isRegular: kind == S_IFREG, isDirectory: kind == S_IFDIR,
      isPipe: kind == S_IFIFO || kind == S_IFSOCK, size: Int(status.st_size),
      isOwn: status.st_uid == geteuid() || status.st_uid == 0,
      permissions: status.st_mode & 0o7777)
  }

  /// The next bytes; none at the end.
  package func read(atMost size: Int = 1 << 16) throws(SystemError) -> [UInt8] {
    var result = Result<Int, SystemError>.success(0)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      result = Self.retrying { Glibc.read(descriptor, buffer.baseAddress, size) }
      filled = (try? result.get()) ?? 0
    }
    _ = try result.get()
    return bytes
  }

  /// All bytes up to the end; of a longer file more than the limit, by one byte at least.
  package func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while all.count <= limit {
      let bytes = try read()
      if bytes.isEmpty { break }
      all += bytes
    }
    return all
  }

  /// All bytes up to the end, which may hold secrets, so that they are asked for in pieces of a size;
  /// of a longer file more than the limit, by one byte at least.
  package func readSecret(
    limit: Int, atMost size: Int = 1 << 16
  ) throws(SystemError) -> SecretBuffer {
    let all = SecretBuffer()
    while all.count <= limit {
      let count = try Self.retrying {
        all.append(atMost: size) { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      }.get()
      if count == 0 { break }
    }
    return all
  }

  /// Reads bytes of a regular file from an offset on; fewer than there is room for only at its end.
  package func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      let added = try Self.retrying {
        pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
      }.get()
      if added == 0 { break }
      count += added
    }
    return count
  }

  /// The result of a call that is made again when a signal interrupts it.
  private static func retrying(_ call: () -> Int) -> Result<Int, SystemError> {
    while true {
      let count = call()
      if count >= 0 { return .success(count) }
      let error = SystemError.last
      if error.code != EINTR { return .failure(error) }
    }
  }
}
