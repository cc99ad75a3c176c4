import Testing

@testable import Formwork

@Suite struct RowsTests {
  @Test(arguments: ["text", "email", "url", "textArea", "int", "decimal", "date", "switch"])
  func emptyTextClears(kind: String) {
    let rows: [BaseRow] = [
      TextRow("text") { $0.value = "x" }, EmailRow("email") { $0.value = "x" },
      URLRow("url") { $0.value = "x" }, TextAreaRow("textArea") { $0.value = "x" },
      IntRow("int") { $0.value = 1 }, DecimalRow("decimal") { $0.value = 1 },
      DateRow("date") { $0.set(.text("2026-05-31")) }, SwitchRow("switch") { $0.value = true },
    ]
    let row = rows.first { $0.tag == kind }
    #expect(row?.formValue.isNull == false)
    row?.edit("")
    #expect(row?.formValue.isNull == true)
    #expect(row?.kindName == kind)
  }

  @Test func blanksAreTrimmed() {
    let row = TextRow("t")
    row.edit("  Ada Lovelace ")
    #expect(row.value == "Ada Lovelace")
    row.trim = .all
    row.edit(" a b ")
    #expect(row.value == "ab")
    row.trim = .none
    row.edit(" a ")
    #expect(row.value == " a ")
    row.trim = .ends
    row.edit("   ")
    #expect(row.value == nil)
  }

  @Test func numbersAndDatesFollowTheLocale() {
    let form = Form() +++ Section() <<< DecimalRow("d") <<< DateRow("day") <<< IntRow("i")
    form.locale = FormLocale(identifier: "de")
    form.row("d")?.edit("1.234,50")
    #expect(form.row("d")?.formValue == .decimal(DecimalNumber("1234.50") ?? 0))
    #expect(form.row("d")?.displayText == "1234,50")
    form.row("day")?.edit("31.12.2026")
    #expect(form.row("day")?.formValue.written == "2026-12-31")
    form.row("day")?.edit("2026-05-31")
    #expect(form.row("day")?.displayText == "31.05.2026")
    form.row("i")?.edit("12,5")
    #expect(form.row("i")?.unparsedText == "12,5")
  }

  @Test func limitsImplyRules() {
    let row = IntRow("i")
    row.limits.min = .number(1)
    row.limits.max = .number(5)
    row.value = 6
    #expect(row.validate().map(\.code) == ["tooLarge"])
    row.value = 0
    #expect(row.validate().map(\.code) == ["tooSmall"])
  }

  @Test func emailAndURLRowsImplyTheirRule() {
    let email = EmailRow("e") { $0.value = "nobody" }
    #expect(email.validate().map(\.code) == ["email"])
    let url = URLRow("u") { $0.value = "example.org" }
    #expect(url.validate().map(\.code) == ["url"])
    email.add(rule: .email.message("Not an address"))
    #expect(email.validate().map(\.message) == ["Not an address"], "once")
  }

  @Test func choicesHaveTitlesAndDisabledOptions() {
    let row = SegmentedRow<String>("plan") { $0.options = ["free", "pro"] }
    row.title("Professional", for: "pro")
    row.choiceOptions.choices.append(
      Choice(.text("team"), title: "Team", isDisabled: true, reason: "sold out"))
    row.value = "pro"
    #expect(row.displayText == "Professional")
    #expect(row.validate().isEmpty)
    row.value = "team"
    #expect(row.validate().map(\.code) == ["notAllowed"])
  }

  @Test func optionsMayChangeLater() {
    let row = PushRow<Int>("n") { $0.options = [1, 2, 3] }
    row.value = 3
    #expect(row.validate().isEmpty)
    row.options = [1, 2]
    #expect(row.options == [1, 2])
    #expect(row.validate().map(\.code) == ["notAllowed"])
  }

  @Test func ownWayToShowAValue() {
    let row = IntRow("i") { $0.displayValueFor = { value in value.map { "\($0) seats" } } }
    row.value = 3
    #expect(row.displayText == "3 seats")
    #expect(row.editingText == "3")
  }

  @Test func secretsAreBulletsWhereverTheyAreShown() {
    let row = PasswordRow("p") { $0.value = Secret(copying: "hunter2".utf8) }
    #expect(row.displayText == "••••••••")
    #expect(!"\(row.formValue) \(Form() +++ row)".contains("hunter2"))
    #expect(row.editingText.isEmpty)
  }

  @Test func datesHaveEurekasLimits() throws {
    let row = DateRow("d")
    row.minimumDate = LocalDate(year: 2026, month: 5, day: 30)
    #expect(row.maximumDate == nil)
    row.maximumDate = LocalDate(year: 2026, month: 6, day: 1)
    row.value = LocalDate(year: 2026, month: 6, day: 2)
    #expect(row.validate().map(\.code) == ["tooLarge"])
    row.value = LocalDate(year: 2026, month: 5, day: 31)
    #expect(row.validate().isEmpty)
  }
}
