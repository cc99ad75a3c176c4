/// One demand on a password, with the hint that asks for it.
public struct PasswordRule: Sendable {
  enum Test: Sendable {
    /// A byte in the range; what `[a-z]` searches for.
    case byte(ClosedRange<UInt8>)
    /// At least so many characters; what `\X{6}` means, though a search for it would also begin
    /// inside of a character.
    case characters(Int)
    case pattern(Pattern)
    case closure(@Sendable (String) -> Bool)
    case broken(PatternError)
  }

  /// What is missing while the rule is not met.
  public let hint: String
  /// The regular expression; nil for a rule that is a closure.
  public let pattern: String?
  let test: Test

  /// A rule that is met by a password in which a regular expression (PCRE2) is found.
  ///
  /// A broken expression is never met; `problem` says what is wrong with it.
  ///
  /// - Parameters:
  ///   - pattern: The expression; `\X{8}` asks for eight characters.
  ///   - hint: What is missing while it is not found.
  public init(_ pattern: String, hint: String) {
    (self.hint, self.pattern) = (hint, pattern)
    if let simple = Self.simple(pattern) {
      test = simple
      return
    }
    do throws(PatternError) {
      test = .pattern(try Pattern(pattern, whole: false))
    } catch {
      test = .broken(error)
    }
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
    return password.withUTF8 { isMet(by: $0) }
  }

  /// Whether valid UTF-8 meets the rule.
  func isMet(by utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    switch test {
    case .byte(let range): utf8.contains { range.contains($0) }
    case .characters(let least): utf8.characterCount >= least
    case .pattern(let pattern): pattern.matches(utf8) == .match
    case .closure(let isMet): isMet(String(decoding: utf8, as: UTF8.self))
    case .broken: false
    }
  }

  /// The commonest patterns, without compiling anything: a meter stands in the first frame.
  private static func simple(_ pattern: String) -> Test? {
    let bytes = Array(pattern.utf8)
    func isAlphanumeric(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    if bytes.count == 5, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "-"),
      bytes[4] == UInt8(ascii: "]"), isAlphanumeric(bytes[1]), isAlphanumeric(bytes[3]),
      bytes[1] <= bytes[3]
    {
      return .byte(bytes[1]...bytes[3])
    }
    guard pattern.hasPrefix("\\X{"), pattern.hasSuffix("}"), bytes.count <= 6,
      let count = UInt16(pattern.dropFirst(3).dropLast()), bytes[3] != UInt8(ascii: "+")
    else { return nil }
    return .characters(Int(count))
  }
}

/// Collects the rules of a validator, with `if`, `switch` and `for` between them.
@resultBuilder
public enum PasswordRuleBuilder {
  /// One rule.
  public static func buildExpression(_ rule: PasswordRule) -> [PasswordRule] { [rule] }
  /// Rules made elsewhere.
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
