internal import Formwork
internal import FormworkFiles

/// The theme that the command line or the environment names.
enum ThemeChoice {
  private static let variable = "FORMWORK_THEME"

  /// The theme of `--theme`, else of FORMWORK_THEME; nil: neither names one.
  static func theme(
    _ arguments: Arguments, environment: Environment
  ) throws(Failure) -> Theme? {
    if let word = arguments.value("--theme") { return try theme(word, of: "--theme") }
    guard let word = environment.value(variable), !word.isEmpty else { return nil }
    return try theme(word, of: variable)
  }

  private static func theme(_ word: String, of source: String) throws(Failure) -> Theme {
    if let theme = Theme.builtIn(named: word) { return theme }
    guard Theme.isFileName(word) else {
      throw .unknown("theme", word, Theme.builtInNames, of: source)
    }
    do throws(DefinitionError) {
      return try Theme.read(contentsOf: word).theme
    } catch {
      Diagnostics.text(error.description)
      throw Failure(.usage)
    }
  }
}
