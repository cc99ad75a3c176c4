import Testing

@testable import Formwork

/// Sentences of the semantics that no other suite is about.
@Suite struct SemanticsTests {
  @Test func errorsShowBeforeCallbacksRun() {
    let form =
      Form() +++ Section()
      <<< PasswordRow("p") {
        $0.add(rule: .minLength(3))
        $0.validationOptions = .validatesOnChange
      }
      <<< PasswordRow("again") {
        $0.confirms = "p"
        $0.value = Secret(copying: "x".utf8)
      }
    var seen: [String] = []
    form.onChange { _ in seen.append("\(form.row("p")?.errors.map(\.code) ?? [])") }
    form.row("p")?.set("ab")
    form.row("p")?.set(.secret(Secret(copying: "ab".utf8)))
    #expect(seen.allSatisfy { $0 == "[\"tooShort\"]" } && seen.count >= 2)
  }

  @Test func whatConditionsExemptShowsNoErrors() {
    let form =
      Form() +++ Section() <<< CheckRow("c")
      <<< TextRow("t") {
        $0.disabled = "$c"
        $0.add(rule: .required)
      }
    form.validate()
    #expect(form.row("t")?.errors.count == 1)
    form.row("c")?.set(true)
    #expect(form.row("t")?.errors.isEmpty == true && form.isValid)
    form.row("c")?.set(false)
    #expect(form.row("t")?.isValid == false)
  }

  @Test func aFailedMaxLengthStopsPatternsOnly() {
    let row = TextRow("t") {
      $0.add(rule: .matches("[a-z]+"))
      $0.add(rule: .email)
      $0.add(rule: .maxLength(3))
      $0.value = "12345"
    }
    #expect(row.validate().map(\.code) == ["tooLong", "email"], "lengths first, then in order")
  }

  @Test(arguments: [
    ("$n == nil", true), ("$n != 'v'", true), ("$n < 1", false), ("$n > 1", false),
    ("$n contains 'v'", false), ("$t == 5", true), ("$t == 'x'", false), ("$i == 'five'", false),
    ("$i == '5'", true), ("$s == false", true), ("$s == nil", true), ("not $s", true),
  ])
  func nothingAndOtherTypes(condition: String, holds: Bool) {
    let form =
      Form() +++ Section() <<< TextRow("n") <<< TextRow("t") { $0.value = "5" }
      <<< IntRow("i") { $0.value = 5 } <<< SwitchRow("s")
      <<< ButtonRow("b") { $0.hidden = Condition(condition) }
    #expect(form.row("b")?.isHidden == holds)
  }

  @Test func warningsNeverBlock() {
    let row = TextRow("t") {
      $0.add(rule: .minLength(3).severity(.warning))
      $0.value = "a"
    }
    _ = Form() +++ row
    #expect(row.validate().map(\.severity) == [.warning])
    #expect(row.isValid && row.form?.isValid ?? true)
  }

  @Test func messagesFollowTheRowsTheyName() {
    let form =
      Form() +++ Section() <<< TextRow("a") { $0.value = "x" }
      <<< TextRow("b") {
        $0.value = "y"
        $0.add(rule: .minLength(3).message("Too short for {a}"))
      }
    #expect(form.validate().map(\.message) == ["Too short for x"])
    form.row("a")?.set("z")
    #expect(form.row("b")?.errors.map(\.message) == ["Too short for z"])
  }

  @Test func errorsNeverContainTheValue() {
    let row = GenericPasswordRow("p") { $0.add(rule: .minLength(30)) }
    row.set(.text("hunter2"))
    row.value = Secret(copying: "hunter2".utf8)
    #expect(!"\(row.validate())".contains("hunter2"))
  }

  @Test func anOriginIsCarried() {
    let form = Form() +++ Section() <<< TextRow("t")
    var origins: [Origin] = []
    form.onChange { origins.append($0.origin) }
    form.row("t")?.edit("x")
    form.row("t")?.set("y")
    form.setValues(["t": "z"], origin: .user)
    #expect(origins == [.user, .code, .user])
  }

  @Test func leavingAnyKindOfRowValidatesIt() {
    let rows: [BaseRow] = [
      TextRow("a"), IntRow("b"), DateRow("c"), CheckRow("d"), SegmentedRow<String>("e"),
      PushRow<Int>("f"), GenericPasswordRow("g"), TextAreaRow("h"),
    ]
    _ = Form() +++ Section(rows: rows)
    for row in rows {
      row.required = true
      row.didFocus()
      row.didBlur()
      #expect(row.errors.map(\.code) == ["required"])
    }
  }

  @Test func whatBothAreHiddenStaysInItsPlace() {
    let form = Form() +++ Section { for tag in ["a", "b", "c"] { TextRow(tag) } }
    form.row("b")?.hidden = true
    form.row("a")?.hidden = true
    form.row("b")?.hidden = nil
    form.row("a")?.hidden = nil
    #expect(form.rows.map(\.tag) == ["a", "b", "c"])
  }
}
