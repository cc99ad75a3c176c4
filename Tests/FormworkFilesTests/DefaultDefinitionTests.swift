import Formwork
import FormworkFiles
import Testing

@Suite struct DefaultDefinitionTests {
  private static let text = definition(
    "{type: text, tag: user, value: {env: USER_NAME, else: nobody}}",
    "{type: int, tag: seats, value: {env: SEATS, else: 3}, reset: {env: SEATS}}",
    "{type: segmented, tag: plan, options: [free, pro], value: {env: PLAN}}",
    "{type: date, tag: start, value: {env: START, else: today}}",
    "{type: date, tag: day, value: now}", "{type: text, tag: word, value: today}")

  private func load(_ variables: [String: String]) throws -> (form: Form, report: String) {
    let form = Form()
    form.clock = .fixed(
      LocalDateTime(
        try #require(LocalDate("2026-05-31")), try #require(LocalTime(hour: 14, minute: 30))))
    let report = try form.load(
      definition: Self.text.utf8, name: "form.yaml", environment: { variables[$0] })
    #expect(report.variableNames == ["USER_NAME", "SEATS", "PLAN", "START"])
    return (form, report.description)
  }

  @Test func withoutVariablesTheOtherValueHolds() throws {
    let (form, report) = try load(["SEATS": ""])
    let today = FormValue.date(try #require(LocalDate("2026-05-31")))
    #expect(report == "")
    #expect(
      form.values().entries.map(\.value)
        == [.text("nobody"), .int(3), .null, today, today, .text("today")])
  }

  @Test func variablesAreReadByTheKindOfRow() throws {
    let (form, report) = try load([
      "USER_NAME": "null", "SEATS": "7", "PLAN": "pro", "START": "2020-02-29",
    ])
    #expect(report == "")
    #expect(form.values()["user"] == .text("null"))
    #expect(form.values()["seats"] == .int(7))
    #expect(form.values()["plan"] == .text("pro"))
    #expect(form.values()["start"] == .date(try #require(LocalDate("2020-02-29"))))
    form.row("seats")?.set(.int(1))
    form.reset()
    #expect(form.values()["seats"] == .int(7))
  }

  @Test func variablesThatDoNotFitAreWarningsWithoutTheirText() throws {
    let (form, report) = try load(["SEATS": "hunter2", "PLAN": "hunter2"])
    #expect(form.values()["seats"] == .int(3))
    #expect(form.values()["plan"] == .null)
    #expect(!report.contains("hunter2"))
    #expect(report.contains("4:46: warning: the variable SEATS does not hold a whole number\n"))
    #expect(report.contains("5:73: warning: the variable PLAN does not hold an option\n"))
  }

  @Test func whatIsNotForVariablesIsAnError() {
    #expect(
      messages(
        "{type: text, tag: a, shown: true, value: {env: A}}",
        "{type: text, tag: b, value: {env: path}}",
        "{type: int, tag: c, value: {env: C, els: 1}}",
        "{type: int, tag: d, value: {env: D, else: x}}",
        "{type: int, tag: e, value: {else: 1}}",
        "{type: int, tag: f, value: {env: [x]}}",
        "{type: date, tag: g, value: tomorrow}") == [
          "3:56: error: env is only for rows that are always shown",
          "4:43: error: env must be a name of capital letters, digits and _",
          "5:45: error: unknown key 'els'; did you mean 'else'?",
          "6:51: error: else must be a whole number",
          "7:36: error: value must be a whole number",
          "8:42: error: env is a list; put it in quotes",
          "9:37: error: value must be a date such as 2026-05-31",
        ])
    let inSection = report(
      """
      sections:
        - hidden: false
          rows:
            - {type: text, tag: a, reset: {env: A}}
            - {type: password, tag: b, value: {env: B, else: hunter2}}

      """)
    #expect(inSection.contains("4:43: error: env is only for rows that are always shown\n"))
    #expect(inSection.contains("5:41: error: value is not for rows of type password"))
    #expect(!inSection.contains("hunter2"))
  }
}
