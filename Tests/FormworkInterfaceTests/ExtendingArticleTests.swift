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
  var stars = Stars() { didSet { impliedRulesChanged() } }
  override var control: any ControlSettings { stars }
  override var impliedRules: [AnyRule] {
    [Rule<Int>.min(1), .max(stars.most)].map(\.erased)
  }
  override func value(from text: String, locale: FormLocale) -> Int? {
    locale.number(typed: text)?.wholeNumber.flatMap { Int(exactly: $0) }
  }

  static let kind = "stars"
  static let summary = "A rating."
  static let keys = [
    DefinitionKey<StarsRow>("most", schema: "a number above 0", "How many stars there are.") {
      row, node, problems in
      guard let most = Int.read(node, into: &problems) else { return }
      if most > 0 {
        row.stars.most = most
      } else {
        problems.append(DefinitionProblem("most must be greater than 0", at: node))
      }
    }
  ]
}

struct StarsView: ControlView {
  private let row: BaseRow
  private var stars: Stars
  init(_ row: BaseRow, _ stars: Stars) { (self.row, self.stars) = (row, stars) }
  mutating func update(_ row: BaseRow, _ stars: Stars, isNewValue: Bool) { self.stars = stars }

  private var count: Int { Int(formValue: row.formValue) ?? 0 }

  func content(in space: DrawingSpace) -> Content {
    let runs = stride(from: 1, through: stars.most, by: 1)
      .map { Run($0 <= count ? "* " : ". ", .text).in($0) }
    return Content([Line(runs)], insertionPoint: Frame.Cell(column: 0, row: 0))
  }

  static let keyBindings = KeyBindings(
    "stars", [(.fewer, [.left], "one star less"), (.more, [.right], "one star more")])

  func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard let action = desk.action(of: key, in: Self.keyBindings) else { return false }
    set(action == .more ? count + 1 : count - 1, &desk)
    return true
  }

  func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) { set(area, &desk) }

  private func set(_ count: Int, _ desk: inout Desk) {
    desk.set(.int(Int64(min(max(count, 1), stars.most))))
  }

  func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    [KeyHint(.fewer, .more, in: Self.keyBindings, speech, "rate")]
  }

  func question(_ speech: PlainSpeech) -> PlainQuestion {
    PlainQuestion(kind: "1 to \(stars.most)")
  }

  func answer(_ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    desk.edit(line)
    return .accepted(typed: line)
  }
}

extension KeyAction {
  static let fewer = KeyAction("fewer")
  static let more = KeyAction("more")
}

struct HexField: ControlSettings {}

final class HexRow: Row<String> {
  override var control: any ControlSettings { HexField() }
  override func value(from text: String, locale: FormLocale) -> String? { text.uppercased() }
}

struct HexView: ControlView {
  private let row: BaseRow
  private var editor: LineEditor<String>
  init(_ row: BaseRow, _ settings: HexField) {
    (self.row, editor) = (row, LineEditor(row.editingText))
  }
  mutating func update(_ row: BaseRow, _ settings: HexField, isNewValue: Bool) {
    if isNewValue { editor.replaceText(with: row.editingText) }
  }

  mutating func content(in space: DrawingSpace) -> Content {
    editor.field(of: row, in: space, width: 9, placeholder: "C0FFEE")
  }

  mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    if case .text(let character) = key, !character.isHexDigit { return true }
    let effect = editor.handle(key, limit: 8, isReadOnly: row.isReadOnly, &desk)
    if effect == .changed { desk.edit(editor.storage) }
    return effect != .unused
  }

  mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    editor.moveInsertionPoint(toCell: cell.column)
  }

  func question(_ speech: PlainSpeech) -> PlainQuestion { PlainQuestion(kind: "digits 0 to F") }

  func answer(_ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    guard case .shown(let line) = line else { return .unused }
    guard line.allSatisfy(\.isHexDigit) else { return .refused("Type digits from 0 to F") }
    desk.edit(line)
    return .accepted(typed: line)
  }
}

struct LoudToggleView: DecoratingView {
  var usual: ToggleView
  private let row: BaseRow
  init(_ row: BaseRow, _ settings: ToggleField) {
    (self.row, usual) = (row, ToggleView(row, settings))
  }

  func content(in space: DrawingSpace) -> Content {
    let text = row.formValue == .bool(true) ? "<< YES >>" : "<< NO >>"
    var runs = [Run(text, .field).in(0)]
    if row.control.traits(of: row).holdsTitle {
      let title = (row.displayTitle ?? "") + (space.isMarkedRequired ? " *" : "")
      runs.append(Run(" " + title, .label).in(0))
    }
    return Content([Line(runs)], insertionPoint: Frame.Cell(column: 3, row: 0))
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

  func prepare() throws(RuleProblem) {
    if low > high { throw RuleProblem("is above high", key: "low") }
  }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let number = operand.number,
      number < DecimalNumber(low) || number > DecimalNumber(high)
    else { return nil }
    return RuleFailure("notBetween", ["low": low.formValue, "high": high.formValue])
  }
}

struct StartsWith: RuleKind {
  var prefix = ""

  static let name = "startsWith"
  static let summary = "The text begins with another one."
  static let messages = [RuleMessage("startsWith", "Must begin with {prefix}")]
  static let keys: [RuleKey<StartsWith>] = [
    .argument(\.prefix, "What it begins with.", example: "DE")
  ]
  var fit: RuleFit { .shownTexts }

  func check(_ operand: Operand, in _: some RuleContext) -> RuleFailure? {
    guard let text = operand.copiedText, !text.hasPrefix(prefix) else { return nil }
    return RuleFailure("startsWith", ["prefix": prefix.formValue])
  }
}

struct NoPalindrome: PasswordValidator {
  var hint = "Must not read the same backwards"
  var maxStrength: Double { 1 }
  func strengthForPassword(_ password: String) -> Double { isPasswordValid(password) ? 1 : 0 }
  func hintForPassword(_ password: String) -> String? { isPasswordValid(password) ? nil : hint }
  func isPasswordValid(_ password: String) -> Bool { password != String(password.reversed()) }
  func colorsForStrengths() -> [Double: Color] { [0: .red, 1: .lightGreen] }
}

func kindsWithPalindromes() -> RowKinds {
  let kind = PasswordValidatorKind("noPalindrome", keys: ["hint"], "Reads otherwise backwards.") {
    map, problems in
    var validator = NoPalindrome()
    if let hint = map.read("hint", String.self, &problems) { validator.hint = hint }
    return validator
  }
  return RowKinds.builtIn.judged(with: PasswordValidatorKinds.builtIn.adding([kind]))
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
    #expect(parts.count == 11)
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
    #expect(conversation.answer("9").contains("Must be at most 5"))
    _ = conversation.answer(" 3")
    #expect(form.values()["rating"] == 3)
    #expect(try form.validator().validate(["rating": 9]).map(\.tag) == ["rating"])
  }

  @Test func aKeyThatIsRefusedWhereItStands() throws {
    let kinds = RowKinds.builtIn.adding(StarsRow.self)
    let error = #expect(throws: DefinitionError.self) {
      try Form(definition: "sections: [{rows: [{type: stars, tag: s, most: 0}]}]", kinds: kinds)
    }
    #expect("\(try #require(error))".contains("most must be greater than 0"))
    let none = StarsRow("s") { $0.stars.most = 0 }
    let lines = PlainText.lines(
      of: Form() +++ Section() <<< none, controls: .builtIn.adding(StarsView.self))
    #expect(!lines.isEmpty)
  }

  @Test func aFieldOfItsOwn() {
    let row = HexRow("h") { $0.title = "Hex" }
    var options = EditorOptions(size: Size(columns: 60, rows: 8))
    options.controls = ControlViews.builtIn.adding(HexView.self)
    let editor = Editor(form: Form() +++ Section() <<< row, options: options)
    #expect(editor.screen().contains("C0FFEE"))
    editor.type("abxy")
    editor.press(.left, .text("7"))
    #expect(row.value == "A7B" && editor.screen(cursor: true).contains("a7‸b"))
    row.readOnly = true
    editor.press(.backspace)
    #expect(row.value == "A7B")
  }

  @Test func aDrawingOfItsOwn() {
    let form = Form() +++ Section() <<< SwitchRow("s") { $0.title = "Sure" }
    var options = EditorOptions(size: Size(columns: 60, rows: 8))
    options.controls = ControlViews.builtIn.adding(LoudToggleView.self)
    let editor = Editor(form: form, options: options)
    #expect(editor.frame().lines[0].text == " ▌ Sure    << NO >>")
    editor.handle(.text(" "), at: .zero)
    #expect(editor.frame().lines[0].text == " ▌ Sure    << YES >>")
    #expect(editor.screen().contains("Space change"))
    let check = CheckRow("c") {
      $0.title = "I accept the terms"
      $0.add(rule: .accepted)
    }
    let checked = Editor(form: Form() +++ Section() <<< check, options: options)
    #expect(checked.screen().contains("<< NO >> I accept the terms *"))
  }

  @Test func aCell() throws {
    let row = makePrice()
    row.value = 12
    let form = Form() +++ Section() <<< row
    let lines = PlainText.lines(of: form)
    #expect(lines[0].text.hasPrefix("   Price    € 12    "))
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
    let row = IntRow("n") { $0.add(rule: Rule(Between(low: 5, high: 1))) }
    let wrong = Form() +++ Section() <<< row
    #expect(wrong.problems.map(\.message) == ["between: low is above high"])
  }

  @Test func aRuleAboutText() throws {
    let form = try Form(
      definition: "sections: [{rows: [{type: text, tag: t, rules: [{startsWith: DE}]}]}]",
      rules: RuleKinds.builtIn.adding(StartsWith.self))
    let validator = try form.validator()
    #expect(validator.validate(["t": "AT1"]).map(\.message) == ["Must begin with DE"])
    #expect(validator.validate(["t": "DE1"]).isEmpty)
    #expect(throws: DefinitionError.self) {
      try Form(
        definition: "sections: [{rows: [{type: password, tag: p, rules: [{startsWith: DE}]}]}]",
        rules: RuleKinds.builtIn.adding(StartsWith.self))
    }
  }

  @Test func aValidator() {
    let row = GenericPasswordRow("p") { $0.passwordValidator = NoPalindrome() }
    row.value = Secret(copying: "abcba".utf8)
    #expect(!row.isPasswordValid() && row.passwordStrength.hint != nil)
    row.value = Secret(copying: "abcd".utf8)
    #expect(row.isPasswordValid())
  }

  @Test func aValidatorThatFilesName() throws {
    let form = try Form(
      definition: """
        sections:
          - rows:
              - {type: genericPassword, tag: p, validator: {name: noPalindrome, hint: Else}}
        """, kinds: kindsWithPalindromes())
    let row = try #require(form.row("p") as? GenericPasswordRow)
    row.value = Secret(copying: "abcba".utf8)
    #expect(row.passwordStrength.hint == "Else")
  }

  @Test func aRenderer() {
    let form = Form() +++ Section() <<< TextRow("a") { $0.title = "A & B" }
    let page = htmlPage(
      of: Editor(form: form, options: EditorOptions(size: Size(columns: 60, rows: 8))))
    #expect(page.contains("<span class='label.focus'>A &amp; B</span>"))
  }
}
