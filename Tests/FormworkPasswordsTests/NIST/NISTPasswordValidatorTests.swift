import Formwork
import FormworkPasswords
import Testing

@Suite struct NISTPasswordValidatorTests {
  @Test(arguments: [
    ("rWibMFACxAUGZm", ["tooShort"]), ("rWibMFACxAUGZmx", []),
    // Fifteen code points of another script, and composed ones that count once.
    ("Ελλάδαμουόμορφη", []), ("Ελλάδαμουόμορφ", ["tooShort"]),
    ("rWibMFACxAUGZxe\u{301}", []), ("e\u{301}e\u{301}WibMFACxAUGZ", ["tooShort"]),
    ("rWibMFACx\u{7}AUGZmx", ["controlCharacter"]), ("rWibMFACx\0AUGZmx", ["controlCharacter"]),
    ("rWibMFACx\u{378}AUGZmx", ["unassignedCodePoint"]),
    ("rWibMFACx\u{FFFF}AUGZmx", ["unassignedCodePoint"]),
    ("passwordpassword", ["blocklisted"]), ("aaaaaaaaaaaaaaa", ["blocklisted"]),
    ("123456789012345", ["blocklisted"]), ("Password1Password1", ["blocklisted"]),
    ("correct horse battery staple", []),
    ("password", ["tooShort"]), ("\u{7}", ["controlCharacter", "tooShort"]),
  ])
  func rules(_ password: String, _ codes: [String]) {
    let verdict = Verdict(password, by: NISTPasswordValidator())
    #expect(verdict.codes == codes)
    #expect(verdict.isValid == codes.isEmpty)
    #expect((verdict.hint == nil) == verdict.isValid)
  }

  @Test func lengths() {
    #expect(NISTPasswordValidator().min == 15 && NISTPasswordValidator().max == 4_096)
    #expect(NISTPasswordValidator(singleFactor: false).min == 8)
    #expect(NISTPasswordValidator(min: 12).min == 12)
    #expect(NISTPasswordValidator(min: 3, max: 10).min == 8)
    #expect(NISTPasswordValidator(min: 3, max: 10).max == 64)
    #expect(NISTPasswordValidator(min: 9_999, max: 9_999).min == 4_096)
    let second = Verdict("kQ7#vLm2", by: NISTPasswordValidator(singleFactor: false))
    #expect(second.isValid)
    let short = Verdict("kQ7#vLm2", by: NISTPasswordValidator())
    #expect(short.hint == "Must have at least 15 characters")
    #expect(short.strength == 1)
    let start = "correct horse battery staple "
    let most = NISTPasswordValidator(max: 64)
    #expect(Verdict(start + String(repeating: "é", count: 35), by: most).isValid)
    #expect(Verdict(start + String(repeating: "e\u{301}", count: 35), by: most).isValid)
    let long = Verdict(start + String(repeating: "é", count: 36), by: most)
    #expect(long.codes == ["tooLong"] && long.hint == "Must have at most 64 characters")
    for (count, isValid) in [(4_067, true), (4_068, false), (1_000_000, false)] {
      let verdict = Verdict(
        start + String(repeating: "x", count: count), by: NISTPasswordValidator())
      #expect(verdict.isValid == isValid, "\(count)")
    }
  }

  @Test func theWholePasswordIsLookedForInTheList() {
    let validator = NISTPasswordValidator(
      blocklist: BlocklistPasswordValidator(words: ["Frankfurt am Main 60311"]))
    let verdict = Verdict("frankfurt am main 60311", by: validator)
    #expect(verdict.codes.first == "blocklisted")
    #expect(verdict.hint == "Is on a list of common or leaked passwords")
    #expect(Verdict("frankfurt am main 60311!", by: validator).isValid)
  }

  @Test func anUnsortedListIsAskedOnSubmit() async throws {
    let directory = TemporaryDirectory()
    let file = directory.write("the quick brown fox jumps\nA cat\n")
    let validator = NISTPasswordValidator(blocklist: try BlocklistPasswordValidator(file: file))
    #expect(Verdict("The quick brown fox jumps", by: validator).isValid)
    #expect(await lookedUp("The quick brown fox jumps", by: validator) == ["blocklisted"])
    #expect(NISTPasswordValidator().lookup == nil)
  }

  @Test func contextWordsAndWhatIsMadeOfThemAreRefused() {
    let validator = NISTPasswordValidator(min: 8, context: ["$user", "Kreuzberg"])
    #expect(validator.contextTags == ["user"])
    let values: Values = ["user": "wladimir@przybylski.example"]
    for password in [
      "kreuzberg", "KREUZBERG", "Kreuzberg2026!", "!!kreuzberg!!", "grebzuerk", "Grebzuerk1",
      "kreuzbergkreuzberg", "kr3uzb3rg", "Wladimir@Przybylski.example", "przybylski1990",
    ] {
      let verdict = Verdict(password, by: validator, in: values)
      #expect(verdict.codes == ["contextWord"], "\(password)")
      #expect(verdict.hint == "Must not be another answer or a known name, or nearly so")
    }
    for password in ["kreuzberg trees", "wladimir kreuzberg says"] {
      #expect(Verdict(password, by: validator, in: values).isValid, "\(password)")
    }
    #expect(Verdict("przybylski1990", by: validator).isValid)
  }

  @Test func aValidPasswordThatIsWeakSaysSo() {
    let strength = PasswordStrength(
      judging: Secret(copying: "correcthorse2024".utf8), by: NISTPasswordValidator())
    #expect(strength.isValid && strength.hint == nil && strength.value == 2)
    #expect(strength.findings.map(\.severity) == [.hint])
  }

  /// Marks in the worst order take quadratic time where they are sorted one by one.
  @Test(arguments: [
    String(repeating: "e\u{301}", count: 333_333),
    String(repeating: "\u{301}", count: 6_000) + String(repeating: "\u{316}", count: 6_000),
    String(repeating: "\u{378}", count: 16_000), String(repeating: "a", count: 65_536),
  ])
  func anyLengthIsQuick(_ password: String) {
    let secret = Secret(copying: password.utf8)
    let validator = NISTPasswordValidator(context: ["Acme"])
    let clock = ContinuousClock()
    let times = (0..<3).map { _ in
      clock.measure { secret.withUTF8 { _ = validator.assess($0, in: [:]) } }
    }
    // 10 ms in a release build on a machine that does nothing else.
    #expect((times.min() ?? .zero) < .milliseconds(150))
  }
}
