internal import Formwork
internal import FormworkFiles
internal import FormworkInterface

/// The keys that the command line or the environment names a file of.
enum KeysChoice {
  static let option = "--keys"
  private static let variable = "FORMWORK_KEYS"

  /// The keys of `--keys`, else of FORMWORK_KEYS; neither: those that everything has by itself.
  static func table(
    _ arguments: Arguments, environment: Environment
  ) throws(Failure) -> KeyTable {
    let path = arguments.value(option) ?? environment.value(variable) ?? ""
    guard !path.isEmpty else {
      if arguments.contains(option) { throw .usage("\(option): the name of the file is empty") }
      return .builtIn
    }
    do throws(DefinitionError) {
      let (table, report) = try read(FormFile.bytes(of: path), of: path)
      Diagnostics.text(report.description)
      return table
    } catch {
      Diagnostics.text(error.description)
      throw Failure(.usage)
    }
  }

  /// The keys of a file's text, and the warnings.
  static func read(
    _ text: [UInt8], of path: String
  ) throws(DefinitionError) -> (table: KeyTable, report: DefinitionReport) {
    let (table, report) = try DefinitionFile.read(text, name: path) {
      KeyTable.read($0, into: &$1)
    }
    return (table, report)
  }
}
