/// A mistake in how a form is written, found when it is built in code or read from a file.
public struct FormProblem: Sendable, Equatable, Error {
  /// What kind of mistake it is.
  public enum Kind: String, Sendable {
    /// Two rows or sections have the same tag; the first keeps it.
    case duplicateTag
    /// A condition or a rule names a tag that no row has.
    case unknownTag
    /// The text of a condition cannot be read.
    case condition
    /// A rule's argument cannot be used, such as a broken pattern.
    case rule
    /// Conditions depend on themselves, or on too long a chain of others.
    case cycle
    /// Callbacks, conditions or the focus did not come to rest.
    case unsettled
    /// A row's control has no view.
    case control
    /// A translation has something in braces that nothing is put in for.
    case words
  }

  /// What kind of mistake it is.
  public let kind: Kind
  /// The tag of the row concerned; nil: it has none, or the whole form is concerned.
  public let tag: String?
  /// What to do about it; nil: that is not known.
  public let hint: String?
  /// Where in its definition it is wrong; nil: it was written in code.
  public let position: SourcePosition?
  /// The condition, key or rule concerned; nil: it is said in the statement.
  private let subject: String?
  /// What is wrong, without subject and hint.
  package let statement: String

  package init(
    _ kind: Kind, tag: String?, _ statement: String, hint: String? = nil, subject: String? = nil,
    at position: SourcePosition? = nil
  ) {
    (self.kind, self.tag, self.hint, self.position) = (kind, tag, hint, position)
    (self.subject, self.statement) = (subject, statement)
  }

  /// What is wrong, and what to do about it, for people.
  public var message: String {
    (subject.map { "\($0): " } ?? "") + statement + (hint.map { "; \($0)" } ?? "")
  }
}

extension FormProblem: CustomStringConvertible {
  /// One line: the tag of the row concerned, if there is one, and what is wrong.
  public var description: String { tag.map { "\($0): \(message)" } ?? message }
}

extension DefinitionProblem {
  /// A problem of a form that was read from a definition.
  package init(
    _ problem: FormProblem, severity: Severity = .error, or position: SourcePosition
  ) {
    self.init(
      problem.statement, severity: severity, at: problem.position ?? position, hint: problem.hint)
  }
}
