import Formwork
import FormworkFiles
import Testing

@Suite struct SliderDefinitionTests {
  private func form(_ keys: String) throws -> Form {
    try Form(definition: "form: f\nsections: [{rows: [{type: slider, tag: v\(keys)}]}]")
  }

  @Test func isRead() throws {
    let form = try form(", min: -5, max: 5, step: 0.5, unit: dB, value: 1.5")
    let row = try #require(form.row("v") as? SliderRow)
    #expect(row.displayText == "1.5 dB" && row.isValid)
    let validator = try form.validator()
    #expect(validator.validate(["v": .decimal(2)]).isEmpty)
    let between = DecimalNumber("2.3").map { FormValue.decimal($0) } ?? .null
    #expect(validator.validate(["v": between]).map(\.code) == ["notMultiple"])
  }

  @Test func stepsAreCountedFromTheLeast() throws {
    let validator = try form(", min: 0.5, max: 9, step: 2").validator()
    func codes(_ text: String) throws -> [String] {
      validator.validate(["v": .decimal(try #require(DecimalNumber(text)))]).map(\.code)
    }
    for text in ["0.5", "2.5", "8.5"] { #expect(try codes(text) == []) }
    for text in ["2", "4", "0.6"] { #expect(try codes(text) == ["notMultiple"]) }
  }

  @Test(arguments: [", min: 10, max: 0", ", min: 20"])
  func aRangeThatHoldsNothingIsAnError(_ keys: String) throws {
    let error = try #require(throws: DefinitionError.self) { try form(keys) }
    #expect("\(error)".contains("no value is left"))
  }

  @Test func aStepMustBeAboveZero() throws {
    let error = try #require(throws: DefinitionError.self) { try form(", step: 0") }
    #expect("\(error)".contains("step must be greater than 0"))
  }
}
