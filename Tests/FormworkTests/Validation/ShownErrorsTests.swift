import Testing

@testable import Formwork

/// Errors that are shown are right, whatever the rules read.
@Suite struct ShownErrorsTests {
  private static func twins() -> Form {
    Form() +++ Section("first") { $0.tag = "first" } <<< TextRow("a") { $0.value = "x" }
      +++ Section()
      <<< TextRow("b") {
        $0.value = "y"
        $0.title = "Repetition"
        $0.add(rule: .equals("a"))
      }
  }

  private static func short(_ message: String) -> AnyRule {
    Rule<String>.minLength(3).message(message).erased
  }

  private func messages(_ form: Form) -> [String] { form.row("b")?.errors.map(\.message) ?? [] }

  @Test(arguments: ["row", "section", "removed", "invalid", "moved away"])
  func aRuleThatNamesARowThatIsNotThere(why: String) {
    let form = Self.twins()
    if why == "invalid" { form.row("b")?.anyRules[0].when = "valid($a)" }
    form.validate()
    #expect(messages(form) == ["Must be the same as a"])
    switch why {
    case "row": form.row("a")?.hidden = true
    case "section": form[0].hidden = true
    case "removed": form[0].removeAll()
    case "invalid": form.row("a")?.anyRules = [Rule<String>.minLength(2).erased]
    default: _ = Form() +++ form[0]
    }
    #expect(messages(form).isEmpty)
    form.row("a")?.anyRules = []
    form.row("a")?.hidden = nil
    form.allSections[0].hidden = nil
    let isBack = why == "row" || why == "section" || why == "invalid"
    #expect(messages(form).count == (isBack ? 1 : 0))
  }

  @Test func titlesAreThoseOfNow() {
    let form = Self.twins()
    form.row("b")?.anyRules.append(Self.short("{title} is too short"))
    form.validate()
    #expect(messages(form) == ["Repetition is too short", "Must be the same as a"])
    form.row("b")?.title = "Again"
    form.row("a")?.title = "Original"
    #expect(messages(form) == ["Again is too short", "Must be the same as Original"])
  }

  @Test func messagesAndLocaleAreThoseOfNow() {
    let form =
      Form() +++ Section()
      <<< DecimalRow("b") {
        $0.add(rule: .max(DecimalNumber("1.5") ?? 0))
        $0.value = 2
      }
    form.validate()
    #expect(messages(form) == ["Must be at most 1.5"])
    form.messages = ["tooLarge": "Höchstens {max}"]
    #expect(messages(form) == ["Höchstens 1.5"])
    form.locale = FormLocale(identifier: "de")
    #expect(messages(form) == ["Höchstens 1,5"])
  }

  @Test func whatAMessageSaysOfAnotherRow() {
    let form = Self.twins()
    form.row("b")?.anyRules = [Self.short("Too short for {a}")]
    form.validate()
    #expect(messages(form) == ["Too short for x"])
    (form.row("a") as? TextRow)?.displayValueFor = { _ in "what is shown" }
    #expect(messages(form) == ["Too short for what is shown"])
    let choice =
      Form() +++ Section()
      <<< SegmentedRow<String>("a") {
        $0.options = ["x"]
        $0.value = "x"
      }
      <<< TextRow("b") {
        $0.value = "y"
        $0.anyRules = [Self.short("Too short for {a}")]
      }
    choice.validate()
    (choice.row("a") as? SegmentedRow<String>)?.title("The x", for: "x")
    #expect(messages(choice) == ["Too short for The x"])
  }

  @Test func whatAMessageOfTheFormSaysOfAnotherRow() {
    let form = Self.twins()
    form.row("b")?.anyRules = [Rule<String>.minLength(3).erased]
    form.messages = ["tooShort": "Too short for {a}"]
    form.validate()
    #expect(messages(form) == ["Too short for x"])
    form.row("a")?.set("y")
    #expect(messages(form) == ["Too short for y"])
    form.row("b")?.addError("Taken")
    form.row("a")?.set("z")
    #expect(messages(form) == ["Taken", "Too short for z"])
  }

  @Test func whatAnAsynchronousRuleReads() async throws {
    let form = Self.twins()
    let row = try #require(form.row("b") as? TextRow)
    row.anyRules = []
    row.add(asyncRule: AsyncRule("taken", message: "Taken by {a}") { _, _ in false })
    var late = AsyncRule<String>("late") { _, _ in false }
    late.when = "today > '2026-05-31'"
    row.add(asyncRule: late)
    form.clock = .fixed(LocalDateTime(try day("2026-06-01")))
    _ = await form.validate()
    #expect(row.errors.map(\.code) == ["taken", "late"])
    form.row("a")?.set("y")
    #expect(row.errors.first?.message == "Taken by y")
    form.clock = .fixed(LocalDateTime(try day("2026-05-31")))
    #expect(row.errors.isEmpty, "that was not asked")
  }

  @Test(arguments: ["stays", "another form", "back again", "no form"])
  func aRowThatMovesInTheSameChange(where place: String) {
    let (form, other) = (Self.twins(), Form() +++ Section())
    let row = form[1][0]
    row.anyRules = [Self.short("{title} is too short")]
    form.validate()
    form.update {
      row.title = "Again"
      if place == "no form" { form[1].removeAll() }
      if place == "another form" || place == "back again" { other[0].append(row) }
      if place == "back again" { form[0].append(row) }
    }
    #expect(row.errors.map(\.message) == ["Again is too short"])
    other[0].append(row)
    row.title = "Now"
    #expect(row.errors.map(\.message) == ["Now is too short"])
  }

  @Test func rulesAreThoseOfNow() {
    let form = Self.twins()
    let row = form.row("b") as? TextRow
    row?.anyRules = [Rule<String>.minLength(3).erased]
    row?.didBlur()
    #expect(row?.errors.map(\.code) == ["tooShort"])
    row?.add(rule: .maxLength(0))
    #expect(row?.errors.map(\.code) == ["tooShort", "tooLong"])
    row?.remove(ruleWithIdentifier: "none")
    row?.anyRules.removeFirst()
    #expect(row?.errors.map(\.code) == ["tooLong"])
    row?.removeAllRules()
    row?.add(rule: .minLength(3))
    #expect(row?.errors.isEmpty == true, "a row that shows nothing waits for its moment")
  }

  @Test func aRuleThatDependsOnASection() {
    let form = Self.twins()
    var rule = Rule<String>.minLength(3).erased
    rule.when = "visible($first)"
    form.row("b")?.anyRules = [rule]
    form.validate()
    #expect(form.row("b")?.errors.count == 1)
    form[0].hidden = true
    #expect(form.row("b")?.errors.isEmpty == true)
    form.allSections[0].hidden = nil
    #expect(form.row("b")?.errors.count == 1)
    form[0].tag = "second"
    #expect(form.row("b")?.errors.isEmpty == true)
  }

  @Test func aRowWithoutAFormShowsWhatIsRight() {
    let row = TextRow("t") { $0.add(rule: .minLength(3).message("{title}")) }
    row.title = "One"
    row.value = "x"
    row.validate()
    row.title = "Two"
    #expect(row.errors.map(\.message) == ["Two"])
    row.value = "long enough"
    #expect(row.errors.isEmpty)
  }

  // MARK: The clock

  private static func calendar(_ day: LocalDate) -> Form {
    let form = Form()
    form.clock = .fixed(LocalDateTime(day))
    return form +++ Section()
      <<< DateRow("b") {
        $0.value = LocalDate("2026-05-31")
        $0.add(rule: .min(expression: "today"))
      }
      <<< TextRow("hidden") { $0.hidden = "$b == today" }
      <<< TextRow("disabled") { $0.disabled = "years($b) == 0 and today == '2026-05-31'" }
      <<< TextRow("required") { $0.required = "now > '2026-05-31T12:00'" }
  }

  @Test func aClockThatIsSetCounts() throws {
    let (first, second) = (try day("2026-05-31"), try day("2026-06-01"))
    let form = Self.calendar(first)
    form.validate()
    let state = {
      form.allRows.map { [$0.isHidden, $0.isDisabled, $0.isValid, $0.errors.isEmpty] }
    }
    let before = state()
    #expect(
      before == [
        [false, false, true, true], [true, false, true, true], [false, true, true, true],
        [false, false, true, true],
      ])
    form.row("b")?.didBlur()
    form.clock = .fixed(LocalDateTime(second))
    #expect(
      state() == [
        [false, false, false, true], [false, false, true, true], [false, false, true, true],
        [false, false, false, true],
      ], "who showed nothing waits for a moment")
    form.validate()
    #expect(form.allRows.map(\.errors.isEmpty) == [false, true, true, false])
    form.clock = .fixed(LocalDateTime(first))
    #expect(state() == before, "and what was shown goes")
  }

  @Test func midnightCounts() throws {
    final class Days: @unchecked Sendable {  // used on one thread
      var day: LocalDate
      var reads = 0
      init(_ day: LocalDate) { self.day = day }
    }
    let days = Days(try day("2026-05-31"))
    let form = Self.calendar(days.day)
    form.clock = FormClock {
      days.reads += 1
      return LocalDateTime(days.day)
    }
    #expect(form.row("hidden")?.isHidden == true)
    let reads = days.reads
    for _ in 0..<10 { form.noticeNewDay() }
    #expect(days.reads == reads + 10, "one look at the clock each")
    days.day = try day("2026-06-01")
    #expect(form.row("hidden")?.isHidden == true)
    form.noticeNewDay()
    #expect(form.row("hidden")?.isHidden == false && form.row("b")?.isValid == false)
    days.day = try day("2026-05-31")
    #expect(form.validate().isEmpty, "validate notices, too")
    #expect(form.row("hidden")?.isHidden == true)
  }

  @Test func aFormThatReadsNoClockNeverLooks() {
    final class Reads: @unchecked Sendable {  // used on one thread
      var count = 0
    }
    let reads = Reads()
    let form = Self.twins()
    form.row("a")?.hidden = "lower($b) == 'z' or length($b) == 7"
    form.clock = FormClock {
      reads.count += 1
      return FormClock.system.now
    }
    form.row("b")?.set("q")
    form.noticeNewDay()
    form.validate()
    #expect(reads.count == 0)
  }

  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(text)) }

  // MARK: What a server said

  @Test(arguments: ["reset", "clean the form", "clean the row"])
  func aServersErrorGoesWithWhatIsShown(how: String) {
    let form =
      Form() +++ Section() <<< TextRow("t")
      <<< TextRow("u") { $0.hidden = "valid($t)" }
    form.row("t")?.addError("Taken")
    #expect(!form.isValid && form.row("u")?.isHidden == false)
    switch how {
    case "reset": form.reset()
    case "clean the form": form.cleanValidationErrors()
    default: form.row("t")?.cleanValidationErrors()
    }
    #expect(form.isValid && form.row("t")?.errors.isEmpty == true)
    #expect(form.row("u")?.isHidden == true)
    #expect(form.validate().isEmpty)
  }

  @Test func aServersErrorIsSeenWhereverItBlocks() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .minLength(3)) }
    let row = form[0][0] as? TextRow
    row?.hidden = true
    row?.addError("Taken")
    #expect(form.isValid && row?.errors.isEmpty == true)
    row?.hidden = nil
    #expect(!form.isValid && row?.errors.map(\.message) == ["Taken"])
    row?.removeAllRules()
    #expect(!form.isValid && row?.errors.map(\.message) == ["Taken"])
    row?.value = "x"
    #expect(form.isValid && row?.errors.isEmpty == true)
  }

  @Test func anErrorThatHidesAndClearsIsTold() {
    let form =
      Form() +++ Section() <<< TextRow("t")
      <<< TextRow("u") {
        ($0.value, $0.hidden, $0.whenHidden) = ("x", "not valid($t)", .clear)
      }
    var log: [String] = []
    form.onChange { log.append("\($0.row.tag ?? "") \($0.new)") }
    form.row("t")?.addError("Taken")
    #expect(log == ["u null"])
  }

  // MARK: When it is told

  @Test func onlyOtherErrorsAreTold() {
    let form = Form() +++ Section() <<< TextRow("t") { $0.add(rule: .minLength(5)) }
    let row = form[0][0] as? TextRow
    row?.validationOptions = .validatesOnChange
    var calls: [String] = []
    row?.onRowValidationChanged { calls.append("\($0.errors.map(\.message))") }
    for text in ["a", "ab", "abc"] { row?.edit(text) }
    #expect(calls == ["[\"Must have at least 5 characters\"]"])
    #expect(row?.errors.first?.parameters["count"] == 3, "the figures are those of now")
    row?.edit("abcde")
    row?.add(rule: .minLength(9).message("Longer").id("one"))
    row?.validate()
    row?.anyRules = [Rule<String>.minLength(9).message("Longer").id("two").erased]
    row?.anyRules[0].severity = .warning
    #expect(calls.dropFirst() == ["[]", "[\"Longer\"]", "[\"Longer\"]", "[\"Longer\"]"])
  }

  @Test func removingAllRulesIsToldOnce() {
    let form =
      Form() +++ Section()
      <<< EmailRow("t") {
        $0.value = "nobody"
        $0.add(rule: .minLength(9))
      }
    form.validate()
    var calls: [[String]] = []
    (form[0][0] as? EmailRow)?.onRowValidationChanged { calls.append($0.errors.map(\.code)) }
    (form[0][0] as? EmailRow)?.removeAllRules()
    #expect(calls == [[]])
  }
}
