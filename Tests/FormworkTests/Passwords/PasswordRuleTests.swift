import Testing

@testable import Formwork

struct PasswordRuleTests {
  /// The patterns that are not compiled mean what PCRE2 means by them.
  @Test(arguments: [
    "[a-z]", "[0-9]", "[A-Z]", "[b-b]", "\\X{6}", "\\X{0}", "\\X{12}", "\\X{100}", "\\X{6,}",
    "^\\X{6}", "^\\X{6,}", "^\\X{6,}$", "\\X{6,}$",
  ])
  func simplePatternsAgreeWithPCRE2(_ text: String) throws {
    let rule = PasswordRule(text, hint: "")
    let pattern = try Pattern(text, whole: false)
    for password in [
      "", "a", "B", "5", "Abc123", "héllo!", "e\u{301}bcdef", "123456789012",
    ] {
      #expect(rule.isMet(by: password) == (pattern.matches(password) == .match), "\(text)")
    }
    if case .pattern = rule.test { Issue.record("\(text) was compiled") }
  }

  /// A search may begin inside of a character; what is asked for is whole ones.
  @Test func charactersAreCountedWhole() throws {
    #expect(!PasswordRule("\\X{6}", hint: "").isMet(by: "👨‍👩‍👧‍👦bcde"))
    #expect(try Pattern("\\X{6}", whole: false).matches("👨‍👩‍👧‍👦bcde") == .match)
  }

  @Test(arguments: [
    "[a-zA-Z]", "[^a]", "[z-a]", "\\X{+6}", "\\X{1,6}", "[!-/]", "\\X{6", "\\X{6}$",
    "\\X{}", "\\X{65536}", "a\\X{6}", "^[a-z]",
  ])
  func otherPatternsAreCompiled(_ text: String) {
    switch PasswordRule(text, hint: "").test {
    case .pattern, .broken: break
    default: Issue.record("\(text) was not compiled")
    }
  }

  /// What is found in linear time has no limit, and what is not says that it has one.
  @Test(arguments: [
    ("[a-z]", true), ("\\X{6}", true), ("[^0-9A-Z]", true), ("[!-/:-@]", true), ("\\d", true),
    ("\\p{Lu}", true), ("(?=.*[a-z])", false), ("[a-z]+[0-9]", false), ("[[:punct:]]", false),
  ])
  func longPasswords(_ text: String, _ canTell: Bool) {
    let rule = PasswordRule(text, hint: "")
    for character in ["a", "A", "5", "!", "é"] {
      var password = String(repeating: character, count: 1_024)
      let short = password.withUTF8 { rule.outcome(on: $0) }
      password += character
      #expect(password.withUTF8 { rule.outcome(on: $0) } == (canTell ? short : .limit))
    }
  }

  /// Characters of very many marks are counted to a length; then there is no answer.
  @Test func hugeCharacters() {
    let rule = PasswordRule("\\X{2}", hint: "")
    func outcome(_ text: String) -> Pattern.Outcome {
      var text = text
      return text.withUTF8 { rule.outcome(on: $0) }
    }
    let marks = String(repeating: "\u{301}", count: 100_000)
    #expect(outcome("a" + marks) == .noMatch)
    #expect(outcome("a" + marks + "b") == .match)
    #expect(outcome("a" + marks + marks + "b") == .limit)
    #expect(outcome("ab" + marks + marks) == .match)
  }

  @Test func aBrokenPatternIsNeverMet() {
    let rule = PasswordRule("[a", hint: "x")
    #expect(!rule.isMet(by: "a"))
    #expect(rule.problem?.offset == 2)
    #expect(PasswordRule("a", hint: "x").problem == nil)
  }

  @Test func aClosureDecides() {
    let rule = PasswordRule(hint: "Must be a palindrome") { $0 == String($0.reversed()) }
    #expect(rule.isMet(by: "abba"))
    #expect(!rule.isMet(by: "abc"))
    #expect(rule.pattern == nil)
  }
}
