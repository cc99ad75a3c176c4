internal import FormworkFiles

/// What `validate` is asked to do.
struct ValidateOptions {
  enum Report: String, CaseIterable {
    case ndjson
    case text
  }
  enum Unknown: String, CaseIterable {
    case ignore
    case warn
    case refuse
  }

  let form: String
  let records: [String]
  let input: RecordReader.Input
  let report: Report
  let usesDefaults: Bool
  let unknown: Unknown

  init(_ arguments: Arguments) throws(Failure) {
    guard let form = arguments.operands.first else { throw .usage("validate needs a FORM") }
    self.form = form
    records = Array(arguments.operands.dropFirst())
    guard !records.isEmpty else {
      throw .usage("validate needs RECORDS: the name of a file, or - for standard input")
    }
    input = try arguments.word("--input", or: .auto)
    report = try arguments.word("--report", or: .ndjson)
    usesDefaults = arguments.contains("--defaults")
    unknown = try arguments.word("--unknown", or: .warn)
    var input = StandardInput()
    try input.claim(form, for: "FORM")
    for file in records { try input.claim(file, for: "RECORDS") }
  }
}
