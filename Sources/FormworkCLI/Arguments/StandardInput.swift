/// Who reads standard input: one reader at most, and only when the command line names it.
struct StandardInput {
  private(set) var reader: String?

  /// Notes that something is read from standard input.
  mutating func claim(for name: String) throws(Failure) {
    if let reader { throw .usage("standard input is named twice: \(reader) and \(name)") }
    reader = name
  }

  /// Notes a file, which is standard input when it is called `-`.
  mutating func claim(_ path: String, for name: String) throws(Failure) {
    if path == "-" { try claim(for: name) }
  }
}
