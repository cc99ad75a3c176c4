import Formwork
import FormworkInterface
import Testing

/// Finds every password weak that is the name in another row.
private struct NotTheName: UTF8PasswordValidator {
  var contextTags: [String] { ["name"] }
  var maxStrength: Double { 1 }
  func strengthForPassword(_ password: String) -> Double { 1 }
  func hintForPassword(_ password: String) -> String? { nil }
  func isPasswordValid(_ password: String) -> Bool { true }
  func colorsForStrengths() -> [Double: Color] { [:] }
  func assess(_ utf8: UnsafeBufferPointer<UInt8>, in values: Values) -> PasswordAssessment? {
    let isName = values["name"] == .text(String(decoding: utf8, as: UTF8.self))
    return PasswordAssessment(
      strength: isName ? 0 : 1, hint: isName ? "Must not be the name" : nil, isValid: !isName)
  }
}

@Suite struct StrengthContextTests {
  @Test(arguments: [true, false])
  func theStrengthFollowsTheRowsThatItDependsOn(_ isEnforced: Bool) {
    let row = GenericPasswordRow("password") {
      $0.passwordValidator = NotTheName()
      $0.enforcesValidator = isEnforced
      $0.value = Secret(copying: "ada".utf8)
    }
    let editor = Editor(Form() +++ Section() <<< TextRow("name") <<< row, 80, 24)
    #expect(editor.screen().contains("strong"))
    editor.type("ada")
    #expect(row.passwordStrength.value == 0)
    #expect(editor.screen().contains("weak"))
    #expect(editor.screen().contains("Must not be the name"))
    editor.type("b")
    #expect(editor.screen().contains("strong"))
  }
}
