import Formwork
import FormworkFiles
import Testing

/// The classic validator, the same four rules from a definition, and what EurekaCommunity's
/// GenericPasswordRow says, written anew: all three give the same results.
@Suite struct ClassicPasswordTests {
  private let fromFile: any PasswordValidator

  init() throws {
    let form = try Form(
      definition: #"""
        sections:
          - rows:
              - type: genericPassword
                tag: password
                validator:
                  rules:
                    - {pattern: '[a-z]', hint: Must contain a lowercase letter}
                    - {pattern: '[0-9]', hint: Must contain a number}
                    - {pattern: '[A-Z]', hint: Must contain an uppercase letter}
                    - {pattern: '\X{6}', hint: Must have at least 6 characters}
                  colors: {0: red, 1: amber, 2: lightBlue, 3: lightGreen}
        """#)
    fromFile = try #require(form.row("password") as? GenericPasswordRow).passwordValidator
  }

  /// P1 to P13, and texts that are not ASCII.
  @Test(arguments: [
    "", "a", "A", "1", "a1", "aA1", "abcdef", "ABCDEF", "123456", "abc123", "Abc12", "Abc123",
    "abcDEF1", "ÄÖÜäöü１", "Aa1👨‍👩‍👧‍👦é", "Aa1\r\n\r\n", "Aa1\u{0}\u{0}\u{0}", "Aa1🇩🇪🇫🇷x",
  ])
  func cases(_ password: String) { #expect(difference(for: password) == nil) }

  @Test func generatedPasswords() {
    var random = Splitmix(state: 0x5EED)
    for _ in 0..<6_000 {
      let password = Self.password(&random)
      if let difference = difference(for: password) {
        Issue.record(
          "\(password.unicodeScalars.map { String($0.value, radix: 16) }): \(difference)")
      }
    }
  }

  @Test(arguments: ["a", "aA1", "é", "👨‍👩‍👧‍👦", "\u{301}", "\r\n"])
  func veryLongPasswords(_ piece: String) {
    #expect(difference(for: String(repeating: piece, count: 100_000 / piece.utf8.count)) == nil)
  }

  private struct Verdict: Equatable {
    var strength: Double
    var hint: String?
    var isValid: Bool

    init(strength: Double, hint: String?, isValid: Bool) {
      (self.strength, self.hint, self.isValid) = (strength, hint, isValid)
    }

    /// What the five members say.
    init(_ validator: any PasswordValidator, _ password: String) {
      strength = validator.strengthForPassword(password)
      hint = validator.hintForPassword(password)
      isValid = validator.isPasswordValid(password)
    }

    /// What a row with the password says.
    init(row validator: any PasswordValidator, _ password: String) {
      let judged = PasswordStrength(judging: Secret(copying: password.utf8), by: validator)
      (strength, hint, isValid) = (judged.value, judged.hint, judged.isValid)
    }
  }

  /// What differs; nil when nothing does.
  private func difference(for password: String) -> String? {
    let expected = Self.classic(password)
    var expectedOfRow = expected
    if password.isEmpty { expectedOfRow.hint = nil }
    let validators: [any PasswordValidator] = [DefaultPasswordValidator(), fromFile]
    for validator in validators {
      let verdict = Verdict(validator, password)
      guard verdict == expected else { return "\(type(of: validator)): \(verdict)" }
      let row = Verdict(row: validator, password)
      guard row == expectedOfRow else { return "a row with \(type(of: validator)): \(row)" }
    }
    let strengths = validators.map {
      PasswordStrength(judging: Secret(copying: password.utf8), by: $0)
    }
    return strengths[0] == strengths[1] ? nil : "the colours"
  }

  /// ASCII letters and digits anywhere, and more than five characters.
  private static func classic(_ password: String) -> Verdict {
    let rules: [(Bool, String)] = [
      (password.unicodeScalars.contains { ("a"..."z").contains($0) }, "a lowercase letter"),
      (password.unicodeScalars.contains { ("0"..."9").contains($0) }, "a number"),
      (password.unicodeScalars.contains { ("A"..."Z").contains($0) }, "an uppercase letter"),
      (password.count > 5, "at least 6 characters"),
    ]
    let missing = rules.first { !$0.0 }?.1
    let hint = missing.map { ($0.hasPrefix("at") ? "Must have " : "Must contain ") + $0 }
    let strength = rules.filter(\.0).count
    return Verdict(strength: Double(strength), hint: hint, isValid: strength == 4)
  }

  /// Texts whose characters are of several scalars, or join with what is beside them.
  private static let pieces = [
    "a", "z", "A", "Z", "0", "9", "m", "Q", "5", "`", "{", "@", "[", "/", ":", " ", "\t", "\u{0}",
    "\r\n", "\r", "\n", "é", "e\u{301}", "\u{301}\u{302}\u{303}", "\u{200D}", "👨‍👩‍👧‍👦", "🇩🇪",
    "🇩", "👍🏽", "🏽", "한", "\u{1112}\u{1161}\u{11AB}", "\u{1100}", "क्षि", "\u{94D}", "１", "ａ",
    "\u{600}", "☃\u{FE0F}", "\u{FEFF}", "\u{10FFFF}", "ß", "ﬁ", "中", "🏴\u{E0067}\u{E007F}",
    "\u{E33}", "а", "İ", "ſ", "K",
  ]

  /// Up to 12 pieces; every other password is of ASCII letters and digits mostly.
  private static func password(_ random: inout Splitmix) -> String {
    let count = Int.random(in: 0...12, using: &random)
    let choices = Bool.random(using: &random) ? pieces[...] : pieces[..<16]
    return (0..<count).reduce(into: "") { text, _ in
      text += choices.randomElement(using: &random) ?? ""
    }
  }
}

/// Numbers that are the same in every run (splitmix64).
private struct Splitmix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
