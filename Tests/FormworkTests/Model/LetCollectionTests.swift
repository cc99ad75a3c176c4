import Testing

@testable import Formwork

/// Each mutating member of the standard library's collections, on a `let`.
@Suite struct LetCollectionTests {
  @Test func ofSections() throws {
    let section = Section { for index in 0..<20 { TextRow("\(index)") } }
    var numbers = AgreementTests.Numbers(state: 1)
    // RangeReplaceableCollection
    section.append(TextRow("20"))
    section.append(contentsOf: [TextRow("21")])
    section += [TextRow("22")]
    section.insert(TextRow("23"), at: 0)
    section.insert(contentsOf: [TextRow("24")], at: 0)
    section.replaceSubrange(0..<1, with: [TextRow("25")])
    section.replaceSubrange(0...1, with: [TextRow("26")])
    section.reserveCapacity(100)
    #expect(section.count == 24)
    _ = section.remove(at: 0)
    _ = section.removeFirst()
    section.removeFirst(1)
    section.removeSubrange(0..<1)
    section.removeSubrange(0...0)
    section.removeSubranges(RangeSet([0..<1, 2..<3]))
    section.removeAll { $0.tag == "19" }
    section.trimPrefix { $0.tag == "5" }
    #expect(section.first?.tag == "7" && section.last?.tag == "22")
    // BidirectionalCollection
    _ = section.removeLast()
    section.removeLast(1)
    _ = section.popLast()
    #expect(section.map(\.tag) == (7...18).map { "\($0)" })
    // MutableCollection
    section[0] = TextRow("x")
    section[0..<2] = [TextRow("y"), TextRow("z")]
    section[2...].reverse()
    section[...].shuffle()
    section.swapAt(0, 1)
    section.reverse()
    section.shuffle()
    section.shuffle(using: &numbers)
    section.sort { $0.tag ?? "" < $1.tag ?? "" }
    section.partition { $0.tag == "9" }
    section.moveSubranges(RangeSet([0..<1]), to: 2)
    #expect(section.withContiguousMutableStorageIfAvailable { $0.count } == nil)
    #expect(section.count == 12)
    section.removeAll(keepingCapacity: true)
    #expect(section.isEmpty)
  }

  @Test func ofForms() throws {
    let form = Form { for index in 0..<20 { Section("\(index)") } }
    var numbers = AgreementTests.Numbers(state: 1)
    form.append(Section("20"))
    form.append(contentsOf: [Section("21")])
    form += [Section("22")]
    form.insert(Section("23"), at: 0)
    form.insert(contentsOf: [Section("24")], at: 0)
    form.replaceSubrange(0..<1, with: [Section("25")])
    form.replaceSubrange(0...1, with: [Section("26")])
    form.reserveCapacity(100)
    _ = form.remove(at: 0)
    _ = form.removeFirst()
    form.removeFirst(1)
    form.removeSubrange(0..<1)
    form.removeSubrange(0...0)
    form.removeSubranges(RangeSet([0..<1, 2..<3]))
    form.removeAll { $0.header == "19" }
    form.trimPrefix { $0.header == "5" }
    _ = form.removeLast()
    form.removeLast(1)
    _ = form.popLast()
    #expect(form.map(\.header) == (7...18).map { "\($0)" })
    form[0] = Section("x")
    form[0..<2] = [Section("y"), Section("z")]
    form[2...].reverse()
    form[...].shuffle()
    form.swapAt(0, 1)
    form.reverse()
    form.shuffle()
    form.shuffle(using: &numbers)
    form.sort { $0.header ?? "" < $1.header ?? "" }
    form.partition { $0.header == "9" }
    form.moveSubranges(RangeSet([0..<1]), to: 2)
    #expect(form.withContiguousMutableStorageIfAvailable { $0.count } == nil)
    #expect(form.count == 12)
    form.removeAll(keepingCapacity: true)
    #expect(form.isEmpty)
  }
}
