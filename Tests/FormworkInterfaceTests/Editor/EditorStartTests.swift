import Formwork
import FormworkInterface
import Testing

/// The focus starts where something is to be done.
@Suite struct EditorStartTests {
  private func start(_ rows: BaseRow..., values: Values = [:]) -> String? {
    let form = Form() +++ Section(rows: rows)
    form.setValues(values)
    return Editor(form, 80, 24).focusedRow?.tag
  }

  private func required(_ tag: String) -> TextRow { TextRow(tag) { $0.add(rule: .required) } }

  @Test func firstRequiredRowThatIsEmpty() {
    #expect(start(TextRow("a"), required("b"), required("c")) == "b")
    #expect(start(required("a"), required("b"), required("c"), values: ["a": "x"]) == "b")
    #expect(start(TextRow("a"), CheckRow("b") { $0.add(rule: .accepted) }) == "b")
  }

  @Test func firstRowThatHoldsSomethingInvalid() {
    let number = IntRow("b") { $0.add(rule: .max(5)) }
    #expect(start(TextRow("a"), number, required("c"), values: ["b": 7]) == "b")
    let number2 = IntRow("b") { $0.add(rule: .max(5)) }
    #expect(start(TextRow("a"), number2, TextRow("c"), values: ["b": 5]) == "a")
    let refused = TextRow("b") { $0.value = "x" }
    let form = Form() +++ Section() <<< TextRow("a") <<< refused
    refused.addError("Is taken")
    #expect(Editor(form, 80, 24).focusedRow === refused)
  }

  @Test func elseTheFirst() {
    #expect(start(LabelRow("n"), TextRow("a"), TextRow("b")) == "a")
    #expect(start(required("a"), required("b"), values: ["a": "x", "b": "y"]) == "a")
    #expect(start(LabelRow("n")) == nil)
    let rule = Rule<String>.minLength(3).severity(.warning)
    let warned = TextRow("b") {
      $0.value = "x"
      $0.add(rule: rule)
    }
    #expect(start(TextRow("a"), warned) == "a", "a warning is no error")
  }

  @Test func rowsThatCannotBeChangedOrSeenAreNoWork() {
    let (hidden, disabled, readOnly) = (required("h"), required("d"), required("r"))
    (hidden.hidden, disabled.disabled, readOnly.readOnly) = (true, true, true)
    #expect(start(TextRow("a"), hidden, disabled, readOnly, required("b")) == "b")
  }

  @Test func whatIsAskedDependsOnAnswers() {
    let seats = IntRow("seats") {
      $0.shown = "$plan == 'pro'"
      $0.add(rule: .required)
    }
    #expect(start(TextRow("plan"), seats, values: ["plan": "pro"]) == "seats")
    let again = PasswordRow("again") { $0.confirms = "p" }
    #expect(start(PasswordRow("p") { $0.value = Secret(copying: "abc".utf8) }, again) == "again")
  }

  @Test func aRowBelowIsOnTheScreen() {
    let section = Section("Rows")
    for number in 1...60 { section <<< TextRow("t\(number)") { $0.title = "Row \(number)" } }
    section <<< required("last")
    let editor = Editor(Form("Long") +++ section, 80, 24)
    #expect(editor.focusedRow?.tag == "last")
    #expect(editor.screen().contains("▌") && editor.frame().cursor != nil)
    #expect(editor.focusedRow?.errors.isEmpty == true, "nobody is scolded yet")
  }
}
