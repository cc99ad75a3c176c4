internal import Formwork
internal import FormworkFiles
internal import FormworkPasswords

/// Makes forms of the files that the command line names.
enum FormFile {
  /// What password rows may name, and `strength`.
  static let validators = PasswordValidatorKinds.all

  /// The form of a definition file, `-` being standard input.
  ///
  /// Warnings and errors go to standard error.
  static func load(
    _ path: String, environment: Environment = .process
  ) throws(Failure) -> Form {
    let form = Form()
    form.locale = environment.locale
    do throws(DefinitionError) {
      let report = try report(path, into: form, environment: environment.value)
      Diagnostics.text(report.description)
    } catch {
      Diagnostics.text(error.description)
      throw Failure(.usage)
    }
    return form
  }

  /// The form of a definition file with the values of files in it.
  static func load(_ path: String, values files: [String]) throws(Failure) -> Form {
    var input = StandardInput()
    try input.claim(path, for: "FORM")
    for file in files { try input.claim(file, for: "--values") }
    let form = try load(path)
    var given = GivenValues(form, isStrict: false)
    try given.take(files: files)
    return form
  }

  /// Reads a definition file into an empty form; the report has the warnings.
  static func report(
    _ path: String, into form: Form,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) -> DefinitionReport {
    try report(bytes(of: path), of: path, into: form, environment: environment)
  }

  /// Reads a definition's text into an empty form; the report has the warnings.
  ///
  /// With `isChecking`, files that the definition names are looked through too.
  static func report(
    _ text: [UInt8], of path: String, into form: Form, isChecking: Bool = false,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) -> DefinitionReport {
    try form.load(
      definition: text, name: path, directory: path == "-" ? nil : directory(of: path),
      kinds: RowKinds.builtIn.judged(with: validators), isChecking: isChecking,
      environment: environment)
  }

  /// The bytes of a file, `-` being standard input; of one that is too large, a part that says so.
  static func bytes(of path: String) throws(DefinitionError) -> [UInt8] {
    do throws(SystemError) {
      let file = path == "-" ? InputFile.standardInput : try InputFile(path)
      return try file.readAll(limit: 1 << 20)
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
