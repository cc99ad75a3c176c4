/// One demand on a password, with the hint that asks for it.
public struct PasswordRule: Sendable {
  /// What is missing while the rule is not met.
  public let hint: String
  /// The regular expression; nil for a rule that is a closure.
  public let pattern: String?
  let test: Test
  /// What `hint` says, to be put into a form's language; nil: it is said as it is.
  private(set) var phrase: Phrase?

  /// A rule that is met by a password in which a regular expression (PCRE2) is found.
  ///
  /// A broken expression is never met; `problem` says what is wrong with it. Neither is one that
  /// takes too long, or that is searched for in more than 1,024 code points; the validators then say
  /// so. What asks for one character of a kind (`[^a-z]`, `\d`, `\p{Lu}`) judges passwords of any
  /// length, and so does a number of characters (`\X{8}`) that is there in the first 256 KiB.
  ///
  /// - Parameters:
  ///   - pattern: The expression; `\X{8}` asks for eight characters as people see them.
  ///   - hint: What is missing while it is not found.
  public init(_ pattern: String, hint: String) {
    (self.hint, self.pattern) = (hint, pattern)
    test = Test(pattern)
  }

  /// A rule with a hint that is said in a form's language.
  init(_ pattern: String, hint: Phrase) {
    self.init(pattern, hint: hint.english)
    phrase = hint
  }

  /// A rule that is met by a password for which a closure says true.
  ///
  /// - Parameters:
  ///   - hint: What is missing while it is not met.
  ///   - isMet: Gets the password as a `String`; copies of it may remain in memory.
  public init(hint: String, isMet: @escaping @Sendable (String) -> Bool) {
    (self.hint, pattern, test) = (hint, nil, .closure(isMet))
  }

  /// Why the pattern cannot be used; nil when it can.
  public var problem: PatternError? {
    guard case .broken(let error) = test else { return nil }
    return error
  }

  /// Whether a password meets the rule.
  public func isMet(by password: String) -> Bool {
    var password = password
    return password.withUTF8 { outcome(on: $0) == .match }
  }

  /// That a password does not meet the rule.
  var finding: PasswordFinding {
    phrase.map { PasswordFinding("rule", $0, message: hint) } ?? PasswordFinding("rule", hint)
  }

  /// Whether valid UTF-8 meets the rule; `limit` when a regular expression cannot tell.
  func outcome(on utf8: UnsafeBufferPointer<UInt8>) -> Pattern.Outcome { test.outcome(on: utf8) }
}

/// Collects the rules of a validator, with `if`, `switch` and `for` between them.
@resultBuilder
public enum PasswordRuleBuilder {
  /// Takes one rule of the list.
  public static func buildExpression(_ rule: PasswordRule) -> [PasswordRule] { [rule] }
  /// Takes rules that were made elsewhere.
  public static func buildExpression(_ rules: [PasswordRule]) -> [PasswordRule] { rules }
  /// All rules, in order.
  public static func buildBlock(_ rules: [PasswordRule]...) -> [PasswordRule] {
    rules.flatMap { $0 }
  }
  /// The rules of a loop.
  public static func buildArray(_ rules: [[PasswordRule]]) -> [PasswordRule] {
    rules.flatMap { $0 }
  }
  /// The rules of an `if` without `else`.
  public static func buildOptional(_ rules: [PasswordRule]?) -> [PasswordRule] { rules ?? [] }
  /// The rules of the first branch.
  public static func buildEither(first rules: [PasswordRule]) -> [PasswordRule] { rules }
  /// The rules of the other branch.
  public static func buildEither(second rules: [PasswordRule]) -> [PasswordRule] { rules }
}
