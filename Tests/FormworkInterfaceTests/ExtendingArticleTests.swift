import Formwork
import FormworkFiles
import FormworkInterface
import Foundation
import Testing

// The code of the article, as it stands there.

final class CouponRow: _TextRow, RowKind {
  override func value(from text: String, locale: FormLocale) -> String? {
    super.value(from: text, locale: locale)?.uppercased()
  }

  static let kind = "coupon"
  static let summary = "A coupon's code, in capitals."
  static let keys: [DefinitionKey<CouponRow>] = fieldKeys
}

struct Stars: ControlSettings {
  var most = 5
}

final class StarsRow: Row<Int>, RowKind {
  var stars = Stars() { didSet { displayChanged() } }
  override var control: any ControlSettings { stars }
  override func value(from text: String, locale: FormLocale) -> Int? { Int(text) }

  static let kind = "stars"
  static let summary = "A rating."
  static let keys = [DefinitionKey<StarsRow>("most", \.stars.most, "How many stars there are.")]
}

struct StarsView: ControlView {
  private let row: BaseRow
  private var stars: Stars
  init(_ row: BaseRow, _ stars: Stars) { (self.row, self.stars) = (row, stars) }
  mutating func update(_ row: BaseRow, _ stars: Stars, isNewValue: Bool) { self.stars = stars }

  private var count: Int { Int(formValue: row.formValue) ?? 0 }

  func content(in space: DrawingSpace) -> Content {
    let runs = (1...stars.most).map { Run($0 <= count ? "* " : ". ", .text).in($0) }
    return Content([Line(runs)], insertionPoint: Frame.Cell(column: 0, row: 0))
  }

  func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    switch key {
    case .right: set(count + 1, &desk)
    case .left: set(count - 1, &desk)
    default: return false
    }
    return true
  }

  func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) { set(area, &desk) }

  private func set(_ count: Int, _ desk: inout Desk) {
    if !row.isReadOnly { desk.set(.int(Int64(min(max(count, 1), stars.most)))) }
  }

  func keys(_ speech: ScreenSpeech) -> [KeyHint] { [KeyHint([.left, .right], "rate")] }

  func question(_ speech: PlainSpeech) -> PlainQuestion {
    var question = PlainQuestion(kind: "1 to \(stars.most)")
    question.answer = speech.answer(of: row)
    return question
  }

  func answer(_ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    desk.edit(line)
    return .accepted(typed: line)
  }
}

struct LoudToggleView: ControlView {
  private var usual: ToggleView
  private let row: BaseRow
  init(_ row: BaseRow, _ settings: ToggleField) {
    (self.row, usual) = (row, ToggleView(row, settings))
  }
  mutating func update(_ row: BaseRow, _ settings: ToggleField, isNewValue: Bool) {
    usual.update(row, settings, isNewValue: isNewValue)
  }

  func content(in space: DrawingSpace) -> Content {
    let text = row.formValue == .bool(true) ? "<< YES >>" : "<< NO >>"
    return Content([Line([Run(text, .text).in(0)])], insertionPoint: Frame.Cell(column: 3, row: 0))
  }

  func handle(_ key: Key, _ desk: inout Desk) -> Bool { usual.handle(key, &desk) }
  func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    usual.press(area, at: cell, &desk)
  }
  func question(_ speech: PlainSpeech) -> PlainQuestion { usual.question(speech) }
  func answer(_ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    usual.answer(line, speech, &desk)
  }
}

func makePrice() -> DecimalRow {
  DecimalRow("price") {
    $0.title = "Price"
    $0.cellSetup { cell, row in cell.textBefore = "€ " }
    $0.cellUpdate { cell, row in
      cell.valueStyle = (row.value ?? 0) > 100 ? .warning : nil
    }
  }
}

struct Between: RuleKind {
  var low = 0
  var high = 0

  static let name = "between"
  static let summary = "The number is from low to high."
  static let messages = [RuleMessage("notBetween", "Must be from {low} to {high}")]
  static let keys: [RuleKey<Between>] = [
    .field("low", \.low, "The least number."),
    .field("high", \.high, "The greatest number.", example: "5"),
  ]
  var fit: RuleFit { .numbers }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let number = operand.number,
      number < DecimalNumber(low) || number > DecimalNumber(high)
    else { return nil }
    return RuleFailure("notBetween", ["low": low.formValue, "high": high.formValue])
  }
}

struct NoPalindrome: PasswordValidator {
  var maxStrength: Double { 1 }
  func strengthForPassword(_ password: String) -> Double { isPasswordValid(password) ? 1 : 0 }
  func hintForPassword(_ password: String) -> String? {
    isPasswordValid(password) ? nil : "Must not read the same backwards"
  }
  func isPasswordValid(_ password: String) -> Bool { password != String(password.reversed()) }
  func colorsForStrengths() -> [Double: Color] { [0: .red, 1: .lightGreen] }
}

func htmlPage(of editor: Editor) -> String {
  let lines = editor.frame().lines.map { line in
    line.runs.map { run in
      let text = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return "<span class='\(run.style.name)'>\(text)</span>"
    }.joined()
  }
  return "<pre>\(lines.joined(separator: "\n"))</pre>"
}

/// The article on what a program can add.
@Suite struct ExtendingArticleTests {
  private func article() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = "Sources/FormworkInterface/FormworkInterface.docc/Extending.md"
    return try String(contentsOf: package.appending(path: file), encoding: .utf8)
  }

  /// A text without the blanks before and behind its lines.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func theCodeIsThatOfThisFile() throws {
    let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let parts = try article().components(separatedBy: "```swift\n").dropFirst()
    #expect(parts.count == 8)
    for part in parts {
      let code = try #require(part.components(separatedBy: "```").first)
      #expect(source.contains(flat(code)), "\(code)")
    }
  }

  @Test func aKindOnAKnownControl() throws {
    let kinds = RowKinds.builtIn.adding(CouponRow.self)
    let form = try Form(
      definition: "sections: [{rows: [{type: coupon, tag: code, placeholder: SUMMER}]}]",
      kinds: kinds)
    let row: CouponRow? = form.rowBy(tag: "code")
    row?.edit(" winter ")
    #expect(row?.value == "WINTER" && row?.placeholder == "SUMMER")
  }

  @Test func aControlOfItsOwn() throws {
    let form = Form() +++ Section() <<< StarsRow("rating") { $0.title = "Rating" }
    var options = EditorOptions(size: Size(columns: 60, rows: 8))
    options.controls = ControlViews.builtIn.adding(StarsView.self)
    options.hasMouse = true
    let editor = Editor(form: form, options: options)
    editor.handle(.right, at: .zero)
    editor.handle(.right, at: .zero)
    #expect(form.values()["rating"] == 2)
    let line = try #require(editor.frame().lines.first?.text)
    #expect(line == " ▌ Rating    * * . . . ")
    editor.handle(.mouse(MouseEvent(.press, at: Frame.Cell(column: 19, row: 0))), at: .zero)
    #expect(form.values()["rating"] == 4)
    #expect(editor.frame().lines[7].text.contains("← → rate"))
    var plain = PlainConversation.Options()
    plain.controls = options.controls
    let conversation = PlainConversation(form: form, options: plain)
    #expect(conversation.start().contains("Rating, optional, 1 to 5."))
    _ = conversation.answer("3")
    #expect(form.values()["rating"] == 3)
  }

  @Test func aDrawingOfItsOwn() {
    let form = Form() +++ Section() <<< SwitchRow("s") { $0.title = "Sure" }
    var options = EditorOptions(size: Size(columns: 60, rows: 8))
    options.controls = ControlViews.builtIn.adding(LoudToggleView.self)
    let editor = Editor(form: form, options: options)
    #expect(editor.frame().lines[0].text == " ▌ Sure    << NO >>")
    editor.handle(.text(" "), at: .zero)
    #expect(editor.frame().lines[0].text == " ▌ Sure    << YES >>")
  }

  @Test func aCell() throws {
    let row = makePrice()
    row.value = 12
    let form = Form() +++ Section() <<< row
    let lines = PlainText.lines(of: form)
    #expect(lines[0].text.hasPrefix("   Price    € 12____"))
    row.value = 120
    let runs = PlainText.lines(of: form)[0].runs
    #expect(runs.contains { $0.text == "120" && $0.style == .warning })
  }

  @Test func aRule() throws {
    let form = try Form(
      definition:
        "sections: [{rows: [{type: int, tag: n, rules: [{between: {low: 1, high: 5}}]}]}]",
      rules: RuleKinds.builtIn.adding(Between.self))
    let validator = try form.validator()
    #expect(validator.validate(["n": 9]).map(\.message) == ["Must be from 1 to 5"])
    #expect(validator.validate(["n": 5]).isEmpty)
  }

  @Test func aValidator() {
    let row = GenericPasswordRow("p") { $0.passwordValidator = NoPalindrome() }
    row.value = Secret(copying: "abcba".utf8)
    #expect(!row.isPasswordValid() && row.passwordStrength.hint != nil)
    row.value = Secret(copying: "abcd".utf8)
    #expect(row.isPasswordValid())
  }

  @Test func aRenderer() {
    let form = Form() +++ Section() <<< TextRow("a") { $0.title = "A & B" }
    let page = htmlPage(
      of: Editor(form: form, options: EditorOptions(size: Size(columns: 60, rows: 8))))
    #expect(page.contains("<span class='label.focus'>A &amp; B</span>"))
  }
}
