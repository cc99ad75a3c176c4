/// One option of a choice row, as a control shows it.
public struct Choice: Sendable {
  /// The value that choosing it gives.
  public var value: FormValue
  /// What is shown in place of the value.
  public var title: String
  /// One line of help; nil: none.
  public var help: String?
  /// Whether it cannot be chosen.
  public var isDisabled = false
  /// Why it cannot be chosen; nil: not said.
  public var reason: String?
  /// An option that can be chosen, unless it is disabled.
  public init(
    _ value: FormValue, title: String, help: String? = nil, isDisabled: Bool = false,
    reason: String? = nil
  ) {
    (self.value, self.title, self.help) = (value, title, help)
    (self.isDisabled, self.reason) = (isDisabled, reason)
  }
}
