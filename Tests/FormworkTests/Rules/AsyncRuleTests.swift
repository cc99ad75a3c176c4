import Synchronization
import Testing

@testable import Formwork

@Suite struct AsyncRuleTests {
  /// Counts how often a rule was asked.
  private final class Counter: Sendable {
    private let asked = Mutex<[String]>([])
    func note(_ value: String) { asked.withLock { $0.append(value) } }
    var all: [String] { asked.withLock { $0 } }
  }

  private func form(_ counter: Counter) -> (Form, TextRow) {
    let row = TextRow("user") {
      $0.title = "User"
      $0.add(rule: .minLength(3))
      $0.add(
        asyncRule: AsyncRule("taken", message: "{title} is taken") { value, _ in
          counter.note(value)
          return value != "root"
        })
    }
    return (Form() +++ Section() <<< row, row)
  }

  @Test func isAskedOnlyWhenTheFormIsValidatedAsAWhole() async {
    let counter = Counter()
    let (form, row) = form(counter)
    row.value = "root"
    #expect(row.validate().isEmpty)
    #expect(counter.all.isEmpty)
    let violations = await form.validate()
    #expect(violations.map(\.message) == ["User is taken"])
    #expect(violations.map(\.code) == ["taken"])
    #expect(row.errors == violations)
    #expect(!row.isValid)
  }

  @Test func isAskedOncePerValue() async {
    let counter = Counter()
    let (form, row) = form(counter)
    for name in ["root", "ada", "root", "ada"] {
      row.value = name
      await form.validate()
      #expect(row.isValid == (name == "ada"))
    }
    #expect(counter.all == ["root", "ada"])
  }

  @Test func aChangeTakesTheViolationAwayAndItsReturnBringsItBack() async {
    let (form, row) = form(Counter())
    row.value = "root"
    await form.validate()
    row.value = "toor"
    #expect(row.errors.isEmpty)
    row.value = "root"
    #expect(row.currentViolations.map(\.code) == ["taken"])
  }

  @Test func isNotAskedWhileSomethingElseIsWrong() async {
    let counter = Counter()
    let (form, row) = form(counter)
    row.value = "ro"
    await form.validate()
    row.value = nil
    await form.validate()
    row.value = "root"
    row.disabled = true
    await form.validate()
    #expect(counter.all.isEmpty)
  }

  @Test func aClosureThatThrowsWarnsAndIsAskedAgain() async {
    struct Down: Error {}
    let counter = Counter()
    let row = TextRow("user") {
      $0.value = "ada"
      $0.add(
        asyncRule: AsyncRule("taken") { value, _ in
          counter.note(value)
          throw Down()
        })
    }
    let form = Form() +++ Section() <<< row
    for _ in 0..<2 {
      let violations = await form.validate()
      #expect(violations.map(\.code) == ["unavailable"])
      #expect(violations.map(\.message) == ["Could not be checked"])
      #expect(violations.map(\.severity) == [.warning])
    }
    #expect(form.isValid)
    #expect(counter.all.count == 2)
    #expect(form.pendingChecks(asksAgain: false).isEmpty)
  }

  @Test func isToldOtherRowsAndAskedAgainWhenTheyChange() async {
    let counter = Counter()
    let other = TextRow("realm") { $0.value = "a" }
    let row = TextRow("user") {
      $0.value = "ada"
      $0.add(
        asyncRule: AsyncRule("taken", ["realm"]) { value, values in
          counter.note("\(value)@\(values["realm"].text ?? "")")
          return values["realm"] == .text("b")
        })
    }
    let form = Form() +++ Section() <<< other <<< row
    await form.validate()
    #expect(!form.isValid)
    other.value = "b"
    await form.validate()
    #expect(form.isValid)
    #expect(counter.all == ["ada@a", "ada@b"])
  }

  @Test func aTextOfItsOwnKeepsItsBraces() async {
    let row = TextRow("user") {
      $0.value = "ada"
      $0.add(asyncRule: AsyncRule("taken") { _, _ in "Take {user}2" })
    }
    let form = Form() +++ Section() <<< row
    #expect(await form.validate().map(\.message) == ["Take {user}2"])
  }

  @Test func anAnswerThatComesTooLateSaysNothingAboutTheNewValue() async throws {
    let (form, row) = form(Counter())
    row.value = "root"
    let checks = form.pendingChecks()
    row.value = "ada"
    form.take(await FormCheck.run(checks))
    #expect(row.isValid)
    row.value = "root"
    #expect(!row.isValid)
  }

  @Test func aSecretThatIsClearedIsNotKept() async {
    let row = PasswordRow("p") {
      $0.value = Secret(copying: "abc".utf8)
      $0.add(asyncRule: AsyncRule("known") { _, _ in false })
    }
    let form = Form() +++ Section() <<< row
    await form.validate()
    #expect(!form.isValid)
    #expect(!row.validation.answers.all.isEmpty)
    row.value = nil
    #expect(row.validation.answers.all.isEmpty)
  }

  @Test func unknownTagsAreProblems() {
    let row = TextRow("user") { $0.add(asyncRule: AsyncRule("taken", ["realm"]) { _, _ in true }) }
    let form = Form() +++ Section() <<< row
    #expect(form.problems.map(\.message) == ["taken: no row has the tag realm"])
  }

  @Test func theValidatorAsksToo() async throws {
    let counter = Counter()
    let (form, _) = form(counter)
    let validator = try form.validator()
    #expect(validator.isAsynchronous)
    let check = { (name: String) in await validator.validate(["user": .text(name)]).map(\.code) }
    #expect(await check("root") == ["taken"])
    #expect(await check("ada") == [])
    #expect(await check("ro") == ["tooShort"])
    #expect(counter.all == ["root", "ada"])
    #expect(syncViolations(validator).isEmpty)
  }

  private func syncViolations(_ validator: Validator) -> [Violation] {
    validator.validate(["user": "root"])
  }

  @Test func aThreadCanWaitForTheAnswers() {
    let (form, row) = form(Counter())
    row.value = "root"
    #expect(form.validateAndWait().map(\.code) == ["taken"])
  }
}

extension FormValue {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
