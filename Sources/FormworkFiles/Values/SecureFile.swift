package import Formwork
internal import Glibc

/// A file that may hold secrets: its bytes, read once, and who else could have read them.
package struct SecureFile: Sendable {
  /// Why a file must not hold secrets.
  package struct Exposure: Sendable {
    /// What is wrong, and what to type.
    package let message: String
  }

  /// What is in it.
  package let text: Secret
  /// Nil when the file is safe, or none: a pipe, a descriptor.
  package let exposure: Exposure?

  /// Reads a file; of one over 1 MiB one byte more than that.
  package init(contentsOf path: String) throws(SystemError) {
    let (file, isLink) = try SecureFile.open(path)
    let status = try file.status()
    text = try file.readSecret(limit: SourceText.limit).secret()
    exposure = SecureFile.exposure(of: status, path: path, isLink: isLink)
  }

  private static func open(_ path: String) throws(SystemError) -> (InputFile, isLink: Bool) {
    do throws(SystemError) {
      return (try InputFile(path, .refusesLinks), false)
    } catch {
      guard error.code == ELOOP else { throw error }
      return (try InputFile(path), true)
    }
  }

  private static func exposure(
    of status: InputFile.Status, path: String, isLink: Bool
  ) -> Exposure? {
    // A descriptor that the caller opened, or a pipe: who may read it was decided elsewhere.
    let isDescriptor =
      path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/") || path == "/dev/stdin"
    if status.isPipe || isDescriptor { return nil }
    guard status.isRegular else { return Exposure(message: "it is no regular file") }
    if isLink { return Exposure(message: "it is a symbolic link; name the file itself") }
    guard status.isOwn else {
      return Exposure(message: "it belongs to another user")
    }
    guard status.permissions & 0o077 == 0 else {
      return Exposure(message: "others may read it; type: chmod 600 \(quoted(path))")
    }
    return nil
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    if isPlain { return path }
    var text = "'"
    for character in path.unicodeScalars {
      if character == "'" { text += "'\\''" } else { text.unicodeScalars.append(character) }
    }
    return text + "'"
  }
}
