import Testing

@testable import Formwork

@Suite struct ChangeTests {
  @Test func callbacksAreMulticastAndOrdered() {
    let form = Form() +++ Section() <<< IntRow("i") <<< CheckRow("even")
    var log: [String] = []
    let row: IntRow? = form.rowBy(tag: "i")
    row?.onChange { log.append("first \($0.value ?? 0)") }
      .onChange { _, change in
        log.append("second \(change.old ?? 0)→\(change.new ?? 0) \(change.origin)")
      }
    form.onChange { log.append("form \($0.row.tag ?? "")") }
    row?.value = 2
    row?.value = 2
    row?.set(.int(3), origin: .user)
    #expect(
      log == [
        "first 2", "second 0→2 code", "form i", "first 3", "second 2→3 user", "form i",
      ])
  }

  @Test func aRowSetsAnother() {
    let form = Form() +++ Section() <<< CheckRow("even")
    let check: CheckRow? = form.rowBy(tag: "even")
    form[0].append(
      IntRow("i").onChange { row in check?.value = row.value.map { $0.isMultiple(of: 2) } })
    form.row("i")?.set(.int(2))
    #expect(check?.value == true)
    form.row("i")?.set(.int(3))
    #expect(check?.value == false)
  }

  @Test func aCallbackSeesAConsistentForm() {
    let form =
      Form() +++ Section() <<< TextRow("a") <<< TextRow("b") { $0.hidden = "$a == 'x'" }
      <<< TextRow("c")
    var seen: [String] = []
    (form.row("a") as? TextRow)?.onChange { _ in
      seen.append("a b:\(form.row("b")?.isHidden ?? false)")
      form.row("c")?.set(.text("from a"))
      seen.append("c holds:\(form.row("c")?.formValue == .text("from a"))")
    }
    (form.row("c") as? TextRow)?.onChange { _ in seen.append("c") }
    form.onChange { seen.append("form \($0.row.tag ?? "")") }
    form.row("a")?.set(.text("x"))
    #expect(seen == ["a b:true", "c holds:true", "form a", "c", "form c"])
  }

  @Test func anUpdateCallsOncePerRow() {
    let form = Form() +++ Section() <<< IntRow("a") <<< IntRow("b")
    var log: [String] = []
    form.onChange { log.append("\($0.row.tag ?? "") \($0.old) \($0.new)") }
    form.update {
      form.row("a")?.set(.int(1))
      form.row("b")?.set(.int(1))
      form.row("a")?.set(.int(2))
      form.row("b")?.set(.null)
    }
    #expect(log == ["a null 2"])
  }

  @Test func endlessChangesAreAProblem() {
    let form = Form() +++ Section() <<< IntRow("a")
    (form.row("a") as? IntRow)?.onChange { row in row.value = (row.value ?? 0) + 1 }
    form.row("a")?.set(.int(1))
    #expect(form.problems.map(\.kind) == [.unsettled])
    form.row("a")?.set(.null)
  }

  @Test func equalMeansTheSameScalars() {
    let row = TextRow("t")
    var count = 0
    row.onChange { _ in count += 1 }
    row.value = "\u{E9}"
    row.value = "e\u{301}"
    #expect(count == 2)
    row.value = "e\u{301}"
    #expect(count == 2)
  }

  @Test func changesOutsideAFormCallToo() {
    let row = IntRow("i")
    var count = 0
    row.onChange { _ in count += 1 }
    row.value = 1
    #expect(count == 1 && !row.wasChanged)
    _ = Form() +++ row
    row.value = 2
    #expect(count == 2 && row.wasChanged == (row.form != nil))
  }

  @Test func selectionAndFocusCallbacks() {
    let form = Form() +++ Section() <<< ButtonRow("b") <<< TextRow("t")
    var log: [String] = []
    (form.row("b") as? ButtonRow)?.onCellSelection { _ in log.append("pressed") }
    (form.row("t") as? TextRow)?.onCellHighlightChanged { log.append("\($0.isHighlighted)") }
    form.row("b")?.didSelect()
    form.row("t")?.didFocus()
    form.row("t")?.didBlur()
    #expect(log == ["pressed", "true", "false"])
  }

  @Test func whatIsClearedByHidingIsTheSameChange() {
    let form =
      Form() +++ Section() <<< CheckRow("c")
      <<< TextRow("t") {
        $0.hidden = "$c or $t == 'gone'"
        $0.whenHidden = .clear
      }
      <<< TextRow("u") {
        ($0.hidden, $0.resetValue, $0.whenHidden) = ("$c", "first", .reset)
      }
    var log: [String] = []
    form.onChange { log.append("\($0.row.tag ?? "") \($0.old) \($0.new)") }
    form.update {
      form.row("t")?.set("x")
      form.row("u")?.set("x")
      form.row("c")?.set(true)
    }
    #expect(log == ["u null first", "c null true"])
    form.row("c")?.set(false)
    form.row("t")?.set("y")
    log = []
    form.row("t")?.set("gone")
    #expect(log == ["t y null"])
    log = []
    form.row("t")?.set("gone")
    #expect(log.isEmpty && form.row("t")?.isVisible == true)
    form.row("t")?.set("z")
    form.row("u")?.set("z")
    log = []
    form.setValues(["u": "v", "t": "v", "c": true])
    #expect(
      log == [
        "c false true", "t z null", "u z first",
      ])
  }

  @Test(arguments: ["delegate", "validation"]) func callbacksWaitUntilErrorsAreShown(who: String) {
    let form =
      Form() +++ Section()
      <<< TextRow("a") {
        ($0.value, $0.validationOptions) = ("long", .validatesOnChange)
        $0.add(rule: .minLength(3))
      }
      <<< TextRow("b") {
        $0.value = "long"
        $0.add(rule: .equals("a"))
      }
      <<< TextRow("hidden") { $0.hidden = "$a == 'x'" }
      <<< TextRow("log")
    form.validate()
    var calls: [String] = []
    form.onChange { change in
      calls.append("\(change.row.tag ?? "") \(form.row("a")?.errors.map(\.code) ?? [])")
    }
    let mirror = FormMirror(of: form)
    if who == "delegate" {
      mirror.afterEvent = { form.row("log")?.set("told") }
    } else {
      (form.row("b") as? TextRow)?.onRowValidationChanged { _ in form.row("log")?.set("told") }
    }
    form.row("a")?.set("x")
    #expect(calls == ["a [\"tooShort\"]", "log [\"tooShort\"]"])
  }

  @Test func valuesAreSetInFormOrder() {
    let form =
      Form() +++ Section() <<< IntRow("a") <<< IntRow("b") <<< ButtonRow("button")
      +++ Section() <<< IntRow("c")
    var log: [String] = []
    form.onChange { log.append($0.row.tag ?? "") }
    let problems = form.setValues(
      ["c": 1, "none": 1, "b": "text", "button": 1, "a": 1])
    #expect(log == ["a", "c"])
    #expect(problems.map(\.tag) == ["none", "b", "button"], "as they were given")
  }
}
