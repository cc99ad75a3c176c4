import Testing

@testable import Formwork

@Suite struct FormValuesTests {
  @Test func taggedRowsGiveValues() {
    let form = Form() +++ Section() <<< TextRow("a")
    #expect(form.values() == ["a": .null])
    form.row("a")?.set(.text("Hi!"))
    #expect(form.values() == ["a": .text("Hi!")])
    form[0].append(TextRow())
    #expect(form.values().count == 1)
    form[0].append(
      TextRow("b") {
        $0.hidden = true
        $0.value = "Bye!"
      })
    #expect(form.values() == ["a": .text("Hi!")])
    #expect(form.values(includeHidden: true) == ["a": .text("Hi!"), "b": .text("Bye!")])
    #expect(form.allRows.count == 3 && form.rows.count == 2)
  }

  @Test func someRowsGiveNone() {
    let form =
      Form() +++ Section()
      <<< PasswordRow("password") { $0.value = Secret(copying: "x".utf8) }
      <<< PasswordRow("again") { $0.confirms = "password" }
      <<< ButtonRow("button")
      <<< TextRow("transient") { $0.isTransient = true }
      <<< TextRow("disabled") { $0.disabled = true }
      <<< LabelRow("label")
    #expect(form.values().tags == ["password", "disabled", "label"])
  }

  @Test func setValuesReportsWhatDoesNotFit() {
    let form =
      Form() +++ Section()
      <<< IntRow("int") <<< TextRow("text") <<< PushRow<String>("push") { $0.options = ["x", "y"] }
      <<< DateRow("date")
    let problems = form.setValues([
      "int": .int(4), "text": .text("t"), "push": .text("y"), "date": .text("2026-05-31"),
      "nobody": .int(1),
    ])
    #expect(problems == [ValueProblem(tag: "nobody", expected: nil)])
    #expect(
      form.values() == [
        "int": .int(4), "text": .text("t"), "push": .text("y"),
        "date": LocalDate(year: 2026, month: 5, day: 31).map { .date($0) } ?? .null,
      ])
    #expect(form.setValues(["int": .text("4")]).map(\.expected) == ["whole number"])
    #expect(form.row("int")?.formValue == .int(4), "a wrong type changes nothing")
    form.setValues(["int": .null])
    #expect(form.row("int")?.formValue == .null)
    #expect(form.row("text")?.formValue == .text("t"))
  }

  @Test func resetting() {
    let form = Form() +++ Section() <<< IntRow("int") { $0.resetValue = 0 }
    let row: IntRow? = form.rowBy(tag: "int")
    row?.value = 4
    row?.resetRowValue()
    #expect(row?.value == 0)
    row?.resetValue = 7
    #expect(row?.value == 0)
    form.reset()
    #expect(row?.value == 7)
  }

  @Test func rowsAreFoundByTheirType() {
    let form =
      Form() +++ Section() <<< LabelRow("label") <<< ButtonRow("button")
      <<< ActionSheetRow<String>("sheet") <<< AlertRow<Int>("alert") <<< PushRow<Double>("push")
    let label: LabelRow? = form.rowBy(tag: "label")
    let button: ButtonRow? = form.rowBy(tag: "button")
    let sheet: ActionSheetRow<String>? = form.rowBy(tag: "sheet")
    let alert: AlertRow<Int>? = form.rowBy(tag: "alert")
    let push: RowOf<Double>? = form.rowBy(tag: "push")
    let wrong: TextRow? = form.rowBy(tag: "alert")
    #expect(label != nil && button != nil && sheet != nil && alert != nil && push != nil)
    #expect(wrong == nil)
    #expect(form.row("phone") == nil)
  }

  @Test func decoding() throws {
    struct Signup: Decodable, Equatable {
      var username: String
      var password: String
      var plan: Plan
      var seats: UInt8?
    }
    enum Plan: String, CaseIterable, RowValue, Decodable {
      case free
      case pro
    }
    let form =
      Form() +++ Section()
      <<< TextRow("username") { $0.value = "ada" }
      <<< PasswordRow("password") { $0.value = Secret(copying: "Abc123".utf8) }
      <<< SegmentedRow<Plan>("plan") {
        $0.options = Plan.allCases
        $0.value = .free
      }
      <<< IntRow("seats")
    let signup: Signup = try form.decode()
    #expect(signup == Signup(username: "ada", password: "Abc123", plan: .free, seats: nil))
    #expect(form[Plan.self, "plan"] == .free)
  }
}
