import Formwork
import Glibc

/// A directory of one test; its files go with it.
final class TemporaryDirectory {
  let path: String
  private var names: [String] = []

  init() {
    var template = Array("/tmp/formwork-passwords-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? ""
  }

  deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// Writes a file and gives its path.
  func write(_ bytes: some Sequence<UInt8>, as name: String = "list.txt") -> String {
    names.append(name)
    let file = fopen(path + "/" + name, "w")
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path + "/" + name
  }

  func write(_ text: String, as name: String = "list.txt") -> String {
    write(Array(text.utf8), as: name)
  }
}

/// What a validator finds out when a password is submitted.
func lookedUp(_ password: String, by validator: any PasswordValidator) async -> [String]? {
  guard let lookup = validator.lookupOfValidator else { return nil }
  return await lookup.findings(on: Secret(copying: password.utf8)).findings.map(\.code)
}
