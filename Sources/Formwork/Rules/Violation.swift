/// A value that does not satisfy a rule.
///
/// Never contains the value.
public struct Violation: Sendable, Equatable {
  /// Whether a violation stops a submit.
  public enum Severity: String, Sendable {
    /// The form is not valid.
    case error
    /// Shown, but the form is valid.
    case warning
  }

  /// The tag of the row; empty for a rule of the whole form.
  public var tag: String
  /// The rule's name in definition files, such as `minLength`; its `id` where it has one.
  public var rule: String
  /// What is wrong, for programs, such as `tooShort`.
  public var code: String
  /// The figures of the message, such as `min` and `count`.
  public var parameters: Values
  /// What is wrong, for people.
  public var message: String
  /// Whether it stops a submit.
  public var severity: Severity
  /// The index in the list that the violation is about; nil when it is about the whole value.
  public var index: Int?

  /// A violation from its parts.
  public init(
    tag: String, rule: String, code: String, parameters: Values = [:], message: String,
    severity: Severity = .error, index: Int? = nil
  ) {
    (self.tag, self.rule, self.code, self.parameters) = (tag, rule, code, parameters)
    (self.message, self.severity, self.index) = (message, severity, index)
  }
}
