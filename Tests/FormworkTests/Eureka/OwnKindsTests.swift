import Formwork
import Testing

/// A text in capitals, as a user of Eureka makes a kind of a kind.
final class PlateRow: _TextRow, RowKind {
  required init(tag: String?) {
    super.init(tag: tag)
    field.limit = 8
    field.placeholder = "AB 123"
    add(rule: .matches("[A-Z0-9 ]+"))
    cellUpdate { cell, row in cell.valueStyle = row.value == nil ? nil : .title }
  }

  override func value(from text: String, locale: FormLocale) -> String? {
    super.value(from: text, locale: locale)?.uppercased()
  }
  override func customDidSelect() { value = nil }

  static let kind = "plate"
  static let summary = "The plate of a car."
  static let keys: [DefinitionKey<PlateRow>] = fieldKeys
}

private final class OwnNameRow: _NameRow {}
private final class OwnPhoneRow: _PhoneRow {}
private final class OwnAccountRow: _AccountRow {}
private final class OwnTwitterRow: _TwitterRow {}
private final class OwnZipCodeRow: _ZipCodeRow {}
private final class OwnEmailRow: _EmailRow {}
private final class OwnURLRow: _URLRow {}
private final class OwnTextAreaRow: _TextAreaRow {}
private final class OwnIntRow: _IntRow {}
private final class OwnDecimalRow: _DecimalRow {}
private final class OwnDateRow: _DateRow {}
private final class OwnPasswordRow: _PasswordRow {}
private final class OwnGenericPasswordRow: _GenericPasswordRow, RowKind {
  static let kind = "newPassword"
  static let summary = "A new password."
  static let keys: [DefinitionKey<OwnGenericPasswordRow>] = genericPasswordKeys
}
private final class OwnSwitchRow: _SwitchRow {}
private final class OwnCheckRow: _CheckRow {}
private final class OwnLabelRow: _LabelRow {}
private final class OwnButtonRow: _ButtonRow {}
private final class OwnOptionsRow: OptionsRow<String> {}

/// Kinds that are made of the open classes below the built-in ones.
@Suite struct OwnKindsTests {
  @Test func aKindOfTextIsTypedAndJudged() {
    let row = PlateRow("plate") { $0.title = "Plate" }
    let form = Form() +++ Section() <<< row
    row.edit(" hh ab 12 ")
    #expect(row.value == "HH AB 12" && row.isValid && row.kindName == "plate")
    #expect(row.limit == 8 && row.placeholder == "AB 123")
    #expect(row.cell?.valueStyle == .title)
    row.value = "ü"
    #expect(!form.isValid)
    var presses = 0
    row.onCellSelection { row in presses += row.value == nil ? 1 : 0 }
    row.didSelect()
    #expect(presses == 1 && row.cell?.valueStyle == nil)
    let found: PlateRow? = form.rowBy(tag: "plate")
    #expect(found === row)
    let ofItsKind: _TextRow? = form.rowBy(tag: "plate")
    #expect(ofItsKind === row)
  }

  @Test func eachOpenClassKeepsWhatItsKindDoes() {
    let email = OwnEmailRow("email")
    email.edit("nobody")
    #expect(!email.isValid && OwnURLRow("url").impliedRules.map(\.name) == ["url"])
    let number = OwnIntRow("int") { $0.limits.max = .number(3) }
    number.edit("4")
    #expect(number.value == 4 && !number.isValid)
    let password = OwnGenericPasswordRow("new")
    password.edit("a")
    #expect(password.isSecret && password.passwordStrength.value == 1 && !password.isValid)
    #expect(password.displayText == "••••••••" && password.kindName == "newPassword")
    #expect(OwnCheckRow("check").isToggle && OwnSwitchRow("switch").isToggle)
    #expect(!OwnButtonRow("button").takesValue)
    let options = OwnOptionsRow("option") { $0.options = ["a", "b"] }
    options.edit("c")
    #expect(options.value == nil && !options.isValid && options.kindName == "custom")
    let date = OwnDateRow("date")
    date.edit("2026-12-01")
    #expect(date.value?.description == "2026-12-01")
    let texts: [Row<String>] = [
      OwnNameRow("name"), OwnPhoneRow("phone"), OwnAccountRow("account"), OwnTwitterRow("twitter"),
      OwnZipCodeRow("zip"), OwnTextAreaRow("area"), OwnLabelRow("label"),
    ]
    for row in texts { row.edit("x") }
    #expect(texts.allSatisfy { $0.value == "x" })
    let secret = OwnPasswordRow("secret")
    secret.edit("x")
    let decimal = OwnDecimalRow("decimal")
    decimal.edit("1.50")
    #expect(secret.isSecret && decimal.value == 1.5 && decimal.displayText == "1.50")
  }
}
