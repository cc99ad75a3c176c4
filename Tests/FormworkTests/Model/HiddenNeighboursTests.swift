import Testing

@testable import Formwork

/// Reordering moves what is visible; hidden elements stay where they are.
@Suite struct HiddenNeighboursTests {
  /// a (b) c (d) (e) f; those in brackets are hidden.
  private static func section() -> Section {
    let section = Section { for tag in ["a", "b", "c", "d", "e", "f"] { TextRow(tag) } }
    for index in [1, 3, 4] { section.allRows[index].hidden = true }
    return section
  }

  private static let operations: [(name: String, tags: String)] = [
    ("swap", "fbcdea"), ("reverse", "fbcdea"), ("sort", "fbcdea"), ("slice", "abfdec"),
    ("partition", "cbfdea"), ("moveSubranges", "cbfdea"), ("rearrange", "cbfdea"),
  ]

  @Test(arguments: operations.map(\.name), [false, true])
  func rowsStay(operation: String, inForm: Bool) {
    let section = Self.section()
    let form = Form()
    if inForm { form.append(section) }
    let (a, c, f) = (section[0], section[1], section[2])
    switch operation {
    case "swap": section.swapAt(0, 2)
    case "reverse": section.reverse()
    case "sort": section.sort { $0.tag ?? "" > $1.tag ?? "" }
    case "slice": section[1...].sort { $0.tag ?? "" > $1.tag ?? "" }
    case "partition": section.rearrange([c, f, a])
    case "moveSubranges": #expect(section.moveSubranges(RangeSet([0..<1]), to: 3) == 2..<3)
    default: section.rearrange([c, f, a])
    }
    let expected = Self.operations.first { $0.name == operation }?.tags
    #expect(section.allRows.compactMap(\.tag).joined() == expected)
    #expect(section.map(\.tag) == expected?.filter { !"bde".contains($0) }.map { "\($0)" })
  }

  @Test func shufflingAndPartitioningKeepTheHiddenOnes() {
    let section = Self.section()
    var numbers = AgreementTests.Numbers(state: 7)
    for _ in 0..<20 {
      section.shuffle(using: &numbers)
      section.shuffle()
      #expect([1, 3, 4].map { section.allRows[$0].tag } == ["b", "d", "e"])
    }
    let first = section.partition { $0.tag == "c" }
    #expect(first == 2 && section[2].tag == "c")
    #expect([1, 3, 4].map { section.allRows[$0].tag } == ["b", "d", "e"])
  }

  @Test func sectionsStay() {
    let form = Fixtures.manySectionsForm()
    form.allSections[1].hidden = true
    form.reverse()
    #expect(form.allSections.map { $0.header?.last } == ["F", "B", "E", "D", "C", "A"])
    form.swapAt(0, 1)
    #expect(form.allSections.map { $0.header?.last } == ["E", "B", "F", "D", "C", "A"])
  }

  @Test func anotherOrderOfOtherElementsReplaces() {
    let section = Self.section()
    section.rearrange([section[2], TextRow("x")])
    #expect(section.allRows.compactMap(\.tag).joined() == "fxbde")
  }

  @Test func sumsTakeWhatIsHidden() {
    let (form, other) = (Fixtures.manySectionsForm(), Fixtures.hidingForm())
    form.allSections[0].hidden = true
    other.allSections[1].hidden = true
    let sum = form + other
    #expect(form.allSections.isEmpty && other.allSections.isEmpty)
    #expect(sum.allSections.count == 9 && sum.count == 7)
    let rows = Self.section() + Self.section()
    #expect(rows.allRows.compactMap(\.tag).joined() == "abcdefabcdef" && rows.count == 6)
  }

  @Test(arguments: ["append", "+=", "insert", "init"])
  func aWholeCollectionGivesWhatIsHidden(operation: String) {
    let section = Self.section()
    var other = Section { TextRow("x") }
    switch operation {
    case "append": other.append(contentsOf: section)
    case "+=": other += section
    case "insert": other.insert(contentsOf: section, at: 1)
    default: other = Section(rows: [TextRow("x")] + section.allRows)
    }
    #expect(other.allRows.compactMap(\.tag).joined() == "xabcdef" && section.allRows.isEmpty)
    #expect(other.count == 4)
  }
}
