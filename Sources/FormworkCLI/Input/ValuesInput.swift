internal import Formwork
internal import FormworkFiles

/// Reads files of values, `-` being standard input.
enum ValuesInput {
  /// The values of a file as a form's rows understand them.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - form: the form whose rows they are for.
  /// - Returns: the values, and what is wrong with them.
  /// - Throws: `usage` when the file cannot be used at all, `invalid` when it is no map of values.
  static func read(_ path: String, for form: Form) throws(Failure) -> ReadValues {
    let file: ValuesFile
    do throws(ValuesProblem) {
      file = try open(path)
    } catch {
      throw Failure(error.place == nil ? .usage : .invalid, lines: [error.description])
    }
    let values = form.read(file)
    if let refusal = values.refusal { throw Failure(.usage, lines: [refusal.description]) }
    return values
  }

  private static func open(_ path: String) throws(ValuesProblem) -> ValuesFile {
    guard path == "-" else { return try ValuesFile(contentsOf: path) }
    // What cannot be read is taken for empty: there is no other way to say why.
    var bytes = (try? FileDescriptor.standardInput.readAll(limit: 1 << 20)) ?? []
    defer { for place in bytes.indices { bytes[place] = 0 } }
    return try ValuesFile(bytes, name: path)
  }
}
