import Glibc

/// A directory of a test's own, gone with it.
final class Workspace {
  let path: String

  init() throws {
    var template = Array("/tmp/formwork-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw WorkspaceError.noDirectory }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      unlink("\(path)/\(name)")
    }
    closedir(directory)
    rmdir(path)
  }

  /// Writes a file; its path.
  @discardableResult
  func write(_ name: String, _ text: String, mode: mode_t = 0o600) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw WorkspaceError.noFile(name) }
    defer { close(descriptor) }
    fchmod(descriptor, mode)
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw WorkspaceError.noFile(name)
    }
    return file
  }

  /// Writes `line.yaml`, a form of one required line.
  func writeOneLineForm() throws {
    try write(
      "line.yaml",
      """
      form: line
      title: One line
      sections: [{rows: [{type: text, tag: line, title: Line, rules: [required]}]}]
      """)
  }

  func read(_ name: String) throws -> String { try Self.read("\(path)/\(name)") }

  static func read(_ file: String) throws -> String {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WorkspaceError.noFile(file) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The permissions of a file.
  func mode(_ name: String) -> mode_t {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// The names of the files, in order.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { !$0.hasPrefix(".") || $0.hasPrefix(".formwork") }.sorted()
  }
}

enum WorkspaceError: Error {
  case noDirectory
  case noFile(String)
}
