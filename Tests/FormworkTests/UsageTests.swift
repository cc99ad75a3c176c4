import Formwork
import Testing

/// How programs write it, with what is public only; that it compiles is the first thing tested.
@Suite struct UsageTests {
  enum Plan: String, CaseIterable, RowValue { case free, pro }

  struct Signup: Decodable, Equatable {
    var username: String
    var plan: String
    var seats: Int?
  }

  static func signup() -> Form {
    Form("Create your account")
      +++ Section("Account") { $0.footer = "You can change these later." }
      <<< TextRow("username") {
        $0.title = "Username"
        $0.placeholder = "ada"
        $0.add(rule: .required)
        $0.add(rule: .minLength(3))
        $0.add(
          rule: .matches("[a-z][a-z0-9_]*")
            .message("Use lower-case letters, digits and underscores"))
      }
      <<< EmailRow("email") {
        $0.title = "Email"
        $0.add(rule: .required)
      }
      <<< GenericPasswordRow("password") {
        $0.title = "Password"
        $0.add(rule: .required)
      }
      <<< PasswordRow("confirmation") {
        $0.title = "Repeat password"
        $0.confirms = "password"
      }
      +++ Section("Plan")
      <<< SegmentedRow<Plan>("plan") {
        $0.options = Plan.allCases
        $0.value = .free
      }
      <<< IntRow("seats") {
        $0.title = "Seats"
        $0.shown = "$plan == 'pro'"
        $0.add(rule: .required)
        $0.add(rule: .min(1))
        $0.add(rule: .max(500))
      }
  }

  @Test func aSignupForm() throws {
    let form = Self.signup()
    #expect(form.problems.isEmpty && form.map(\.footer) == ["You can change these later.", nil])
    form.setValues(["username": "ada", "plan": "pro", "seats": 3])
    let signup = try form.values().decode(Signup.self)
    #expect(signup == Signup(username: "ada", plan: "pro", seats: 3))
  }

  @Test func asEurekaUsersWriteIt() {
    let form = Form()
    var shown: [String] = []
    form
      +++ Section("Section1")
      <<< TextRow { row in
        row.title = "Text Row"
        row.placeholder = "Enter text here"
      }
      <<< PhoneRow("phone") { $0.title = "Phone Row" }
      +++ Section("Section2")
      <<< DateRow("date") {
        $0.title = "Date Row"
        $0.value = LocalDate(year: 2026, month: 5, day: 31)
      }
      +++ SwitchRow("switchRowTag") { $0.title = "Show message" }
      <<< LabelRow("label") {
        $0.hidden = Condition.function(["switchRowTag"]) { $0["switchRowTag"] == false }
        $0.title = "Switch is on!"
      }
      <<< IntRow("seats") {
        $0.add(rule: RuleRequired())
        $0.add(rule: RuleGreaterThan(min: 2))
        $0.validationOptions = .validatesOnChange
      }
      .onChange { row in shown.append("\(row.value ?? 0)") }
      .onRowValidationChanged { row in shown.append("\(row.errors.count) errors") }
    let seats: IntRow? = form.rowBy(tag: "seats")
    seats?.value = 1
    #expect(shown == ["1 errors", "1"])
    #expect(form.rowBy(tag: "label")?.isHidden == true)
    form.rowBy(tag: "switchRowTag")?.set(true)
    #expect(form.rowBy(tag: "label")?.isHidden == false)
    #expect((form.rowBy(tag: "date") as? DateRow)?.value?.year == 2026)
    #expect(form.validate().map(\.code) == ["notGreater"])
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let sections = [
      Section(), Section("h"), Section("h", footer: "f"), Section(footer: "f"),
      Section(header: "h", footer: "f"), Section(header: "h", footer: "f") { $0.tag = "t" },
      Section("h") { $0.footer = "f" }, Section { $0.header = "h" },
      Section("h", footer: "f") { $0.tag = "t" }, Section(footer: "f") { $0.tag = "t" },
      Section("h", footer: "f") { TextRow("a") }, Section(footer: "f") { TextRow("a") },
      Section { TextRow("a") }, Section("h") { TextRow("a") },
    ]
    let words = sections.map { "\($0.header ?? "-")\($0.footer ?? "-")\($0.tag ?? "")\($0.count)" }
    #expect(
      words == [
        "--0", "h-0", "hf0", "-f0", "hf0", "hft0", "hf0", "h-0", "hft0", "-ft0", "hf1", "-f1",
        "--1", "h-1",
      ])
  }

  @Test func builders() {
    let (questions, needsCode) = ([("color", "Your colour?"), ("pet", "Your pet?")], true)
    let form = Form("Sign in") {
      Section {
        TextRow("user") { $0.title = "Username" }
        PasswordRow("password") { $0.title = "Password" }
        for question in questions { TextRow(question.0) { $0.title = question.1 } }
        if needsCode { TextRow("code") }
      }
    }
    #expect(form.values().tags == ["user", "password", "color", "pet", "code"])
  }

  struct CompanyPolicy: PasswordValidator {
    var maxStrength: Double { 3 }
    func strengthForPassword(_ password: String) -> Double { Double(min(password.count / 4, 3)) }
    func hintForPassword(_ password: String) -> String? {
      isPasswordValid(password) ? nil : "Must have at least 12 characters"
    }
    func isPasswordValid(_ password: String) -> Bool { password.count >= 12 }
    func colorsForStrengths() -> [Double: Color] { [0: .red, 2: .amber, 3: .green] }
  }

  @Test func aPasswordValidatorOfOnesOwn() {
    let row = GenericPasswordRow("p") { $0.passwordValidator = CompanyPolicy() }
    row.value = Secret(copying: "12345678".utf8)
    #expect(row.validate().map(\.message) == ["Must have at least 12 characters"])
    #expect(row.passwordStrength.color == .amber && row.passwordStrength.value == 2)
    row.value = Secret(copying: "123456789012".utf8)
    #expect(row.validate().isEmpty && row.passwordStrength.color == .green)
  }

  @Test func rulesOfAPasswordOfOnesOwn() {
    let policy = RegexPasswordValidator {
      PasswordRule("[a-z]", hint: "Must contain a lowercase letter")
      PasswordRule("[0-9]", hint: "Must contain a number")
      PasswordRule("\\X{12}", hint: "Must have at least 12 characters")
    }
    #expect(policy.maxStrength == 3)
    #expect(policy.hintForPassword("a1") == "Must have at least 12 characters")
    #expect(policy.isPasswordValid("a1éééééééééé"))
  }

  @Test func aValidatorIsShared() async throws {
    let validator = try Self.signup().validator()
    let violations = await Task.detached { validator.validate(["username": "ada"]) }.value
    #expect(violations.map(\.tag) == ["email", "password"])
  }

  actor Owner {
    let form = UsageTests.signup()
    func seats() -> Int? {
      form.setValues(["seats": 4])
      return form[Int.self, "seats"]
    }
  }

  @Test func anActorMayHaveAForm() async {
    #expect(await Owner().seats() == 4)
  }
}
