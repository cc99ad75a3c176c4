import Testing

@testable import Formwork

@Suite struct WhenHiddenTests {
  private func chain(_ whenHidden: WhenHidden = .clear) -> Form {
    Form() +++ Section() <<< TextRow("q1")
      <<< TextRow("q2") {
        $0.shown = "$q1 == 'yes'"
        $0.whenHidden = whenHidden
      }
      <<< TextRow("q3") {
        $0.shown = "$q2 == 'yes'"
        $0.required = true
      }
  }

  private func visible(_ form: Form) -> [String] { form.rows.compactMap(\.tag) }

  @Test func aValueThatComesWhileHiddenIsCleared() throws {
    let form = chain()
    form.setValues(["q1": "no", "q2": "yes"])
    #expect(form.values(includeHidden: true)["q2"].isNull && visible(form) == ["q1"])
    #expect(form.validate().isEmpty)
    form.row("q2")?.set("yes")
    #expect(form.row("q2")?.formValue.isNull == true)
    let record: Values = ["q1": "no", "q2": "yes"]
    #expect(try form.validator().validate(record).isEmpty)
    #expect(try chain(.keep).validator().validate(record).map(\.tag) == ["q3"])
    form.setValues(["q1": "yes", "q2": "yes"])
    #expect(visible(form) == ["q1", "q2", "q3"])
    #expect(try form.validator().validate(["q1": "yes", "q2": "yes"]).map(\.tag) == ["q3"])
  }

  @Test func valuesInAnyOrderGiveTheSame() {
    for tags in [["q1", "q2"], ["q2", "q1"]] {
      let form = chain()
      form.update { for tag in tags { form.row(tag)?.set("yes") } }
      #expect(visible(form) == ["q1", "q2", "q3"])
    }
  }

  @Test func resetMeetsWhatComesToo() throws {
    let form =
      Form() +++ Section() <<< SwitchRow("s")
      <<< TextRow("t") {
        $0.shown = "$s"
        $0.whenHidden = .reset
        $0.resetValue = "first"
      }
      <<< TextRow("u") {
        $0.shown = "$t == 'first'"
        $0.required = true
      }
    form.setValues(["t": "typed"])
    #expect(form.row("t")?.formValue == "first")
    #expect(try form.validator().validate(["t": "typed"]).map(\.tag) == ["u"])
  }

  /// What is hidden reads as cleared before others are judged by it, so that nothing else is lost.
  @Test func onlyWhatIsHiddenIsLost() throws {
    let form =
      Form() +++ Section()
      <<< TextRow("q3") { row in
        row.hidden = "$q2 == 'yes'"
        row.whenHidden = .clear
      }
      <<< TextRow("q2") {
        $0.shown = "$q1 == 'yes'"
        $0.whenHidden = .clear
      }
      <<< TextRow("q1")
      <<< TextRow("q4") {
        $0.hidden = "changed($q2)"
        $0.whenHidden = .clear
      }
    form.setValues(["q1": "no", "q2": "yes", "q3": "kept", "q4": "kept"])
    #expect(
      form.values(includeHidden: true)
        == ["q3": "kept", "q2": .null, "q1": "no", "q4": "kept"])
  }

  @Test func aDeclaredInitialValueStaysWhileHiddenFromTheStart() throws {
    func form() -> Form {
      Form() +++ Section()
        <<< TextRow("t") {
          $0.shown = "$s"
          $0.whenHidden = .clear
          $0.value = "declared"
        }
        <<< SwitchRow("s") <<< TextRow("other")
    }
    let live = form()
    #expect(live.row("t")?.formValue == "declared")
    live.row("other")?.set("x")
    #expect(live.row("t")?.formValue == "declared")
    live.row("s")?.set(true)
    #expect(visible(live) == ["t", "s", "other"] && live.row("t")?.formValue == "declared")
    live.row("t")?.set("typed")
    live.row("s")?.set(false)
    #expect(live.row("t")?.formValue.isNull == true)
    live.row("t")?.set("other")
    #expect(live.row("t")?.formValue.isNull == true)
    // The same value as a new form has, which a values file may hold.
    live.row("t")?.set("declared")
    #expect(live.row("t")?.formValue == "declared")
    let hidden = form()
    hidden.row("t")?.hidden = true
    #expect(hidden.row("t")?.formValue == "declared", "it was hidden before")
  }

  @Test func whatIsShownFirstLosesItsInitialValueToo() {
    let form =
      Form() +++ Section() <<< SwitchRow("s")
      <<< TextRow("t") {
        $0.hidden = "$s"
        $0.whenHidden = .clear
        $0.value = "declared"
      }
    form.row("s")?.set(true)
    #expect(form.row("t")?.formValue.isNull == true)
    form.row("t")?.set("declared")
    #expect(form.row("t")?.formValue.isNull == true)
  }

  @Test func sectionsHideAsRowsDo() throws {
    let section = Section { $0.shown = "$s" }
    section.append(TextRow("t") { $0.whenHidden = .clear })
    let form = Form() +++ Section() <<< SwitchRow("s") +++ section
    form.setValues(["t": "x"])
    #expect(form.row("t")?.formValue.isNull == true)
    form.setValues(["s": true, "t": "x"])
    #expect(form.row("t")?.formValue == "x")
  }

  @Test func itHoldsAtOnceWhenSetLater() {
    let form =
      Form() +++ Section() <<< TextRow("t") { $0.hidden = true }
      <<< TextRow("u") { $0.shown = "$t == 'x'" }
    form.row("t")?.set("x")
    #expect(visible(form) == ["u"])
    form.row("t")?.whenHidden = .clear
    #expect(form.row("t")?.formValue.isNull == true && visible(form) == [])
  }

  @Test func textThatIsNoValueIsClearedToo() {
    let form =
      Form() +++ Section() <<< SwitchRow("s")
      <<< IntRow("n") {
        $0.hidden = "$s"
        $0.whenHidden = .clear
      }
    form.row("n")?.edit("five")
    form.row("s")?.set(true)
    #expect(form.row("n")?.unparsedText == nil)
  }

  @Test func changedIsFalseWhenTheValueCameBack() throws {
    let form =
      Form() +++ Section() <<< TextRow("a") { $0.value = "x" } <<< IntRow("n")
      <<< TextRow("b") { $0.shown = "changed($a)" } <<< TextRow("c") { $0.shown = "changed($n)" }
    form.row("a")?.set("y")
    #expect(visible(form) == ["a", "n", "b"])
    form.row("a")?.set("x")
    #expect(visible(form) == ["a", "n"])
    form.row("a")?.set(.null)
    form.row("n")?.edit("five")
    #expect(visible(form) == ["a", "n", "b", "c"])
    form.row("n")?.edit("")
    #expect(visible(form) == ["a", "n", "b"])
    let context = { (record: Values) throws in
      RecordContext(of: try form.validator(), record: record, usesDefaults: false)
    }
    #expect(try context(["a": "y"]).isVisible("b") && !context(["a": "x"]).isVisible("b"))
    #expect(try !context([:]).isVisible("b") && context(["a": .null]).isVisible("b"))
  }
}
