import Testing

@testable import Formwork

/// Random operations on the collections, conditions and values of two forms.
final class RandomProgram {
  typealias Numbers = AgreementTests.Numbers

  let forms = [Form(), Form()]
  private var numbers: Numbers
  /// Rows and sections that are in no form.
  private var loose: [BaseRow] = []
  private var rowCount = 0
  private var sectionCount = 0
  /// What was done last, for messages.
  private(set) var last = ""

  init(seed: Int) {
    numbers = Numbers(state: UInt64(seed))
    for form in forms {
      for _ in 0..<numbers.pick([1, 2, 3]) { form.append(section()) }
    }
    forms[0].allSections[0].append(contentsOf: [CheckRow("b0"), CheckRow("b1")])
    forms[0].allSections[0].append(contentsOf: [
      TextRow("b2") { $0.add(rule: .minLength(2)) }, TextRow("b3") { $0.add(rule: .required) },
    ])
    forms[0].allSections[0].append(ButtonRow("send") { $0.disabled = "not valid()" })
  }

  func chance(_ percent: UInt64) -> Bool { numbers.chance(percent) }

  /// Does one thing to a form, or several in an update.
  func step() {
    let form = numbers.pick(forms)
    guard numbers.chance(15) else { return single(form) }
    var done: [String] = []
    form.update {
      for _ in 0..<numbers.pick([2, 3, 5]) {
        single(numbers.chance(80) ? form : numbers.pick(forms))
        done.append(last)
      }
    }
    last = "update { \(done.joined(separator: "; ")) }"
  }

  /// Sets one value, as a callback might.
  func changeAValue() {
    if let row = forms[0].rows.randomElement(using: &numbers) { change(row) }
  }

  private func single(_ form: Form) {
    let section = form.allSections.randomElement(using: &numbers)
    switch (numbers.next() % 10, section) {
    case (0, _), (_, nil): changeSections(of: form)
    case (1, let section?): reorder(section)
    case (2, _): reorder(form)
    case (3, let section?): remove(from: section)
    case (4...6, let section?): insert(into: section)
    case (7, let section?): changeCondition(in: section)
    default:
      if numbers.chance(30) {
        setValues(of: form)
      } else if let row = form.rows.randomElement(using: &numbers) {
        change(row)
      }
    }
  }

  // MARK: Rows and sections

  private func row() -> BaseRow {
    rowCount += 1
    let tag = numbers.chance(15) ? nil : "r\(rowCount)"
    let row: BaseRow =
      switch numbers.next() % 4 {
      case 0: CheckRow(tag)
      case 1: IntRow(tag) { $0.add(rule: .max(5)) }
      default:
        TextRow(tag) {
          if numbers.chance(20) { $0.add(rule: .required) }
          if numbers.chance(20) { $0.add(rule: .equals("b2")) }
          $0.resetValue = "reset"
        }
      }
    if numbers.chance(40) { row.hidden = condition() }
    if numbers.chance(10) { row.disabled = valueCondition() }
    row.whenHidden = numbers.pick([.keep, .keep, .clear, .reset])
    // Conditions read it: what hides it must not change it, or they would depend on themselves.
    if tag == "r3" { row.whenHidden = .keep }
    // A row that is hidden from the beginning keeps its first value, which shall be no other one.
    if row.whenHidden == .reset { row.set(resetValue(row)) }
    return row
  }

  private func section() -> Section {
    sectionCount += 1
    let section = Section(rows: (0..<numbers.pick([0, 1, 3, 5])).map { _ in row() })
    section.tag = "s\(sectionCount)"
    if numbers.chance(30) { section.hidden = valueCondition() }
    if numbers.chance(10) { section.disabled = valueCondition() }
    return section
  }

  private func valueCondition() -> Condition {
    Condition(numbers.pick(["$b0", "not $b1", "$b2 == 'xy'", "$b3 == nil", "$r3 == nil"]))
  }

  private func condition() -> Condition {
    if numbers.chance(20) { return true }
    if numbers.chance(60) { return valueCondition() }
    return Condition(
      numbers.pick(["visible($b1)", "not valid($b2)", "valid($b3) and visible($b2)"]))
  }

  /// A row to be put somewhere: new, from anywhere, or from nowhere.
  private func anyRow() -> BaseRow {
    if numbers.chance(25) { return row() }
    if numbers.chance(20), let row = loose.randomElement(using: &numbers) {
      loose.removeAll { $0 === row }
      return row
    }
    return numbers.pick(forms).allRows.randomElement(using: &numbers) ?? row()
  }

  private func anySection() -> Section {
    if numbers.chance(30) { return section() }
    return numbers.pick(forms).allSections.randomElement(using: &numbers) ?? section()
  }

  private func range(in count: Int) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &numbers)
    return start..<Int.random(in: start...count, using: &numbers)
  }

  /// What left a form may come back; nobody hides it meanwhile.
  private func drop(_ rows: [BaseRow]) {
    for row in rows where row.section == nil {
      if row.whenHidden != .keep { row.set(row.whenHidden == .clear ? .null : resetValue(row)) }
      loose.append(row)
    }
  }

  private func resetValue(_ row: BaseRow) -> FormValue { row is TextRow ? "reset" : .null }

  // MARK: Operations

  private func insert(into section: Section) {
    let before = section.allRows
    let rows = (0..<numbers.pick([1, 1, 2, 6])).map { _ in anyRow() }
    switch numbers.next() % 6 {
    case 0:
      last = "append"
      section.append(contentsOf: rows)
    case 1:
      last = "insert at"
      section.insert(contentsOf: rows, at: Int.random(in: 0...section.count, using: &numbers))
    case 2:
      last = "insert after"
      if let previous = section.allRows.randomElement(using: &numbers), previous !== rows[0] {
        #expect(throws: Never.self) { try section.insert(row: rows[0], after: previous) }
      }
    case 3 where !section.isEmpty:
      last = "subscript"
      section[Int.random(in: 0..<section.count, using: &numbers)] = rows[0]
    default:
      let range = range(in: section.count)
      last = "replace \(range)"
      section.replaceSubrange(range, with: rows)
    }
    drop(before)
  }

  private func remove(from section: Section) {
    let before = section.allRows
    switch numbers.next() % 5 {
    case 0:
      last = "removeLast"
      _ = section.popLast()
    case 1 where !section.isEmpty:
      last = "remove at"
      section.remove(at: Int.random(in: 0..<section.count, using: &numbers))
    case 2:
      last = "removeSubranges"
      section.removeSubranges(RangeSet([range(in: section.count), range(in: section.count)]))
    case 3:
      last = "removeAll where"
      let gone = Set(before.filter { _ in numbers.chance(30) }.map(ObjectIdentifier.init))
      section.removeAll { gone.contains(ObjectIdentifier($0)) }
    default:
      last = "removeSubrange"
      section.removeSubrange(range(in: section.count))
    }
    drop(before)
  }

  private func reorder<C: VisibleCollection>(_ elements: C) {
    guard !elements.isEmpty else { return }
    let index = Int.random(in: 0..<elements.count, using: &numbers)
    let names = Dictionary(
      uniqueKeysWithValues: elements.map { (ObjectIdentifier($0), numbers.next()) })
    func isFirst(_ left: C.Element, _ right: C.Element) -> Bool {
      names[ObjectIdentifier(left), default: 0] < names[ObjectIdentifier(right), default: 0]
    }
    last = "reorder \(C.self)"
    switch numbers.next() % 7 {
    case 0: elements.swapAt(index, elements.count - 1)
    case 1: elements.reverse()
    case 2:
      // A callback may want numbers meanwhile.
      var own = Numbers(state: numbers.next())
      elements.shuffle(using: &own)
    case 3: elements.sort(by: isFirst)
    case 4: elements.partition { names[ObjectIdentifier($0), default: 0] % 2 == 0 }
    case 5:
      let moved = RangeSet([range(in: elements.count)])
      elements.moveSubranges(moved, to: Int.random(in: 0...elements.count, using: &numbers))
    default: elements[index...].sort(by: isFirst)
    }
  }

  private func changeSections(of form: Form) {
    switch numbers.next() % 6 {
    case 0:
      last = "append section"
      form.append(anySection())
    case 1:
      last = "insert section"
      form.insert(anySection(), at: Int.random(in: 0...form.count, using: &numbers))
    case 2:
      last = "insert section after"
      if let previous = form.allSections.randomElement(using: &numbers) {
        form.insert(anySection(), after: previous)
      }
    case 3 where form.allSections.count > 2:
      last = "remove sections"
      let gone = form.allSections[Int.random(in: 1..<form.allSections.count, using: &numbers)]
      form.removeAll { $0 === gone }
    case 4 where numbers.chance(20):
      last = "append form"
      form.append(contentsOf: numbers.pick(forms))
    default:
      let range = range(in: form.count)
      last = "replace sections \(range)"
      form.replaceSubrange(range, with: (0..<numbers.pick([1, 2])).map { _ in anySection() })
    }
  }

  private func changeCondition(in section: Section) {
    guard numbers.chance(70), let row = section.allRows.randomElement(using: &numbers) else {
      last = "hide section"
      section.hidden = numbers.chance(40) ? nil : valueCondition()
      return
    }
    last = "hide row"
    let isBase = row.tag?.hasPrefix("b") ?? false
    row.hidden = numbers.chance(40) ? nil : isBase ? valueCondition() : condition()
  }

  // MARK: Values

  private func value(for row: BaseRow) -> FormValue {
    switch row {
    case is CheckRow: numbers.pick([true, false, .null])
    case is IntRow: numbers.pick([1, 9, .null])
    case is TextRow: numbers.pick(["x", "xy", .null])
    default: .null
    }
  }

  private func change(_ row: BaseRow) {
    last = "change \(row.tag ?? "-")"
    row.set(value(for: row))
  }

  private func setValues(of form: Form) {
    last = "setValues"
    var values = Values()
    for row in form.rows where row.givesValue && numbers.chance(40) {
      if let tag = row.tag { values[tag] = value(for: row) }
    }
    form.setValues(values)
  }
}
