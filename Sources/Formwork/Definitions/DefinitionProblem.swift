/// Something wrong in a definition, and where.
public struct DefinitionProblem: Sendable, Equatable {
  /// Whether the definition can be used nevertheless.
  public enum Severity: String, Sendable {
    /// It cannot.
    case error
    /// It can, but it may mean something else than its writer thinks.
    case warning
  }

  /// Whether the definition can be used nevertheless.
  public var severity: Severity
  /// Where.
  public var place: DefinitionPlace
  /// What is wrong, for people; never a secret.
  public var message: String
  /// What to do about it; nil: nothing to add.
  public var hint: String?
  /// Lines of the source that are never shown, since they may hold a secret; nil: none.
  public var secretLines: ClosedRange<Int>?

  /// A problem at a place.
  public init(
    _ message: String, severity: Severity = .error, at place: DefinitionPlace, hint: String? = nil
  ) {
    (self.message, self.severity, self.place, self.hint) = (message, severity, place, hint)
  }

  /// A problem at a node.
  public init(
    _ message: String, severity: Severity = .error, at node: DefinitionNode, hint: String? = nil
  ) {
    self.init(message, severity: severity, at: node.place, hint: hint)
  }
}
