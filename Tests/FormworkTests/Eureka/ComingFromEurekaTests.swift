import Formwork
import Foundation
import Testing

// The code of the article, as it stands there.
func accountForm() -> Form {
  let form =
    Form("Sign up")
    +++ Section("Account") { $0.tag = "account" }
    <<< NameRow("name") { row in
      row.title = "Name"
      row.placeholder = "Ada Lovelace"
      row.add(rule: RuleRequired())
      row.validationOptions = .validatesOnChangeAfterBlurred
    }
    .cellUpdate { cell, row in
      if !row.validationErrors.isEmpty { cell.titleStyle = .error }
    }
    <<< SwitchRow("business") { $0.title = "For a business" }
    .onChange { row in row.section?.footer = row.value == true ? "VAT is added." : nil }
    <<< IntRow("seats") {
      $0.title = "Seats"
      $0.hidden = "$business == false"
      $0.value = 1
    }
    .cellSetup { cell, _ in cell.textBehind = " seats" }
    .onRowValidationChanged { cell, row in
      row.help = row.validationErrors.first.map { $0.msg }
    }
    <<< ButtonRow("clear") { $0.title = "Clear" }
    .onCellSelection { cell, row in row.section?.form?.reset() }
  form.rowBy(tag: "seats")?.evaluateHidden()
  return form
}

final class ShoutRow: _TextRow, RowKind {
  required init(tag: String?) {
    super.init(tag: tag)
    field.limit = 20
    cellUpdate { cell, row in cell.valueStyle = .header }
  }

  override func value(from text: String, locale: FormLocale) -> String? {
    super.value(from: text, locale: locale)?.uppercased()
  }

  static let kind = "shout"
  static let summary = "A text in capitals."
  static let keys: [DefinitionKey<ShoutRow>] = fieldKeys
}

final class CountRow: _ButtonRow {
  private(set) var presses = 0

  override func customDidSelect() {
    presses += 1
    title = "Pressed \(presses) times"
  }
}

func plainForm() -> Form {
  RowDefaults.with {
    $0[TextRow.self].defaultRowInitializer = { row in row.add(rule: RuleRequired()) }
    $0[TextRow.self].defaultCellSetup = { cell, row in cell.titleStyle = .label }
    $0[TextRow.self].defaultCellUpdate = { cell, row in cell.height = row.isHighlighted ? 2 : 1 }
    $0[IntRow.self].defaultOnCellHighlightChanged = { cell, row in cell.textBehind = " !" }
    $0[IntRow.self].defaultOnRowValidationChanged = { cell, row in cell.titleStyle = .warning }
  } operation: {
    Form("Plain") {
      Section("Account") {
        TextRow("name")
        IntRow("seats")
      }
    }
  }
}

/// The article for users of Eureka, and the names that they type.
@Suite struct ComingFromEurekaTests {
  /// A text without the blanks before and behind its lines.
  private func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func theCodeOfTheArticleIsThatOfThisFile() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = package.appending(path: "Sources/Formwork/Formwork.docc/ComingFromEureka.md")
    let source = flat(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let text = try String(contentsOf: article, encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift").dropFirst()
    #expect(blocks.count == 3)
    for block in blocks {
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(source.contains(flat(code)))
    }
  }

  @Test func theFormOfTheArticleWorks() throws {
    let form = accountForm()
    let (name, seats) = (try #require(form.row("name")), try #require(form.row("seats")))
    #expect(seats.isHidden && form.rows.count == 3)
    name.didBlur()
    #expect(name.cell?.titleStyle == nil)
    form.validate()
    #expect(name.validationErrors.map { $0.msg } == ["Must be filled in"])
    #expect(name.cell?.titleStyle == .error)
    name.baseValue = "Ada"
    #expect(name.baseValue as? String == "Ada" && name.cell?.titleStyle == nil)
    let business: SwitchRow? = form.rowBy(tag: "business")
    business?.value = true
    #expect(!seats.isHidden && form[0].footer == "VAT is added.")
    #expect(seats.cell?.textBehind == " seats")
    let clear: ButtonRow? = form.rowBy(tag: "clear")
    clear?.didSelect()
    #expect(name.baseValue == nil && seats.isHidden)
  }

  @Test func theKindOfTheArticleWorks() {
    let row = ShoutRow("shout")
    row.edit("hey")
    #expect(row.value == "HEY" && row.cell?.valueStyle == .header)
    let count = CountRow("count")
    var log: [String] = []
    count.onCellSelection { log.append($0.title ?? "") }
    count.didSelect()
    count.didSelect()
    #expect(count.presses == 2 && log == ["Pressed 1 times", "Pressed 2 times"])
  }

  @Test func theDefaultsOfTheArticleWork() {
    let form = plainForm()
    #expect(form.validate().map(\.tag) == ["name"])
    #expect(form[0][0].cell?.titleStyle == .label && form[0][0].cell?.height == 1)
    form[0][1].didFocus()
    #expect(form[0][1].cell?.textBehind == " !")
  }

  @Test func baseValuesAreTypedOrRefused() {
    let row: BaseRow = IntRow("int") { $0.value = 3 }
    #expect(row.baseValue as? Int == 3)
    row.baseValue = "three"
    #expect(row.baseValue as? Int == 3)
    row.baseValue = nil
    #expect(row.baseValue == nil && row.formValue.isNull)
    row.baseValue = 4
    #expect(row.formValue == .int(4))
    let password: BaseRow = PasswordRow("p") { $0.value = Secret(copying: "abc".utf8) }
    #expect("\(password.baseValue as Any)".contains("abc") == false)
  }

  @Test func conditionsThatReadOtherThingsAreEvaluatedOnDemand() {
    final class Flag: @unchecked Sendable { var isSet = false }  // of one thread
    let flag = Flag()
    let row = TextRow("row") {
      $0.hidden = .function([]) { _ in flag.isSet }
      $0.disabled = .function([]) { _ in flag.isSet }
    }
    let section = Section { $0.hidden = .function([]) { _ in flag.isSet } } <<< row
    let form = Form() +++ section
    flag.isSet = true
    #expect(!row.isHidden && !row.isDisabled && !section.isHidden)
    row.evaluateHidden()
    #expect(row.isHidden && !row.isDisabled && section.visible.isEmpty)
    row.evaluateDisabled()
    #expect(row.isDisabled && form.count == 1)
    section.evaluateHidden()
    #expect(section.isHidden && form.isEmpty)
    TextRow("alone").evaluateHidden()
  }
}
