import Formwork
import FormworkPasswords
import Testing

@Suite struct ZxcvbnPasswordValidatorTests {
  @Test(arguments: [
    ("password", "dictionary", "Common words are easy to guess; add more of them"),
    ("p4ssw0rd", "substitution", "Signs in place of letters are easy to guess"),
    ("aaaaaaaa", "repeat", "Repeats are easy to guess"),
    ("passwordpassword", "repeat", "Repeats are easy to guess"),
    ("ijklmnopq", "sequence", "Sequences are easy to guess"),
    ("xdrtgbnj", "keyboard", "Neighbouring keys are easy to guess"),
    ("12.12.1999", "date", "Dates are easy to guess"),
    ("kQ", "guessable", "Add another word or two"),
  ])
  func whatMakesItGuessableIsTheHint(_ password: String, _ code: String, _ hint: String) {
    let verdict = Verdict(password, by: ZxcvbnPasswordValidator())
    #expect(verdict.hint == hint)
    #expect(verdict.codes == [code])
    #expect(!verdict.isValid)
  }

  @Test func aGoodPasswordHasNoHint() {
    let verdict = Verdict("correct horse battery staple", by: ZxcvbnPasswordValidator())
    #expect(verdict.strength == 4)
    #expect(verdict.isValid && verdict.hint == nil && verdict.codes.isEmpty)
  }

  @Test func theLeastScoreDecides() {
    for (least, isValid) in [(-1, true), (0, true), (2, true), (3, false), (4, false), (5, false)] {
      let validator = ZxcvbnPasswordValidator(minScore: least)
      #expect(Verdict("Tr0ub4dour&3", by: validator).isValid == isValid, "\(least)")
    }
  }

  @Test func wordsAndOtherRowsAreGuessedFirst() {
    let validator = ZxcvbnPasswordValidator(context: ["$user", "Kreuzberg"])
    let values: Values = ["user": "Wladimir-Przybylski@example.org"]
    for password in ["kreuzberg1", "przybylski", "Przyby1ski", "wladimir-przybylski@example.org"] {
      let plain = Verdict(password, by: ZxcvbnPasswordValidator())
      let verdict = Verdict(password, by: validator, in: values)
      #expect(verdict.strength < plain.strength, "\(password)")
      #expect(verdict.strength <= 1, "\(password)")
      #expect(verdict.codes == ["contextWord"], "\(password)")
    }
  }

  @Test func contextMayBeWrittenInAnyLetters() {
    let validator = ZxcvbnPasswordValidator(context: ["$name"])
    #expect(Verdict("владимирпутешественник", by: validator).strength == 4)
    let verdict = Verdict(
      "Владимир1", by: validator, in: ["name": "владимир Путешественник"])
    #expect(verdict.strength == 0)
    #expect(Verdict("xkqzvj-2!", by: validator, in: ["name": "名前のない"]).strength == 4)
  }

  @Test func nulIsRefused() {
    let verdict = Verdict("correct horse\0battery staple", by: ZxcvbnPasswordValidator())
    #expect(!verdict.isValid && verdict.strength == 0)
    #expect(verdict.codes == ["controlCharacter"])
  }

  @Test func onlyTheFirstFiftyScalarsCount() {
    let start = String(repeating: "a", count: 50)
    let validator = ZxcvbnPasswordValidator()
    #expect(Verdict(start + "rWibMFACxAUGZmxhVncy", by: validator).strength == 0)
    #expect(Verdict("rWibMFACxAUGZmxhVncy" + start + start, by: validator).strength == 4)
  }

  @Test func theMembersOfTheProtocolSayTheSame() {
    let validator = ZxcvbnPasswordValidator()
    #expect(validator.maxStrength == 4)
    #expect(validator.strengthForPassword("Tr0ub4dour&3") == 2)
    #expect(validator.hintForPassword("Tr0ub4dour&3") != nil)
    #expect(!validator.isPasswordValid("Tr0ub4dour&3"))
    #expect(validator.colorsForStrengths()[3] == .lightGreen)
  }

  /// Runs that libzxcvbn takes 30 ms for when it reads a hundred bytes, and a megabyte.
  @Test(arguments: ["0o", "e3", "a", "4", "pass", "😀", "é", "0123456789", "\u{301}"])
  func longRunsAreQuick(_ unit: String) {
    let password = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    let validator = ZxcvbnPasswordValidator(context: ["$name", "password"])
    let secret = Secret(copying: password.utf8)
    let clock = ContinuousClock()
    let times = (0..<5).map { _ in
      clock.measure { secret.withUTF8 { _ = validator.assess($0, in: ["name": "otto"]) } }
    }
    // 10 ms in a release build on a machine that does nothing else.
    #expect((times.min() ?? .zero) < .milliseconds(50))
  }
}
