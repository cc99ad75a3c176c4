import Formwork
import Testing

/// A row that repeats another one's value.
@Suite struct ConfirmationTests {
  private let password = GenericPasswordRow("p")
  private let again = PasswordRow("again") { $0.confirms = "p" }

  private func form() -> Form { Form() +++ Section() <<< password <<< again <<< SwitchRow("s") }

  private func secret(_ text: String) -> Secret { Secret(copying: text.utf8) }

  @Test func isRequiredWhileTheOtherIsSet() {
    let form = form()
    #expect(!again.isRequired && form.isValid)
    password.value = secret("Abc123")
    #expect(again.isRequired)
    #expect(again.validate().map(\.message) == ["Must be filled in"])
    again.value = secret("Abc124")
    #expect(again.validate().map(\.message) == ["The passwords differ"])
    again.value = secret("Abc123")
    #expect(form.validate().isEmpty)
  }

  @Test func differsWhateverElseIsWrongWithTheOther() throws {
    let form = form()
    password.value = secret("abc")
    again.value = secret("abd")
    #expect(!password.isValid)
    #expect(again.validate().map(\.message) == ["The passwords differ"])
    again.value = secret("abc")
    #expect(again.validate().isEmpty && again.isRequired)
    let validator = try form.validator()
    let record: Values = ["p": .secret(secret("abc")), "again": .secret(secret("abd"))]
    #expect(validator.validate(record).filter { $0.tag == "again" }.map(\.code) == ["notEqual"])
  }

  @Test func isDemandedWhileTheOtherIsInvalidToo() {
    let form = form()
    password.value = secret("abc")
    #expect(again.isRequired && !again.isValid && !form.isValid)
    #expect(again.validate().map(\.message) == ["Must be filled in"])
    password.value = nil
    #expect(!again.isRequired && again.isValid)
  }

  @Test func isClearedWhenTheOtherChanges() {
    let form = form()
    password.value = secret("Abc123")
    again.value = secret("Abc123")
    #expect(again.validate().isEmpty)
    password.value = secret("Abc123")
    #expect(again.value != nil, "an equal value is no change")
    password.value = secret("Abc1234")
    #expect(again.value == nil && again.errors.isEmpty && !form.isValid)
    again.value = secret("Abc1234")
    password.value = nil
    #expect(again.value == nil && form.isValid)
  }

  @Test func isHiddenWithTheOther() {
    password.hidden = "$s == true"
    let form = form()
    password.value = secret("Abc123")
    #expect(again.isVisible)
    form.row("s")?.set(.bool(true))
    #expect(!again.isVisible && form.isValid)
    form.row("s")?.set(.bool(false))
    #expect(again.isVisible)
  }

  @Test func givesNoValue() {
    let form = form()
    password.value = secret("Abc123")
    again.value = secret("Abc123")
    #expect(form.values().tags == ["p", "s"])
    #expect(!again.givesValue)
  }

  @Test func allThatRepeatAreFilled() {
    let third = PasswordRow("third") { $0.confirms = "p" }
    let form = form()
    form[0] <<< third
    #expect(password.generatePassword() != nil)
    #expect(again.value == password.value && third.value == password.value)
    #expect(form.isValid)
    let first = password.value
    password.generatePassword()
    #expect(password.value != first && again.value == password.value)
    third.value = secret("x")
    #expect(third.validate().map(\.message) == ["The passwords differ"])
  }
}
