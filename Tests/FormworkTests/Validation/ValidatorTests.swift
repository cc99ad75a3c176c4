import Testing

@testable import Formwork

private enum Plan: String, CaseIterable, RowValue { case free, pro }

private enum Level: Int, CaseIterable, RowValue { case low = 1, high }

@Suite struct ValidatorTests {
  @Test(arguments: [
    ("plan", FormValue.text("pro"), [String]()), ("plan", .text("gold"), ["plan notAllowed"]),
    ("plan", .int(1), ["plan type"]), ("level", .decimal(DecimalNumber(2)), []),
    ("level", .int(3), ["level notAllowed"]), ("level", .text("1"), ["level type"]),
  ])
  func casesOfAnEnumAreOptions(tag: String, value: FormValue, expected: [String]) throws {
    let form =
      Form() +++ Section() <<< SegmentedRow<Plan>("plan") { $0.options = Plan.allCases }
      <<< PushRow<Level>("level") { $0.options = Level.allCases }
    let violations = try form.validator().validate([tag: value])
    #expect(violations.map { "\($0.tag) \($0.code)" } == expected)
  }

  func form() -> Form {
    Form() +++ Section()
      <<< TextRow("user") {
        $0.add(rule: .required)
        $0.add(rule: .minLength(3))
      }
      <<< GenericPasswordRow("password") { $0.add(rule: .required) }
      <<< PasswordRow("again") { $0.confirms = "password" }
      <<< SegmentedRow<String>("plan") {
        $0.options = ["free", "pro"]
        $0.value = "free"
      }
      <<< IntRow("seats") {
        $0.shown = "$plan == 'pro'"
        $0.add(rule: .required)
        $0.add(rule: .min(1))
      }
  }

  static let good: Values = [
    "user": .text("ada"), "password": .text("Abc123"), "again": .text("Abc123"),
    "plan": .text("pro"), "seats": .int(2),
  ]

  @Test func goodRecords() throws {
    let validator = try form().validator()
    #expect(validator.validate(Self.good).isEmpty)
    var free = Self.good
    free["plan"] = .text("free")
    free["seats"] = .int(0)
    #expect(validator.validate(free).isEmpty, "hidden rows are not validated")
  }

  @Test(arguments: [
    ("user", FormValue.null, ["user required"]),
    ("user", .int(1), ["user type"]),
    ("user", .text("ab"), ["user tooShort"]),
    ("password", .text("abc"), ["password password", "again notEqual"]),
    ("again", .text("Abc124"), ["again notEqual"]),
    ("again", .null, ["again required"]),
    ("plan", .text("gold"), ["plan notAllowed"]),
    ("seats", .text("2"), ["seats type"]),
    ("seats", .decimal(DecimalNumber("2.0") ?? DecimalNumber(0)), []),
    ("seats", .int(0), ["seats tooSmall"]),
  ])
  func badRecords(tag: String, value: FormValue, expected: [String]) throws {
    var record = Self.good
    record[tag] = value
    let violations = try form().validator().validate(record)
    #expect(violations.map { "\($0.tag) \($0.code)" } == expected)
  }

  @Test func defaultsCountOnlyWhenAsked() throws {
    let validator = try form().validator()
    let record: Values = [
      "user": .text("ada"), "password": .text("Abc123"), "again": .text("Abc123"),
    ]
    #expect(validator.validate(record).isEmpty)
    var plan = form()
    plan = plan +++ Section()
      <<< TextRow("note") {
        $0.shown = "$plan == 'free'"; $0.add(rule: .required)
      }
    let second = try plan.validator()
    #expect(second.validate(record).isEmpty)
    #expect(second.validate(record, usesDefaults: true).map(\.tag) == ["note"])
  }

  @Test func theFormAndTheValidatorAgree() throws {
    let live = form()
    let validator = try live.validator()
    var record = Self.good
    record["user"] = .text("a")
    record["seats"] = .int(-1)
    live.setValues(record)
    live.row("again")?.set(.text("Abc123"))
    #expect(live.validate() == validator.validate(record))
  }

  @Test func manyTasksShareOne() async throws {
    let validator = try form().validator()
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { validator.validate(Self.good).count } }
      var all: [Int] = []
      for await count in group { all.append(count) }
      return all
    }
    #expect(counts == Array(repeating: 0, count: 8))
  }
}
