internal import Formwork
internal import FormworkFiles

/// `check`: looks for mistakes in definition files.
enum CheckVerb {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    guard !arguments.operands.isEmpty else { throw .usage("check needs a FORM") }
    var input = StandardInput()
    for path in arguments.operands { try input.claim(path, for: "FORM") }
    var code = ExitCode.done
    for path in arguments.operands {
      let (text, isUsable) = report(on: path)
      try BufferedOutput.write(text)
      if !isUsable { code = .usage }
    }
    return code
  }

  private static func report(on path: String) -> (text: String, isUsable: Bool) {
    let form = Form()
    form.locale = Environment.process.locale
    do {
      return (try FormFile.report(path, into: form).description, true)
    } catch {
      return (error.description, false)
    }
  }
}
