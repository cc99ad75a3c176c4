internal import Formwork
internal import FormworkFiles
internal import Glibc

/// `validate`: judges records by a form, with memory that does not depend on their number.
enum ValidateVerb {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let options = try ValidateOptions(arguments)
    let form = try FormFile.load(options.form)
    var checker: RecordChecker
    do { checker = RecordChecker(try form.validator(), options) } catch {
      throw .usage(error.message)
    }
    warnOfSlowLists(form, in: options.form)
    var output = BufferedOutput()
    for file in options.records { try checkFile(file, options, &checker, &output) }
    try output.flush()
    Diagnostics.say("\(count(checker.recordCount, "record")), \(checker.invalidCount) invalid")
    return checker.invalidCount == 0 ? .done : .invalid
  }

  /// What hardly matters when one form is submitted takes hours for a million records.
  private static func warnOfSlowLists(_ form: Form, in path: String) {
    for case let row as _GenericPasswordRow in form.allRows
    where row.passwordValidator.lookupOfValidator?.readsFileThrough ?? false {
      let name = row.tag.map { "the list of \($0)" } ?? "a list"
      Diagnostics.say(
        "\(path): warning: \(name) is not sorted and is read through for each record; "
          + "formwork check says where")
    }
  }

  private static func checkFile(
    _ path: String, _ options: ValidateOptions, _ checker: inout RecordChecker,
    _ output: inout BufferedOutput
  ) throws(Failure) {
    let file = try open(path)
    var reader = RecordReader(options.input, keeping: checker.tags) {
      try file.read(atMost: 1 << 18)
    }
    while let record = try next(&reader, path) {
      if let report = checker.report(on: record, of: path) { try output.write(report) }
      for warning in checker.takeWarnings() { Diagnostics.say("\(path): \(warning)") }
    }
  }

  private static func next(
    _ reader: inout RecordReader, _ path: String
  ) throws(Failure) -> Record? {
    do { return try reader.next() } catch { throw Failure(.unfinished, "\(path): \(error)") }
  }

  private static func open(_ path: String) throws(Failure) -> InputFile {
    if path == "-" { return .standardInput }
    do throws(SystemError) {
      let file = try InputFile(path)
      if try file.status().isDirectory { throw SystemError(EISDIR) }
      return file
    } catch {
      throw .usage("\(path): \(error)")
    }
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
