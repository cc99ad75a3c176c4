internal import Formwork
internal import Glibc

/// Where `--output` writes: found out before anything is asked, written when all is done.
struct OutputFile {
  private enum Kind {
    /// A regular file, replaced as a whole: the path behind symbolic links.
    case replaced(String)
    /// A pipe, a device or an open descriptor, written as it is.
    case open(FileDescriptor)
  }

  private let path: String
  private let kind: Kind

  /// Looks at the file, and opens it where it is no regular one.
  ///
  /// - Throws: `unfinished` when it cannot be written.
  init(_ path: String) throws(Failure) {
    self.path = path
    if let number = Self.descriptor(in: path) {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { throw Self.failure(path, SystemError(errno)) }
      kind = .open(FileDescriptor(number: copy))
      return
    }
    let target = try Self.target(of: path)
    var status = stat()
    if stat(target, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        guard access(target, W_OK) == 0 else { throw Self.failure(path, SystemError(errno)) }
      case S_IFDIR: throw Self.failure(path, SystemError(EISDIR))
      default:
        let number = open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard number >= 0 else { throw Self.failure(path, SystemError(errno)) }
        kind = .open(FileDescriptor(number: number))
        return
      }
    }
    kind = .replaced(target)
    // Nothing is left behind when the form is never finished.
    let (file, name) = try Self.temporary(beside: target, path)
    file.close()
    unlink(name)
  }

  /// Whether it is a terminal, where people see what is written.
  var isTerminal: Bool {
    if case .open(let file) = kind { file.isTerminal } else { false }
  }

  /// Whether it is a file that is written as it is and that others may read.
  var isReadableByOthers: Bool {
    if case .open(let file) = kind { file.isReadableByOthers } else { false }
  }

  /// Whether a path is another name of standard output.
  static func isStandardOutput(_ path: String) -> Bool { descriptor(in: path) == STDOUT_FILENO }

  /// Writes the result: all of it or nothing, when the file is a regular one.
  func write(_ bytes: SecretBuffer) throws(Failure) {
    switch kind {
    case .open(let file):
      do { try file.write(bytes) } catch { throw Self.failure(path, error) }
    case .replaced(let target): try replace(target, bytes)
    }
  }

  private func replace(_ target: String, _ bytes: SecretBuffer) throws(Failure) {
    let (file, name) = try Self.temporary(beside: target, path)
    do {
      defer { file.close() }
      try file.write(bytes)
      guard fsync(file.number) == 0 else { throw SystemError(errno) }
      guard rename(name, target) == 0 else { throw SystemError(errno) }
    } catch {
      unlink(name)
      throw Self.failure(path, error as? SystemError ?? SystemError(EIO))
    }
    let directory = open(Self.directory(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  private static func temporary(
    beside target: String, _ path: String
  ) throws(Failure) -> (FileDescriptor, String) {
    for _ in 0..<8 {
      let name =
        "\(directory(of: target)).formwork-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
      let number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if number >= 0 {
        fchmod(number, 0o600)
        return (FileDescriptor(number: number), name)
      }
      guard errno == EEXIST else { break }
    }
    throw failure(path, SystemError(errno))
  }

  /// The file behind symbolic links, of which none is followed where everybody may write.
  private static func target(of path: String) throws(Failure) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    var parent = stat()
    if stat(directory(of: path), &parent) == 0, parent.st_mode & S_ISVTX != 0 {
      throw Failure(
        .unfinished, "\(path): a symbolic link in a directory that everybody may write to")
    }
    guard let real = realpath(path, nil) else { throw failure(path, SystemError(errno)) }
    defer { free(real) }
    return String(cString: real)
  }

  /// The directory of a path, with a slash at its end.
  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  private static func descriptor(in path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    for start in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(start) {
      return Int32(path.dropFirst(start.count))
    }
    return nil
  }

  private static func failure(_ path: String, _ error: SystemError) -> Failure {
    Failure(.unfinished, "\(path): \(error)")
  }
}
