/// Something wrong in a definition, and where.
public struct DefinitionProblem: Sendable {
  /// Whether the definition can be used nevertheless.
  public enum Severity: String, Sendable {
    /// It cannot.
    case error
    /// It can, but it may mean something else than its writer thinks.
    case warning
  }

  /// What is wrong, for people, and what to do about it.
  typealias Words = (message: String, hint: String?)

  /// Whether the definition can be used nevertheless.
  public var severity: Severity
  /// Where.
  public var place: DefinitionPlace
  /// What is wrong, for people; never a secret.
  public var message: String { words().message }
  /// What to do about it; nil: nothing to add.
  public var hint: String? { words().hint }
  /// Lines of the source that are never shown, since they may hold a secret; nil: none.
  public var secretLines: ClosedRange<Int>?
  /// Of a file with very many problems few are worded.
  private let words: @Sendable () -> Words

  /// A problem at a place; it is worded when it is read.
  public init(
    _ message: @autoclosure @escaping @Sendable () -> String, severity: Severity = .error,
    at place: DefinitionPlace, hint: String? = nil
  ) {
    self.init(severity: severity, at: place) { (message(), hint) }
  }

  /// A problem at a node; it is worded when it is read.
  public init(
    _ message: @autoclosure @escaping @Sendable () -> String, severity: Severity = .error,
    at node: DefinitionNode, hint: String? = nil
  ) {
    self.init(severity: severity, at: node.place) { (message(), hint) }
  }

  init(
    severity: Severity = .error, at place: DefinitionPlace,
    words: @escaping @Sendable () -> Words
  ) {
    (self.severity, self.place, self.words) = (severity, place, words)
  }
}

extension DefinitionProblem: Equatable {
  /// Whether both say the same about the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.severity == right.severity && left.place == right.place
      && left.secretLines == right.secretLines && left.message == right.message
      && left.hint == right.hint
  }
}
