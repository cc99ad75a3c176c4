public import Formwork

/// Something wrong in a file of values.
///
/// Says where, and under which tag; never shows the text, which may be a secret.
public struct ValuesProblem: Error, Sendable, CustomStringConvertible {
  /// The file as it was named.
  public let path: String
  /// Where; nil when it is about the whole file.
  public let position: SourcePosition?
  /// The tag that it is about; nil: none.
  public let tag: String?
  /// What is wrong, in words for people.
  public let message: String
  /// Whether it can be ignored.
  public private(set) var severity: DefinitionProblem.Severity

  /// `path:line:column: error: message`, without a line end.
  public var description: String {
    let position = position.map { ":\($0.line):\($0.column)" } ?? ""
    let file = SourceLine.sanitized(path) + position
    return "\(file): \(severity.rawValue): \(SourceLine.sanitized(message))"
  }

  /// The same as an error, where it is not to be ignored.
  public var refused: ValuesProblem {
    var problem = self
    problem.severity = .error
    return problem
  }

  init(
    _ message: String, path: String, at position: SourcePosition? = nil, tag: String? = nil,
    severity: DefinitionProblem.Severity = .error
  ) {
    (self.message, self.path, self.position) = (message, path, position)
    (self.tag, self.severity) = (tag, severity)
  }
}
