/// Something wrong in a definition, and where.
public struct DefinitionProblem: Sendable {
  /// Whether the definition can be used nevertheless.
  public enum Severity: String, Sendable {
    /// It cannot be used.
    case error
    /// It can, but it may mean something else than its writer thinks.
    case warning
  }

  /// What is wrong, for people, and what to do about it.
  typealias Words = (message: String, hint: String?)

  /// Whether the definition can be used nevertheless.
  public var severity: Severity
  /// Where in the definition it is wrong.
  public var position: SourcePosition
  /// What is wrong, for people; never a secret.
  public var message: String { words().message }
  /// What to do about it; nil: nothing to add.
  public var hint: String? { words().hint }
  /// Lines of the source that are never shown, since they may hold a secret; nil: none.
  public var secretLines: ClosedRange<Int>?
  /// Of a file with very many problems few are worded.
  private let words: @Sendable () -> Words

  /// A problem at a position; it is worded when it is read.
  public init(
    _ message: @autoclosure @escaping @Sendable () -> String, severity: Severity = .error,
    at position: SourcePosition, hint: String? = nil
  ) {
    self.init(severity: severity, at: position) { (message(), hint) }
  }

  /// A problem at a node; it is worded when it is read.
  public init(
    _ message: @autoclosure @escaping @Sendable () -> String, severity: Severity = .error,
    at node: DefinitionNode, hint: String? = nil
  ) {
    self.init(severity: severity, at: node.position) { (message(), hint) }
  }

  init(
    severity: Severity = .error, at position: SourcePosition,
    words: @escaping @Sendable () -> Words
  ) {
    (self.severity, self.position, self.words) = (severity, position, words)
  }
}

extension DefinitionProblem: Equatable {
  /// Whether both say the same about the same position.
  public static func == (left: Self, right: Self) -> Bool {
    left.severity == right.severity && left.position == right.position
      && left.secretLines == right.secretLines && left.message == right.message
      && left.hint == right.hint
  }
}
