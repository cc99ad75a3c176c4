import Testing

@testable import Formwork

/// Each line of the table of deviations that concerns the model, tried.
@Suite struct ModelDeviationsTests {
  @Test(arguments: DeviationsTable.model)
  func holds(deviation: DeviationsTable.Deviation) {
    #expect(result(of: deviation.input) == deviation.ours)
  }

  private func result(of input: String) -> String {
    let form = Form() +++ Section()
    var changes = 0
    form.onChange { _ in changes += 1 }
    switch input {
    case "clear a password":
      let row = GenericPasswordRow("p") { $0.value = Secret(copying: "a".utf8) }
      row.edit("")
      return row.formValue.isNull ? "null" : "a value"
    case "validate an invalid password without rules":
      form[0].append(GenericPasswordRow("p") { $0.value = Secret(copying: "a".utf8) })
      return form.validate().map(\.rule).joined()
    case "a fresh password row": return GenericPasswordRow("p").placeholder ?? "no placeholder"
    case "assign a password in code":
      let row = GenericPasswordRow("p")
      row.value = Secret(copying: "abc123".utf8)
      let judged = row.passwordStrength
      return "\(Int(judged.value)), \(judged.hint ?? "no hint")"
    case "focus and leave an untouched row":
      form[0].append(GenericPasswordRow("p"))
      form[0][0].didFocus()
      form[0][0].didBlur()
      return "\(form[0][0].formValue), \(changes) changes"
    case "type 123 in a decimal":
      form[0].append(DecimalRow("d"))
      form[0][0].edit("123")
      return form[0][0].displayText
    case "a decimal 5": return DecimalRow("d") { $0.value = 5 }.displayText
    case "an int 2015": return IntRow("i") { $0.value = 2015 }.displayText
    case "type 5x over an int 5":
      form[0].append(IntRow("i") { $0.value = 5 })
      form[0][0].edit("5x")
      return "\(form[0][0].formValue)"
    case "setValues of an unknown key":
      return form.setValues(["nobody": .int(1)]).isEmpty ? "ignored" : "reported"
    case "$switch == false, never set":
      form[0].append(SwitchRow("switch"))
      form[0].append(TextRow("t") { $0.hidden = "$switch == false" })
      return "\(form.row("t")?.isHidden ?? false)"
    default: return further(input, form)
    }
  }

  private func further(_ input: String, _ form: Form) -> String {
    switch input {
    case "two onChange":
      var calls = 0
      let row = IntRow("i").onChange { _ in calls += 1 }.onChange { _ in calls += 1 }
      row.value = 1
      return "\(calls) calls"
    case "assign an equal value":
      var calls = 0
      let row = IntRow("i") { $0.value = 1 }.onChange { _ in calls += 1 }
      row.value = 1
      return "\(calls) changes"
    case "setValues of another type":
      form[0].append(IntRow("i") { $0.value = 5 })
      let isReported = !form.setValues(["i": "x"]).isEmpty
      return "\(isReported ? "reported" : "ignored"), \(form.row("i")?.displayText ?? "")"
    case "mend a row that is validated on demand":
      form[0].append(TextRow("t") { $0.add(rule: .required) })
      form[0][0].validationOptions = .validatesOnDemand
      form.validate()
      form[0][0].edit("x")
      return "\(form[0][0].errors.count) errors"
    case "equals an unknown row":
      form[0].append(TextRow("t") { $0.add(rule: .equals("nobody")) })
      return form.problems.map(\.kind) == [.unknownTag] ? "a problem" : "none"
    case "a sum of two forms":
      let sum = form + (Section("A") +++ Section("B"))
      return form.isEmpty && sum !== form && sum.count == 3
        ? "left is empty, the sum is new" : "otherwise"
    default: return "not tried"
    }
  }
}
