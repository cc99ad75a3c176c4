import Testing

@testable import Formwork

@Suite struct MismatchTests {
  @Test func aValueOfAnotherTypeIsSaidAndNotTaken() throws {
    let row = IntRow("n") { $0.value = 3 }
    let form = Form() +++ Section() <<< row
    let violation = try #require(row.mismatch(of: .text("three")))
    #expect(violation.code == "type" && violation.message.hasPrefix("Must be a whole number"))
    #expect(row.mismatch(of: .decimal(1.5))?.code == "type")
    let large = try #require(DecimalNumber("1000000000000000000000000"))
    #expect(row.mismatch(of: .decimal(large))?.code == "tooLarge")
    for value: FormValue in [.int(4), .null, .text("")] { #expect(row.mismatch(of: value) == nil) }
    row.showMismatch(violation)
    #expect(row.errors == [violation] && row.value == 3 && form.isValid)
    form.validate()
    #expect(row.errors.isEmpty)
    #expect(LabelRow("l").mismatch(of: .text("x")) == nil)
  }
}
