/// The text must be an absolute URL with one of some schemes.
struct URLRule: RuleKind {
  var schemes = ["http", "https"]

  static let name = "url"
  static let summary = "The text is an absolute URL with one of the schemes."
  static let messages = [RuleMessage("url", "Must be a web address such as https://example.org")]
  static let keys: [RuleKey<URLRule>] = [
    .field("schemes", \.schemes, "The schemes; http and https.", isOptional: true)
  ]
  var fit: RuleFit { .shownTexts }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard case .text(let utf8) = operand else { return nil }
    let isURL = utf8.withUnsafeBufferPointer { URLSyntax.accepts($0, schemes: schemes) }
    return isURL ? nil : RuleFailure("url")
  }
}

extension Rule where Value: TextualValue {
  /// The text must be an absolute URL with the scheme http or https.
  public static var url: Rule { Rule(URLRule()) }

  /// The text must be an absolute URL with one of some schemes.
  public static func url(schemes: [String]) -> Rule { Rule(URLRule(schemes: schemes)) }
}
