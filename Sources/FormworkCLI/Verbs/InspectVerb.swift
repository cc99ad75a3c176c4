internal import Formwork

/// `inspect`: the state of a form as JSON.
enum InspectVerb {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let path = try arguments.operand()
    let form = try FormFile.load(path, values: arguments.values("--values"))
    if arguments.contains("--validate") { form.validateAndWait() }
    let report = JSONText.of(
      InspectReport.of(form), indent: FileDescriptor.standardOutput.isTerminal, secrets: .mask)
    try BufferedOutput.write(report + "\n")
    return arguments.contains("--validate") && !form.isValid ? .invalid : .done
  }
}
