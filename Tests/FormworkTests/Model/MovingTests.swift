import Testing

@testable import Formwork

/// Moving a row or a section within its form is one change, in which nothing is ever absent.
@Suite struct MovingTests {
  /// Two sections; `b` and `third` would lose `a` for a moment.
  private static func form() -> Form {
    Form() +++ Section("one") { $0.tag = "one" }
      <<< TextRow("a") { $0.value = "x" }
      <<< TextRow("b") {
        $0.value = "kept"
        $0.hidden = "$a == nil or not visible($a) or not visible($one)"
        $0.whenHidden = .clear
      }
      <<< TextRow("c") {
        $0.value = "x"
        $0.add(rule: .equals("a"))
      }
      +++ Section("two") { $0.tag = "two" } <<< TextRow("d")
  }

  @Test(arguments: [
    "append", "insert", "insert after", "replace", "subscript", "in its section", "swap", "reverse",
    "sort", "shuffle", "partition", "moveSubranges", "section to the end", "swap sections",
    "reverse sections", "replace sections", "insert section", "insert section after", "update",
  ])
  func nothingIsAbsent(operation: String) throws {
    let form = Self.form()
    let (one, two, a) = (form[0], form[1], form[0][0])
    var calls: [String] = []
    form.onChange { calls.append("\($0.row.tag ?? "") \($0.new)") }
    for row in form.rows {
      (row as? TextRow)?.onRowValidationChanged { _ in calls.append("error") }
    }
    form.validate()
    switch operation {
    case "append": two.append(a)
    case "insert": two.insert(a, at: 0)
    case "insert after": try two.insert(row: a, after: two[0])
    case "replace": two.replaceSubrange(0..<1, with: [a, two[0]])
    case "subscript": two[1] = a
    case "in its section": one.append(a)
    case "swap": one.swapAt(0, 2)
    case "reverse": one.reverse()
    case "sort": one.sort { $0.tag ?? "" > $1.tag ?? "" }
    case "shuffle": one.shuffle()
    case "partition": one.partition { $0 === a }
    case "moveSubranges": one.moveSubranges(RangeSet([0..<1]), to: 3)
    case "section to the end": form.append(one)
    case "swap sections": form.swapAt(0, 1)
    case "reverse sections": form.reverse()
    case "replace sections": form.replaceSubrange(0..<2, with: [two, one])
    case "insert section": form.insert(two, at: 0)
    case "insert section after": form.insert(one, after: two)
    default:
      form.update {
        two.append(a)
        one.append(a)
        form.reverse()
      }
    }
    #expect(calls.isEmpty)
    #expect(form.rows.count == 4 && form.row("a") === a && a.form === form)
    #expect(form.row("b")?.formValue == "kept")
    #expect(form.isValid && form.problems.isEmpty)
    #expect(FormCopy.differences(of: form).isEmpty)
  }

  @Test func callbacksSeeTheRowWhereItIs() {
    let form = Self.form()
    let a = form[0][0]
    form[1].hidden = "$d == nil"
    form[0].append(TextRow("e") { $0.hidden = "visible($a)" })
    var seen: [String] = []
    form.onChange { _ in seen.append("\(a.section?.tag ?? "nowhere")") }
    a.whenHidden = .clear
    form.allSections[1].append(a)
    #expect(seen == ["two", "two"], "it is hidden there, which clears it, and then b")
    #expect(a.formValue.isNull && !a.isVisible)
  }

  @Test func aMoveIntoAHiddenSectionHides() {
    let form =
      Form() +++ Section()
      <<< TextRow("clear") {
        ($0.value, $0.whenHidden) = ("x", .clear)
      }
      <<< TextRow("keep") { $0.value = "x" }
      <<< TextRow("reset") {
        ($0.value, $0.resetValue, $0.whenHidden) = ("x", "first", .reset)
      }
      +++ Section { $0.hidden = true }
    form.allSections[1].append(contentsOf: form[0])
    #expect(form.values(includeHidden: true) == ["clear": .null, "keep": "x", "reset": "first"])
    #expect(form.values().isEmpty)
  }

  @Test func aSectionThatIsDisabledCountsAtOnce() {
    let form =
      Form() +++ Section() <<< TextRow("t") { $0.add(rule: .required) }
      <<< ButtonRow("send") { $0.disabled = "not valid()" }
      +++ Section { $0.disabled = true }
    #expect(form.row("send")?.isDisabled == true)
    form[1].append(form[0][0])
    #expect(form.row("send")?.isDisabled == false && form.isValid)
    form[0].append(form[1][0])
    #expect(form.row("send")?.isDisabled == true && !form.isValid)
  }

  @Test func betweenFormsNobodySeesItNowhere() {
    let form = Self.form()
    let other = Form() +++ Section("other")
    var seen: [String] = []
    form.onChange { seen.append("\($0.row.tag ?? ""): \(form.row("a") == nil)") }
    let a = form[0][0]
    (a as? TextRow)?.onChange { _ in seen.append("a") }
    (form.row("b") as? TextRow)?.onChange { _ in
      seen.append(a.form === other ? "a is in the other" : "a is nowhere")
    }
    other[0].append(a)
    #expect(seen == ["a is in the other", "b: true"])
    #expect(other.row("a") === a && other.rows.count == 1 && form.rows.count == 2)
  }
}
