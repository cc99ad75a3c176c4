internal import Formwork
internal import FormworkFiles

/// `check`: looks for mistakes in forms, themes and keys, or lists what they take from the environment.
enum CheckVerb {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    guard !arguments.operands.isEmpty else { throw .usage("check needs a FILE") }
    var input = StandardInput()
    for path in arguments.operands { try input.claim(path, for: "FILE") }
    let listsVariables = arguments.contains("--list-env")
    var code = ExitCode.done
    var names: [String] = []
    for path in arguments.operands {
      let result = report(on: path)
      if listsVariables {
        Diagnostics.text(result.text)
        names += result.variables.filter { !names.contains($0) }
      } else {
        try BufferedOutput.write(result.text)
      }
      if !result.isUsable { code = .usage }
    }
    try BufferedOutput.write(names.map { $0 + "\n" }.joined())
    return code
  }

  private struct Result {
    var text: String
    var variables: [String] = []
    var isUsable: Bool
  }

  /// What is wrong with a file; the environment does not matter.
  private static func report(on path: String) -> Result {
    let form = Form()
    form.locale = Environment.process.locale
    do throws(DefinitionError) {
      let text = try FormFile.bytes(of: path)
      let report =
        switch DefinitionFile(of: text, name: path) {
        case .theme: try Theme.read(definition: text, name: path).report
        case .keys: try KeysChoice.read(text, of: path).report
        case .form: try FormFile.report(text, of: path, into: form, isChecking: true)
        }
      return Result(text: report.description, variables: report.variableNames, isUsable: true)
    } catch {
      var names: [String] = []
      if case .invalid(let report) = error { names = report.variableNames }
      return Result(text: error.description, variables: names, isUsable: false)
    }
  }
}
