import Testing

@testable import Formwork

/// What a server said: at rows, and about the whole.
@Suite struct RefusalsTests {
  private let name = TextRow("name") {
    $0.value = "ada"
    $0.add(rule: .minLength(5))
  }
  private let password = PasswordRow("password") {
    $0.value = Secret(copying: "hunter2".utf8)
    $0.add(rule: .required)
  }
  private func form() -> Form { Form() +++ Section() <<< name <<< password }

  @Test func aServersErrorStandsBeforeThoseOfRules() {
    let form = form()
    name.addError("Is taken")
    #expect(name.errors.map(\.code) == ["refused", "tooShort"])
    #expect(form.validate().map(\.message).first == "Is taken")
    name.value = "adaada"
    #expect(name.errors.isEmpty && name.isValid)
  }

  @Test func theRefusalGoesWithTheFirstChangeOfAnyRow() {
    let form = form()
    form.refusal = "No such account"
    #expect(name.errors.isEmpty)
    name.value = "ada"
    #expect(form.refusal == "No such account", "nothing changed")
    name.value = "eva"
    #expect(form.refusal == nil)
    form.refusal = "Again"
    form.update { password.value = Secret(copying: "x".utf8) }
    #expect(form.refusal == nil)
    form.refusal = "Typed text that is no value counts, too"
    name.edit("", origin: .user)
    #expect(form.refusal == nil)
  }

  @Test func startingAnewForgetsTheRefusal() {
    let form = form()
    form.refusal = "No such account"
    form.cleanValidationErrors()
    #expect(form.refusal == nil)
    form.refusal = "No such account"
    form.reset()
    #expect(form.refusal == nil)
  }

  @Test func theRefusalBlocksNobody() {
    let form = form()
    name.value = "adaada"
    form.refusal = "Busy"
    #expect(form.isValid && form.validate().isEmpty)
  }

  @Test func refusedSecretsAreEmptiedAndStayRefused() {
    let form = form()
    let again = PasswordRow("again") { $0.confirms = "password" }
    form[0] <<< again
    again.value = password.value
    name.addError("Is taken")
    password.addError("Wrong password")
    form.refusal = "Nothing was saved"
    form.clearRefusedSecrets()
    #expect(name.value == "ada", "what can be seen can be corrected")
    #expect(password.value == nil && again.value == nil)
    #expect(password.errors.map(\.message) == ["Wrong password", "Must be filled in"])
    #expect(!password.isValid)
    #expect(form.refusal == "Nothing was saved")
    password.value = Secret(copying: "x".utf8)
    #expect(password.errors.isEmpty && password.isValid)
  }

  @Test func otherSecretsStay() {
    let form = form()
    password.validate()
    form.refusal = "Wrong"
    form.clearRefusedSecrets()
    #expect(password.value != nil)
  }

  @Test func aProblemOfAFormIsOneLine() {
    let form = Form() +++ Section() <<< TextRow("a") <<< TextRow("a")
    #expect(
      form.problems.map(String.init(describing:)) == [
        "a: row 1 of section 1 and row 2 of section 1 have the same tag a"
      ])
  }
}
