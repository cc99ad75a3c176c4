public import Formwork

/// Why a definition cannot be used.
public enum DefinitionError: Error, CustomStringConvertible {
  /// It cannot be read, for this reason.
  case unreadable(path: String, reason: String)
  /// It has errors; warnings are in the report too.
  case invalid(DefinitionReport)

  /// Everything that is wrong, as lines of text.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(SourceLine.sanitized(path)): error: \(reason)\n"
    case .invalid(let report): report.description
    }
  }
}

/// What is wrong with a definition file, ready to be shown.
public struct DefinitionReport: Sendable, CustomStringConvertible {
  /// Most problems that are kept and shown.
  public static let limit = 100

  /// The file as it was named.
  public let path: String
  /// The first problems in the order of their places; errors before warnings where there are more
  /// than `limit`.
  public let problems: [DefinitionProblem]
  /// How many errors there are, those that are not kept too.
  public let errorCount: Int
  /// How many warnings there are, those that are not kept too.
  public let warningCount: Int
  /// The variables of the environment that the definition may take values from.
  public let variableNames: [String]
  private let excerpts: [DefinitionPlace: Excerpt]

  private struct Excerpt {
    var text: String
    var column: Int
  }

  init(path: String, problems: [DefinitionProblem], text: SourceText?, variableNames: [String] = [])
  {
    (self.path, self.variableNames) = (path, variableNames)
    errorCount = problems.count { $0.severity == .error }
    warningCount = problems.count - errorCount
    self.problems = DefinitionReport.first(of: problems)
    let secret = problems.compactMap(\.secretLines)
    var excerpts: [DefinitionPlace: Excerpt] = [:]
    for place in self.problems.map(\.place) where !secret.contains(where: { $0 ~= place.line }) {
      guard let found = text?.excerpt(line: place.line, column: place.column) else { continue }
      excerpts[place] = Excerpt(text: found.text, column: found.column)
    }
    self.excerpts = excerpts
  }

  /// The problems to be shown, in the order of their places; O(problems) but for very few.
  private static func first(of problems: [DefinitionProblem]) -> [DefinitionProblem] {
    var errors = FirstProblems(limit: limit)
    var warnings = FirstProblems(limit: limit)
    for problem in problems {
      if problem.severity == .error { errors.add(problem) } else { warnings.add(problem) }
    }
    let shown = errors.problems + warnings.problems.prefix(limit - errors.problems.count)
    // Of two at one place the one that was found first comes first, but an error does always.
    return shown.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    .map(\.element)
  }

  /// Whether the definition cannot be used.
  public var hasErrors: Bool { errorCount > 0 }

  /// Every problem as `path:line:column: error: message`, the source line and a caret, and how many
  /// more there are.
  ///
  /// Ends with a line end; empty when nothing is wrong.
  public var description: String {
    problems.reduce(into: "") { $0 += text(of: $1) } + remainder
  }

  private var remainder: String {
    let shown = problems.count { $0.severity == .error }
    let counts = [
      (errorCount - shown, "error"), (warningCount - (problems.count - shown), "warning"),
    ]
    let more = counts.filter { $0.0 > 0 }.map { "\($0) more \($1)\($0 == 1 ? "" : "s")" }
    return more.isEmpty
      ? "" : "\(SourceLine.sanitized(path)): \(more.joined(separator: " and ")), not shown\n"
  }

  private func text(of problem: DefinitionProblem) -> String {
    let place = problem.place
    let position = "\(SourceLine.sanitized(path)):\(place.line):\(place.column)"
    let message = SourceLine.sanitized(problem.message)
    var text = "\(position): \(problem.severity.rawValue): \(message)\n"
    if let line = excerpts[place], !line.text.isEmpty {
      text += SourceLine(line.text).marked(column: line.column, length: place.length) + "\n"
    }
    if let hint = problem.hint { text += "  hint: \(SourceLine.sanitized(hint))\n" }
    return text
  }
}

/// The problems that come first, of more than anybody wants to keep.
private struct FirstProblems {
  let limit: Int
  /// In the order of their places; of those at one place, as they were found.
  private(set) var problems: [DefinitionProblem] = []

  init(limit: Int) { self.limit = limit }

  mutating func add(_ problem: DefinitionProblem) {
    if problems.count == limit {
      guard let last = problems.last, problem.place < last.place else { return }
      problems.removeLast()
    }
    let index = problems.lastIndex { !(problem.place < $0.place) }
    problems.insert(problem, at: index.map { $0 + 1 } ?? 0)
  }
}
