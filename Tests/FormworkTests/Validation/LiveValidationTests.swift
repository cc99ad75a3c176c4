import Testing

@testable import Formwork

@Suite struct LiveValidationTests {
  @Test func addingAndRemovingRules() {
    let row = TextRow("t")
    row.add(rule: .required)
    row.add(rule: .minLength(3).id("short"))
    #expect(row.rules.count == 2)
    row.remove(ruleWithIdentifier: "short")
    #expect(row.rules.count == 1)
    row.removeAllRules()
    #expect(row.rules.isEmpty)
    row.add(rule: RuleRequired())
    #expect(row.validate().map(\.code) == ["required"])
    row.value = "Hi1"
    #expect(row.validate().isEmpty)
  }

  @Test func blurValidatesByDefault() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .required) }
    let row = form[0][0]
    row.didFocus()
    #expect(row.errors.isEmpty && !row.isValid)
    row.didBlur()
    #expect(row.wasBlurred)
    #expect(row.errors.map(\.code) == ["required"])
    row.set(.text("x"), origin: .user)
    #expect(row.errors.isEmpty, "once an error shows, every change validates")
  }

  @Test func leavingBackwardsScoldsOnlyAfterAnEdit() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .minLength(3)) }
    let row = form[0][0]
    row.set(.text("ab"))
    row.didFocus()
    row.didBlur(.backwards)
    #expect(row.errors.isEmpty)
    row.didFocus()
    row.set(.text("a"), origin: .user)
    row.didBlur(.backwards)
    #expect(row.errors.map(\.code) == ["tooShort"])
  }

  @Test(arguments: [
    (ValidationOptions.validatesOnDemand, [false, false, false]),
    (.validatesOnChange, [true, true, true]),
    (.validatesOnBlur, [false, true, true]),
    (.validatesOnChangeAfterBlurred, [false, true, true]),
    (.validatesAlways, [true, true, true]),
  ])
  func moments(options: ValidationOptions, expected: [Bool]) {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .minLength(3)) }
    let row = form[0][0]
    row.validationOptions = options
    row.didFocus()
    row.set(.text("a"), origin: .user)
    var shown = [!row.errors.isEmpty]
    row.didBlur()
    shown.append(!row.errors.isEmpty)
    row.set(.text("b"), origin: .user)
    shown.append(!row.errors.isEmpty)
    #expect(shown == expected)
    #expect(row.validate().count == 1)
  }

  @Test func hiddenDisabledAndReadOnlyRowsAreNotValidated() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .required) }
    let row = form[0][0]
    #expect(form.validate().count == 1)
    row.hidden = true
    #expect(form.validate().isEmpty && form.isValid)
    row.hidden = nil
    row.disabled = true
    #expect(form.validate().isEmpty && form.isValid)
    row.disabled = nil
    row.readOnly = true
    #expect(form.validate().isEmpty && form.isValid)
    row.readOnly = nil
    #expect(!form.isValid)
  }

  @Test func quietlyChangesNothing() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .required) }
    var calls = 0
    (form[0][0] as? TextRow)?.onRowValidationChanged { _ in calls += 1 }
    #expect(form.validate(quietly: true).count == 1)
    #expect(form[0][0].errors.isEmpty && calls == 0)
    form.validate()
    form.validate()
    #expect(calls == 1)
    form.cleanValidationErrors()
    #expect(form[0][0].errors.isEmpty && calls == 2)
  }

  @Test func requiredWhileACondition() {
    let form =
      Form() +++ Section() <<< SwitchRow("s") <<< TextRow("t") { $0.required = "$s" }
    #expect(form.row("t")?.isRequired == false && form.isValid)
    form.row("s")?.set(.bool(true))
    #expect(form.row("t")?.isRequired == true && !form.isValid)
  }

  @Test func confirmation() {
    let form =
      Form() +++ Section()
      <<< GenericPasswordRow("password") { $0.add(rule: .required) }
      <<< PasswordRow("again") { $0.confirms = "password" }
    let password: GenericPasswordRow? = form.rowBy(tag: "password")
    let again: PasswordRow? = form.rowBy(tag: "again")
    #expect(again?.isRequired == false)
    password?.value = Secret(copying: "Abc123".utf8)
    #expect(again?.isRequired == true && again?.isValid == false)
    again?.value = Secret(copying: "Abc124".utf8)
    #expect(again?.validate().map(\.message) == ["The passwords differ"])
    again?.value = Secret(copying: "Abc123".utf8)
    #expect(again?.errors.isEmpty == true && form.isValid)
    password?.value = Secret(copying: "Abc1234".utf8)
    #expect(again?.value == nil, "cleared when the other changes")
    password?.hidden = true
    #expect(again?.isHidden == true)
    #expect(form.isValid)
  }

  @Test func aRuleThatNamesARowRunsAgainWhenThatChanges() {
    let form =
      Form() +++ Section()
      <<< TextRow("a") { $0.value = "x" }
      <<< TextRow("b") {
        $0.value = "y"
        $0.add(rule: .equals("a"))
      }
    #expect(form.validate().map(\.code) == ["notEqual"])
    form.row("a")?.set(.text("y"))
    #expect(form.row("b")?.errors.isEmpty == true)
    form.row("a")?.set(.text("z"))
    #expect(form.row("b")?.errors.map(\.code) == ["notEqual"])
  }

  @Test func rowsAreComparedWhateverElseIsWrong() throws {
    let form =
      Form() +++ Section()
      <<< IntRow("a") { $0.add(rule: .max(5)) }
      <<< IntRow("b") { $0.add(rule: .equals("a")) }
      <<< IntRow("c") { $0.add(rule: .differs("a")) }
    func codes(_ record: Values) throws -> [[String]] {
      form.setValues(record)
      let live = form.validate().map { "\($0.tag) \($0.code)" }
      return [live, try form.validator().validate(record).map { "\($0.tag) \($0.code)" }]
    }
    let wrong = ["a tooLarge", "b notEqual", "c notDifferent"]
    #expect(try codes(["a": 7, "b": 8, "c": 7]) == [wrong, wrong])
    let equal = ["a tooLarge"]
    #expect(try codes(["a": 7, "b": 7, "c": 8]) == [equal, equal])
    #expect(
      try codes(["a": .null, "b": 7, "c": 8]) == [[], []], "there is nothing to compare with")
    form.row("a")?.edit("7x")
    #expect(form.validate().map(\.code) == ["type"], "nor with what is no value")
    let record: Values = ["a": "x", "b": 7, "c": 8]
    #expect(try form.validator().validate(record).map(\.code) == ["type"])
  }

  @Test func typedTextThatIsNoValueStays() {
    let form = Form() +++ Section() <<< IntRow("i") { $0.value = 5 }
    let row = form[0][0]
    row.edit("5x")
    #expect(row.formValue == .null, "the last value is not silently kept")
    #expect(row.editingText == "5x")
    #expect(form.validate().map(\.code) == ["type"])
    row.edit("6")
    #expect(row.formValue == .int(6) && row.errors.isEmpty && row.unparsedText == nil)
    row.edit("")
    #expect(row.formValue == .null && form.isValid)
  }

  @Test func serversErrorsGoWithTheNextChange() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.value = "ada" }
    let row = form[0][0]
    row.addError("Somebody has this name already")
    #expect(row.errors.map(\.message) == ["Somebody has this name already"])
    #expect(!form.isValid)
    row.set(.text("ada2"), origin: .user)
    #expect(row.errors.isEmpty && form.isValid)
  }

  @Test func passwordRowsJudge() {
    let row = GenericPasswordRow("p")
    #expect(!row.isPasswordValid())
    row.value = Secret(copying: "".utf8)
    #expect(!row.isPasswordValid())
    row.value = Secret(copying: "aA1".utf8)
    #expect(row.validate().map(\.message) == ["Must have at least 6 characters"])
    row.enforcesValidator = false
    #expect(row.validate().isEmpty)
    row.enforcesValidator = true
    row.value = Secret(copying: "Abc123".utf8)
    #expect(row.isPasswordValid() && row.validate().isEmpty)
    #expect(row.passwordStrength.value == 4)
  }
}
