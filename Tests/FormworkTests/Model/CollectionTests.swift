import Testing

@testable import Formwork

@Suite struct CollectionTests {
  @Test func rowsAreReplaced() {
    let section = Fixtures.fieldForm()[0]
    section.replaceSubrange(3...6, with: [CheckRow("check")])
    #expect(section.count == 8)
    section[4] = CheckRow("check2")
    #expect(section.count == 8)
    #expect(section.filter { $0 is CheckRow }.count == 2)
    section.append(contentsOf: [TextRow("a"), TextRow("b"), TextRow("c")])
    #expect(section.count == 11)
  }

  @Test func sectionsAreReplaced() {
    let form = Fixtures.manySectionsForm()
    form.replaceSubrange(2..<5, with: [Section("order 1"), Section("order 2")])
    #expect(form.count == 5)
    form[3] = Section("order 3")
    #expect(form.count == 5)
    #expect(form.filter { $0.header?.contains("order") ?? false }.count == 2)
    form.append(contentsOf: [Section("x"), Section("y")])
    #expect(form.count == 7)
  }

  @Test func aLetFormIsStillTheSameObject() {
    let form = Fixtures.shortForm()
    let section = form[0]
    form.append(Section("B"))
    section.append(TextRow("t"))
    form.reverse()
    form.swapAt(0, 1)
    #expect(form[0] === section)
    form.removeAll()
    #expect(form.isEmpty)
    #expect(section.form == nil)
  }

  @Test func iterationIsASnapshot() {
    let section = Fixtures.fieldForm()[0]
    for row in section { row.hidden = true }
    #expect(section.isEmpty)
    #expect(section.allRows.count == 11)
  }

  @Test func hiddenRowsKeepTheirPlace() {
    let section = Section {
      TextRow("a"); TextRow("b"); TextRow("c")
    }
    let form = Form() +++ section
    let rows = section.allRows
    rows[1].hidden = true
    rows[0].hidden = true
    rows[2].hidden = true
    #expect(section.isEmpty)
    #expect(section.allRows.map(\.tag) == ["a", "b", "c"])
    #expect(rows.allSatisfy { $0.section === section })
    rows[1].hidden = false
    #expect(section.map(\.tag) == ["b"])
    rows[0].hidden = nil
    rows[2].hidden = nil
    #expect(section.map(\.tag) == ["a", "b", "c"])
    #expect(form.rows.count == 3)
  }

  @Test(arguments: [0, 1, 2]) func movedRowsHideToo(index: Int) {
    let section = Section {
      TextRow("1"); TextRow("2"); TextRow("3")
    }
    let form = Form() +++ section
    let row = section.remove(at: index)
    #expect(row.section == nil)
    #expect(form.row(row.tag ?? "") == nil)
    section.append(row)
    #expect(row.section === section)
    #expect(section.last === row)
    for row in section.allRows { row.hidden = true }
    #expect(section.isEmpty && section.allRows.count == 3)
    section.allRows[1].hidden = false
    #expect(section.count == 1 && section[0] === section.allRows[1])
  }

  @Test func insertingNearHiddenRows() throws {
    let section = Section {
      TextRow("a"); TextRow("b"); TextRow("d"); TextRow("e")
    }
    _ = Form() +++ section
    section.allRows[1].hidden = true
    section.allRows[2].hidden = true
    try section.insert(row: TextRow("c"), after: section.allRows[1])
    #expect(section.count == 3)
    #expect(section.allRows.map(\.tag) == ["a", "b", "c", "d", "e"])
    #expect(section[1].tag == "c")
    section.insert(TextRow("before e"), at: 2)
    #expect(section.allRows.map(\.tag) == ["a", "b", "c", "d", "before e", "e"])
    section.append(TextRow("last"))
    section.allRows[6].hidden = true
    section.append(TextRow("behind hidden"))
    #expect(section.allRows.last?.tag == "behind hidden")
    #expect(throws: EurekaError.rowNotInSection) {
      try section.insert(row: TextRow("x"), after: TextRow("elsewhere"))
    }
  }

  @Test func replacingARangeKeepsTheHiddenOnesBehindTheNew() {
    let section = Section { for tag in ["a", "b", "c", "d"] { TextRow(tag) } }
    section.allRows[1].hidden = true
    section.replaceSubrange(0..<2, with: [TextRow("x")])
    #expect(section.allRows.map(\.tag) == ["x", "b", "d"])
    let old = section[0]
    section[0] = TextRow("y")
    #expect(old.section == nil)
    #expect(section[0].section === section)
  }

  @Test func elementsMove() {
    let form = Fixtures.shortForm()
    let other = Form() +++ Section("other")
    let row = form[0][0]
    other[0].append(row)
    #expect(form.shape == [1] && other.shape == [1])
    #expect(form.row("NameRow_s1") == nil && other.row("NameRow_s1") === row)
    let section = form[0]
    other.append(section)
    #expect(form.isEmpty && section.form === other)
    let three = Section {
      TextRow("1"); TextRow("2"); TextRow("3")
    }
    three.append(three[0])
    #expect(three.map(\.tag) == ["2", "3", "1"])
    three.insert(three[2], at: 0)
    #expect(three.map(\.tag) == ["1", "2", "3"])
  }

  @Test func aSumTakesTheSectionsOver() {
    let form = Fixtures.manySectionsForm()
    let sum = form + [Section("G")]
    #expect(sum !== form)
    #expect(form.isEmpty)
    #expect(sum.count == 7)
  }

  @Test func neighbours() {
    let form = Fixtures.fieldForm() + Fixtures.shortForm()
    #expect(form.nextRow(for: form[0][5])?.tag == "IntRow_f1")
    #expect(form[0][5...6].indices == 5..<7)
    #expect(form.nextRow(for: form[0][8]) === form.previousRow(for: form[0][10]))
    #expect(form.previousRow(for: form[0][0]) == nil)
    #expect(form.nextRow(for: form[0][10]) === form[1][0])
    #expect(form.nextRow(for: form[1][1]) == nil)
    #expect(form.rows.count == 13)
    #expect(form[1][1].indexPath == Form.IndexPath(section: 1, row: 1))
    form[0].hidden = true
    #expect(form[0][0].indexPath == Form.IndexPath(section: 0, row: 0))
    #expect(form.allSections[0][0].indexPath == nil)
  }

  @Test func tenThousandRowsOneByOne() {
    let form = Form() +++ Section()
    for index in 0..<10_000 { form[0].append(TextRow("t\(index)")) }
    #expect(form.rows.count == 10_000)
    #expect(form.row("t9999")?.tag == "t9999")
  }
}
