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

  /// The first thing that is wrong, in one line, where another file names this one.
  var reason: String {
    switch self {
    case .unreadable(let path, let reason): return "\(path): \(reason)"
    case .invalid(let report):
      let first = report.problems.first { $0.severity == .error }
      let position = first?.position ?? .start
      return "\(report.path):\(position.line):\(position.column): \(first?.message ?? "")"
    }
  }
}

/// What is wrong with a definition file, ready to be shown.
public struct DefinitionReport: Sendable, CustomStringConvertible {
  /// Most problems that are kept and shown.
  public static let limit = 100

  /// The file as it was named.
  public let path: String
  /// The first problems in the order of their positions; errors before warnings where there are more
  /// than `limit`.
  public let problems: [DefinitionProblem]
  /// How many errors there are, those that are not kept too.
  public let errorCount: Int
  /// How many warnings there are, those that are not kept too.
  public let warningCount: Int
  /// The variables of the environment that the definition may take values from.
  public let variableNames: [String]
  private let excerpts: [SourcePosition: Excerpt]

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
    var excerpts: [SourcePosition: Excerpt] = [:]
    for position in self.problems.map(\.position)
    where !secret.contains(where: { $0 ~= position.line }) {
      guard let found = text?.excerpt(line: position.line, column: position.column) else {
        continue
      }
      excerpts[position] = Excerpt(text: found.text, column: found.column)
    }
    self.excerpts = excerpts
  }

  /// The problems to be shown, in the order of their positions; O(problems) but for very few.
  private static func first(of problems: [DefinitionProblem]) -> [DefinitionProblem] {
    var errors = FirstProblems(limit: limit)
    var warnings = FirstProblems(limit: limit)
    for problem in problems {
      if problem.severity == .error { errors.add(problem) } else { warnings.add(problem) }
    }
    let shown = errors.problems + warnings.problems.prefix(limit - errors.problems.count)
    // Of two at one position the one that was found first comes first, but an error does always.
    return shown.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
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
    let position = problem.position
    let prefix = "\(SourceLine.sanitized(path)):\(position.line):\(position.column)"
    let message = SourceLine.sanitized(problem.message)
    var text = "\(prefix): \(problem.severity.rawValue): \(message)\n"
    if let line = excerpts[position], !line.text.isEmpty {
      text += SourceLine(line.text).marked(column: line.column, length: position.length) + "\n"
    }
    if let hint = problem.hint { text += "  hint: \(SourceLine.sanitized(hint))\n" }
    return text
  }
}

/// The problems that come first, of more than anybody wants to keep.
private struct FirstProblems {
  let limit: Int
  /// In the order of their positions; of those at one position, as they were found.
  private(set) var problems: [DefinitionProblem] = []

  init(limit: Int) { self.limit = limit }

  mutating func add(_ problem: DefinitionProblem) {
    if problems.count == limit {
      guard let last = problems.last, problem.position < last.position else { return }
      problems.removeLast()
    }
    let index = problems.lastIndex { !(problem.position < $0.position) }
    problems.insert(problem, at: index.map { $0 + 1 } ?? 0)
  }
}
