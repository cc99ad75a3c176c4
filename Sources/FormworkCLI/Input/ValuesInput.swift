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
    let standardInput = path == "-" ? try readStandardInput() : nil
    let file: ValuesFile
    do throws(ValuesProblem) {
      if let standardInput {
        file = try ValuesFile(standardInput.secret(), name: path)
      } else {
        file = try ValuesFile(contentsOf: path)
      }
    } catch {
      throw Failure(error.position == nil ? .usage : .invalid, lines: [error.description])
    }
    let values = form.read(file)
    if let refusal = values.refusal { throw Failure(.usage, lines: [refusal.description]) }
    return values
  }

  private static func readStandardInput() throws(Failure) -> SecretBuffer {
    do {
      return try InputFile.standardInput.readSecret(limit: 1 << 20)
    } catch {
      throw .usage("standard input: \(error)")
    }
  }
}
