import Testing

@testable import Formwork

@Suite struct OperatorsTests {
  @Test func fixturesHaveTheirShape() {
    #expect(Fixtures.shortForm().shape == [2])
    #expect(Fixtures.fieldForm().shape == [11])
    #expect(Fixtures.manySectionsForm().shape == [0, 0, 0, 0, 0, 0])
  }

  @Test func formsOfSectionsAndRows() {
    let form = Form() +++ TextRow("1") <<< TextRow("2")
    let sum =
      form + (TextRow("3") <<< TextRow("4") +++ TextRow("5") <<< TextRow("6"))
      + (TextRow("7") +++ TextRow("8"))
    #expect(sum.count == 5)
    #expect(sum.shape == [2, 2, 2, 1, 1])
    sum +++ IntRow("i1") +++ IntRow("i2") <<< IntRow("i3") <<< IntRow("i4")
    #expect(sum.shape == [2, 2, 2, 1, 1, 1, 3])
    #expect(form.isEmpty, "a sum takes the sections over")
  }

  @Test func assignmentNeedsNoBrackets() {
    var form = Form()
    form = Section("A") +++ Section("B") <<< TextRow("x")
    #expect(form.map(\.header) == ["A", "B"])
    form += [Section("C"), Section("D")]
    #expect(form.count == 4)
    let section = form[3]
    section += [TextRow("y"), TextRow("z")]
    #expect(form[3].map(\.tag) == ["y", "z"])
  }

  @Test func rowsAndSectionsMakeForms() {
    #expect((Section("A") +++ TextRow("x")).shape == [0, 1])
    #expect((TextRow("x") +++ TextRow("y")).shape == [1, 1])
    #expect((Form() +++ TextRow("x")).shape == [1])
    #expect(
      (Form() +++ {
        TextRow("x"); TextRow("y")
      }).shape == [2])
    #expect((Section("A") +++ { TextRow("x") }).shape == [0, 1])
  }
}
