import Formwork
import FormworkFiles
import Testing

struct Temperature: RowValue {
  static let typeName = "temperature"
  var degrees: DecimalNumber
  var formValue: FormValue { .decimal(degrees) }

  init(degrees: DecimalNumber) { self.degrees = degrees }

  init?(formValue: FormValue) {
    guard let degrees = DecimalNumber(formValue: formValue) else { return nil }
    self.degrees = degrees
  }
}

/// A row kind of one's own, with what is public only.
final class TemperatureRow: Row<Temperature>, FieldRow, LimitedRow, RowKind {
  var field = TextField(commit: .onLeave)
  var limits = ControlLimits() { didSet { impliedRulesChanged() } }
  var unit = "°C"
  override var control: any ControlSettings { field }
  override var impliedRules: [AnyRule] { limits.rules }

  override func value(from text: String, locale: FormLocale) -> Temperature? {
    locale.number(typed: text.replacing(unit, with: "").replacing(" ", with: ""))
      .map(Temperature.init(degrees:))
  }
  override func text(of value: Temperature, locale: FormLocale) -> String {
    "\(locale.text(of: value.degrees)) \(unit)"
  }

  static let kind = "temperature"
  static let summary = "A temperature."
  static let keys: [DefinitionKey<TemperatureRow>] =
    fieldKeys + limitKeys + [DefinitionKey("unit", \.unit, "What stands behind the number.")]
}

/// A kind made of an open class below a built-in kind.
final class CapitalsRow: _TextRow, RowKind {
  var separator = "-"

  override func value(from text: String, locale: FormLocale) -> String? {
    super.value(from: text, locale: locale)?.uppercased().replacing(" ", with: separator)
  }

  static let kind = "capitals"
  static let summary = "A text in capitals."
  static let keys: [DefinitionKey<CapitalsRow>] =
    fieldKeys + trimKeys + [DefinitionKey("separator", \.separator, "What stands for blanks.")]
}

@Suite struct OwnRowKindTests {
  let kinds = RowKinds.builtIn.adding(TemperatureRow.self)

  @Test func definitionsNameIt() throws {
    let form = try Form(
      definition: """
        sections:
          - rows:
              - {type: temperature, tag: t, title: Outside, value: 3.5, unit: K, min: 0, limit: 8}
        """, kinds: kinds)
    let row: TemperatureRow? = form.rowBy(tag: "t")
    #expect(row?.displayText == "3.5 K" && row?.field.limit == 8)
    row?.edit("-1 K")
    #expect(row?.validate().map(\.message) == ["Must be at least 0"])
    row?.edit("cold")
    #expect(row?.validate().map(\.code) == ["type"])
    let validator = try form.validator()
    #expect(validator.validate(json: #"{"t": 20.5}"#).isEmpty)
    #expect(validator.validate(json: #"{"t": "20.5"}"#).map(\.code) == ["type"])
  }

  @Test func itsKeysAreKnownAndNoOthers() throws {
    #expect(throws: DefinitionError.self) {
      try Form(definition: "sections: [{rows: [{type: temperature, unti: K}]}]", kinds: kinds)
    }
    #expect(throws: DefinitionError.self) {
      try Form(definition: "sections: [{rows: [{type: temperature}]}]")
    }
    #expect(kinds["temperature"]?.summary == "A temperature.")
  }

  @Test func aKindOfABuiltInKindHasItsKeys() throws {
    let form = try Form(
      definition: """
        sections:
          - rows:
              - {type: capitals, tag: a, placeholder: AB-1, limit: 8, trim: ends, separator: _}
              - {type: capitals, tag: b}
        """, kinds: RowKinds.builtIn.adding(CapitalsRow.self))
    let row: CapitalsRow? = form.rowBy(tag: "a")
    row?.edit(" hh x 1 ")
    #expect(row?.value == "HH_X_1" && row?.placeholder == "AB-1" && row?.limit == 8)
    #expect(form.row("b")?.kindName == "capitals")
  }

  @Test func definitionsTakeDefaultsOfRows() throws {
    let form = try RowDefaults.with {
      $0[TextRow.self].defaultRowInitializer = { row in
        row.placeholder = "default"
        row.title = "Default"
      }
      $0[TextRow.self].defaultCellSetup = { cell, row in cell.height = 2 }
    } operation: {
      try Form(
        definition: "sections: [{rows: [{type: text, tag: a, title: A}, {type: email, tag: b}]}]")
    }
    let row: TextRow? = form.rowBy(tag: "a")
    #expect(row?.placeholder == "default" && row?.title == "A" && row?.cell?.height == 2)
    #expect(form.row("b")?.cell == nil && form.row("b")?.title == nil)
  }
}
