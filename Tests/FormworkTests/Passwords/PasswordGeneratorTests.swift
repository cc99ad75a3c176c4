import Testing

@testable import Formwork

@Suite struct PasswordGeneratorTests {
  /// How often each byte stands in passwords.
  private func counts(_ passwords: [Secret]) -> [UInt8: Int] {
    var counts: [UInt8: Int] = [:]
    for password in passwords {
      password.withUTF8 { for byte in $0 { counts[byte, default: 0] += 1 } }
    }
    return counts
  }

  @Test func twentyCharactersThatAreNotMistakenForEachOther() {
    let password = PasswordGenerator().password()
    #expect(password.count == 20)
    let found = counts((0..<200).map { _ in PasswordGenerator().password() })
    #expect(Set(found.keys) == Set(PasswordGenerator.usualAlphabet.utf8))
    #expect("0OoIl1".utf8.allSatisfy { found[$0] == nil })
    #expect(PasswordGenerator().password() != password)
  }

  @Test func everyCharacterIsEquallyLikely() {
    let found = counts([PasswordGenerator(length: 1000, alphabet: "abc").password()])
    for byte in "abc".utf8 { #expect((230...440).contains(found[byte] ?? 0)) }
  }

  @Test func lengthAndAlphabet() {
    let pin = PasswordGenerator(length: 4, alphabet: "0123456789").password()
    #expect(pin.count == 4)
    #expect(pin.withUTF8 { $0.allSatisfy { (0x30...0x39).contains($0) } })
    #expect(PasswordGenerator(length: 3, alphabet: "éß").password().count == 6)
    #expect(PasswordGenerator(length: 0, alphabet: "a").password().count == 1)
  }

  private func row(_ configure: (GenericPasswordRow) -> Void) -> GenericPasswordRow {
    let row = GenericPasswordRow("p", configure)
    _ = Form() +++ Section() <<< row
    return row
  }

  @Test func satisfiesTheValidatorAndTheRules() {
    for length in [6, 12, 64] {
      for _ in 0..<20 {
        let row = row {
          $0.add(rule: .exactLength(length))
          $0.add(rule: .required)
        }
        let password = row.generatePassword()
        #expect(password?.count == length)
        #expect(row.isValid && row.isPasswordValid())
      }
    }
  }

  @Test func lengthsFollowTheRules() {
    #expect(row { $0.add(rule: .minLength(30)) }.generatePassword()?.count == 30)
    #expect(row { $0.add(rule: .maxLength(8)) }.generatePassword()?.count == 8)
    let short = row {
      $0.generator = PasswordGenerator(length: 8)
      $0.add(rule: .minLength(10))
    }
    #expect(short.generatePassword()?.count == 10)
    let validator = RegexPasswordValidator { PasswordRule("\\X{28}", hint: "28 characters") }
    #expect(row { $0.passwordValidator = validator }.generatePassword()?.count == 32)
  }

  @Test func demandsForRareCharactersAreMet() {
    let validator = RegexPasswordValidator {
      PasswordRule("[!#$%&*+]", hint: "A sign")
      PasswordRule("[0-9]", hint: "A digit")
      PasswordRule("[A-Z].*[A-Z]", hint: "Two capitals")
    }
    for _ in 0..<200 {
      let row = row {
        $0.passwordValidator = validator
        $0.add(rule: .maxLength(8))
      }
      #expect(row.generatePassword() != nil)
      #expect(row.isPasswordValid())
    }
  }

  @Test(arguments: ["[a-z0-9]{12}", "[A-Z0-9]+", "[a-zA-Z]{10,}", "[0-9]{8}"])
  func charactersThatTheRulesForbidAreLeftOut(_ pattern: String) {
    let row = row {
      $0.passwordValidator = RegexPasswordValidator(rules: [])
      $0.add(rule: .matches(pattern))
    }
    #expect(row.generatePassword() != nil)
    #expect(row.isValid)
  }

  @Test func whatCannotBeMetChangesNothing() {
    let row = row {
      $0.generator = PasswordGenerator(alphabet: "abc")
      $0.value = Secret(copying: "before".utf8)
    }
    #expect(row.generatePassword() == nil)
    #expect(row.value == Secret(copying: "before".utf8))
    row.enforcesValidator = false
    #expect(row.generatePassword()?.count == 20)
  }

  @Test func fillsTheRowsThatRepeatIt() {
    let password = GenericPasswordRow("p")
    let again = PasswordRow("again") { $0.confirms = "p" }
    let form = Form() +++ Section() <<< password <<< again
    password.generatePassword()
    #expect(again.value == password.value)
    #expect(form.isValid)
    password.value = Secret(copying: "Abc123".utf8)
    #expect(again.value == nil)
    #expect(form.values().tags == ["p"])
  }
}
