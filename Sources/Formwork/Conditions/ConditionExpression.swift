/// A parsed text of the condition language.
///
/// `$plan == 'pro' and not empty($seats)`, `today - 18 years`. Immutable; evaluated as often as
/// needed against any context.
public struct ConditionExpression: Sendable {
  /// The text that was parsed.
  public let text: String
  /// What is read, in the order of the text, each reference by itself.
  public let dependencies: [Dependency]
  let root: ExpressionNode
  /// Where a definition writes the text; nil: it does not.
  var source: ScalarSource?

  /// Parses a text of the condition language.
  ///
  /// Throws the first mistake. O(length of the text).
  public init(_ text: String) throws(ExpressionError) {
    var parser = ExpressionParser(tokens: try ExpressionTokenizer.tokens(of: text))
    self.text = text
    root = try parser.parse()
    dependencies = parser.dependencies
  }

  /// Where the text begins in the definition that it was read from; nil: it was written in code.
  public var position: SourcePosition? { source?.start }

  /// The value; null wherever something is missing or does not fit, and where a pattern met its
  /// limit.
  public func evaluate(in context: some ExpressionContext) -> FormValue {
    (try? root.evaluate(in: context)) ?? .null
  }

  /// Whether the value is true; false where a pattern met its limit.
  public func holds(in context: some ExpressionContext) -> Bool {
    (try? root.holds(in: context)) ?? false
  }
}
