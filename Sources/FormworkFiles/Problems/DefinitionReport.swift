public import Formwork

/// What is wrong with a definition file, ready to be shown.
public struct DefinitionReport: Sendable, CustomStringConvertible {
  /// The file as it was named.
  public let path: String
  /// The problems in the order of their places.
  public let problems: [DefinitionProblem]
  /// The variables of the environment that the definition may take values from.
  public let variableNames: [String]
  private let lines: [Int: String]

  init(path: String, problems: [DefinitionProblem], text: SourceText?, variableNames: [String] = [])
  {
    (self.path, self.variableNames) = (path, variableNames)
    self.problems = problems.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
    var lines: [Int: String] = [:]
    let secret = problems.compactMap(\.secretLines)
    for problem in problems where !secret.contains(where: { $0.contains(problem.place.line) }) {
      lines[problem.place.line] = text?.line(problem.place.line)
    }
    self.lines = lines
  }

  /// Whether the definition cannot be used.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Every problem as `path:line:column: error: message`, the source line and a caret.
  ///
  /// Ends with a line end; empty when nothing is wrong.
  public var description: String { problems.reduce(into: "") { $0 += text(of: $1) } }

  private func text(of problem: DefinitionProblem) -> String {
    let place = problem.place
    let position = "\(SourceLine.sanitized(path)):\(place.line):\(place.column)"
    let message = SourceLine.sanitized(problem.message)
    var text = "\(position): \(problem.severity.rawValue): \(message)\n"
    if let line = lines[place.line], !line.isEmpty {
      text += SourceLine(line).marked(column: place.column, length: place.length) + "\n"
    }
    if let hint = problem.hint { text += "  hint: \(SourceLine.sanitized(hint))\n" }
    return text
  }
}
