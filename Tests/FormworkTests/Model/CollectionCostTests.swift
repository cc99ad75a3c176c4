import Testing

@testable import Formwork

/// What operations on many elements cost: how many are looked at, which is linear in all.
@Suite struct CollectionCostTests {
  private final class Ignorer: FormDelegate {}

  /// How many elements were looked at in a form and its sections.
  private static func visited(in forms: Form...) -> Int {
    forms.reduce(0) { sum, form in
      sum + form.children.visited + form.graph.visited
        + form.allSections.reduce(0) { $0 + $1.children.visited }
    }
  }

  private static func form(rows: Int, hidden: Bool) -> Form {
    let form = Form() +++ Section() <<< CheckRow("all") +++ Section()
    form[1].append(
      contentsOf: (0..<rows).map { index in
        TextRow("t\(index)") {
          $0.hidden = hidden && index.isMultiple(of: 2) ? true : "$all"
          $0.add(rule: .equals("all"))
        }
      })
    return form
  }

  @Test(arguments: [false, true], [false, true])
  func removingTheLast(hidden: Bool, isTold: Bool) {
    let form = Self.form(rows: 10_000, hidden: hidden)
    let ignorer = Ignorer()
    if isTold { form.delegate = ignorer }
    let before = Self.visited(in: form)
    while !form[1].isEmpty { form[1].removeLast() }
    #expect(Self.visited(in: form) - before < 200_000)
  }

  @Test(arguments: [false, true]) func appendingOneByOne(isTold: Bool) {
    let form = Self.form(rows: 0, hidden: false)
    let ignorer = Ignorer()
    if isTold { form.delegate = ignorer }
    for index in 0..<10_000 { form[1].append(TextRow("t\(index)") { $0.hidden = "$all" }) }
    #expect(Self.visited(in: form) < 100_000)
  }

  @Test func movingManyAtOnce() {
    let form = Self.form(rows: 10_000, hidden: true)
    form.append(Section())
    let before = Self.visited(in: form)
    form[2].append(contentsOf: form[1].prefix(2000))
    form[1].insert(contentsOf: Array(form[2].suffix(1000)), at: 1000)
    form[1].replaceSubrange(0..<1000, with: Array(form[1].suffix(2000)))
    #expect(form[1].count == 3000 && form[2].count == 1000)
    #expect(Self.visited(in: form) - before < 200_000)
  }

  @Test func movingOneByOneFromAnEnd() {
    let form = Self.form(rows: 10_000, hidden: false)
    form.append(Section())
    let before = Self.visited(in: form)
    for _ in 0..<2000 { form[2].append(form[1][0]) }
    for _ in 0..<2000 { form[2].insert(form[1][form[1].count - 1], at: 0) }
    for _ in 0..<2000 { form[1].insert(form[1][form[1].count - 1], at: 0) }
    #expect(form.shape == [1, 6000, 4000])
    #expect(Self.visited(in: form) - before < 100_000)
  }

  @Test func aRowThatReadsTheWholeFormsValidity() {
    let form = Self.form(rows: 0, hidden: false)
    form[0].append(ButtonRow("send") { $0.disabled = "not valid()" })
    for index in 0..<5000 {
      form[1].append(TextRow("t\(index)") { $0.add(rule: .required) })
    }
    #expect(form.row("send")?.isDisabled == true)
    form.update { for row in form[1] { row.set("x") } }
    #expect(form.row("send")?.isDisabled == false)
    for row in form[1] { row.set("y") }
    while form[1].count > 1 { form[1].removeLast() }
    form[1][0].set(.null)
    #expect(form.row("send")?.isDisabled == true)
    #expect(Self.visited(in: form) < 100_000)
  }

  @Test func addingForms() {
    let (form, other) = (Form(), Form())
    form.append(contentsOf: (0..<5000).map { Section("\($0)") { $0 <<< TextRow() } })
    other.append(contentsOf: (0..<5000).map { Section("\($0)") { $0 <<< TextRow() } })
    let before = Self.visited(in: form, other)
    let sum = form + other
    #expect(sum.count == 10_000)
    #expect(Self.visited(in: sum, form, other) - before < 100_000)
  }

  @Test func reorderingIsLinear() {
    let form = Self.form(rows: 10_000, hidden: true)
    let ignorer = Ignorer()
    form.delegate = ignorer
    let before = Self.visited(in: form)
    form[1].reverse()
    form[1].shuffle()
    form[1].removeSubranges(RangeSet([0..<1000, 2000..<3000]))
    form[1].removeAll()
    #expect(Self.visited(in: form) - before < 200_000)
  }

  @Test func addingARowToEachOfManySectionsWhileSomebodyIsTold() {
    let form = Form()
    form.append(contentsOf: (0..<5000).map { Section("\($0)") })
    let ignorer = Ignorer()
    form.delegate = ignorer
    let before = Self.visited(in: form)
    for section in form { section.append(TextRow()) }
    for section in form.reversed() { section.append(TextRow()) }
    #expect(Self.visited(in: form) - before < 200_000)
  }

  @Test(arguments: [false, true]) func hidingOneByOne(isTold: Bool) {
    let form = Self.form(rows: 0, hidden: false)
    for _ in 0..<5000 { form[1].append(TextRow()) }
    let ignorer = Ignorer()
    if isTold { form.delegate = ignorer }
    let rows = form[1].allRows
    let before = Self.visited(in: form)
    for (index, row) in rows.enumerated() {
      row.hidden = true
      #expect(form[1].count == 4999 - index)
    }
    for (index, row) in rows.reversed().enumerated() {
      row.hidden = nil
      #expect(form[1].count == index + 1)
    }
    for section in 0..<2000 { form.append(Section("\(section)")) }
    for (index, section) in form.allSections.dropFirst(2).enumerated() {
      section.hidden = true
      #expect(form.count == 2001 - index)
    }
    #expect(Self.visited(in: form) - before < 200_000)
  }

  @Test func hidingWhatIsElsewhereSinceItWasFound() {
    let form = Form() +++ Section()
    form[0].append(contentsOf: (0..<3000).map { TextRow("t\($0)") })
    let before = Self.visited(in: form)
    let row = form[0][1500]
    row.hidden = true
    #expect(form[0].count == 2999)
    row.hidden = nil
    #expect(form[0].count == 3000)
    let rows = form[0].allRows
    for _ in 0..<3000 { form[0].insert(TextRow(), at: 0) }
    for (index, row) in rows.shuffled().enumerated() {
      row.hidden = true
      #expect(form[0].count == 5999 - index)
    }
    #expect(Self.visited(in: form) - before < 200_000)
  }
}
