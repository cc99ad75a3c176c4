extension SecretField {
  /// Whether the characters of a secret can be shown, and for how long.
  public enum Reveal: Sendable, Hashable {
    /// They cannot be shown.
    case never
    /// They are hidden again after that time, if nothing else hides them before.
    case lasting(Duration)
  }

  /// Whether the person can ask for the characters: they are neither shown anyway nor never shown.
  package var canReveal: Bool { mask != .visible && reveal != .never }
}

extension SecretField.Reveal: DefinitionValue {
  /// `false or a number of seconds`.
  public static var schema: String { "false or a number of seconds" }
  /// `false`, or the seconds after which the characters are hidden again.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> SecretField.Reveal? {
    if node.plainText == "false" { return .never }
    if let seconds = node.plainText.flatMap({ DecimalNumber($0) })?.doubleValue,
      (0.1...86_400).contains(seconds)
    {
      return .lasting(.milliseconds(Int64(seconds * 1000)))
    }
    let isTrue = node.plainText == "true"
    problems.append(node.mismatch(schema, hint: isTrue ? "30 s is usual; leave it out" : nil))
    return nil
  }
}
