import Testing

@testable import Formwork

@Suite struct PasswordContextTests {
  /// Refuses what is among the words it is told.
  private struct Told: UTF8PasswordValidator {
    let context: PasswordContext
    var contextTags: [String] { context.tags }
    var maxStrength: Double { 1 }
    func strengthForPassword(_ password: String) -> Double { 1 }
    func hintForPassword(_ password: String) -> String? { nil }
    func isPasswordValid(_ password: String) -> Bool { true }
    func colorsForStrengths() -> [Double: Color] { [:] }
    func assess(
      _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
    ) -> PasswordAssessment? {
      let isTold = context.words(in: values).contains { $0.utf8.elementsEqual(utf8) }
      return PasswordAssessment(
        strength: isTold ? 0 : 1, hint: isTold ? "Known" : nil, isValid: !isTold)
    }
  }

  @Test func readsTagsAndWords() {
    let context: PasswordContext = ["$user", "Acme", "$$x"]
    #expect(context.tags == ["user"])
    #expect(context.words == ["Acme", "$x"])
    #expect(context.words(in: ["user": "ada"]) == ["Acme", "$x", "ada"])
    #expect(context.words(in: ["user": .null]) == ["Acme", "$x"])
    #expect(
      (["${first name}", "$last-name"] as PasswordContext).tags == ["first name", "last-name"])
  }

  @Test func numbersAndDatesAreWordsToo() throws {
    let context: PasswordContext = ["$year", "$born", "$teams", "$isNew", "$none"]
    let born = try #require(LocalDate("1990-05-31"))
    let values: Values = [
      "year": 1990, "born": .date(born), "teams": .list(["Acme", "Blue"]), "isNew": .bool(true),
    ]
    #expect(
      context.words(in: values) == [
        "1990", "1990-05-31", "19900531", "31051990", "05311990", "Acme", "Blue",
      ])
  }

  private func rows() -> (Form, TextRow, GenericPasswordRow) {
    let user = TextRow("user")
    let password = GenericPasswordRow("p") {
      $0.passwordValidator = Told(context: ["$user", "Acme"])
      $0.value = Secret(copying: "ada".utf8)
    }
    return (Form() +++ Section() <<< user <<< password, user, password)
  }

  @Test func aChangeOfAnotherRowIsSeenAtOnce() {
    let (form, user, password) = rows()
    #expect(password.isValid)
    let version = password.displayVersion
    user.value = "ada"
    #expect(!password.isValid)
    #expect(password.passwordStrength.hint == "Known")
    #expect(password.displayVersion != version)
    #expect(form.validate().map(\.message) == ["Known"])
    user.value = "bob"
    #expect(form.validate().isEmpty)
  }

  @Test func anInvalidRowIsToldToo() {
    let (form, user, password) = rows()
    user.add(rule: .minLength(10))
    user.value = "ada"
    #expect(!user.isValid)
    #expect(form.validate().map(\.tag) == ["user", "p"])
    #expect(!password.isValid)
  }

  @Test func recordsAreJudgedInContext() throws {
    let validator = try rows().0.validator()
    #expect(validator.validate(["user": "ada", "p": "ada"]).map(\.code) == ["password"])
    #expect(validator.validate(["user": "bob", "p": "ada"]).isEmpty)
  }

  @Test func unknownAndSecretRowsAreProblems() {
    let password = GenericPasswordRow("p") {
      $0.passwordValidator = Told(context: ["$user", "$p"])
    }
    let form = Form() +++ Section() <<< password
    #expect(
      form.problems.map(\.message) == [
        "password: no row has the tag user",
        "password: the row p is secret and cannot be context",
      ])
  }
}
