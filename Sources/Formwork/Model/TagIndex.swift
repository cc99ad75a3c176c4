/// The rows and sections of a form by tag; of several with one tag the first has it.
struct TagIndex {
  private var rows: [String: [BaseRow]] = [:]
  private var sections: [String: [Section]] = [:]

  func row(_ tag: String) -> BaseRow? { rows[tag]?.first }
  func section(_ tag: String) -> Section? { sections[tag]?.first }

  mutating func add(_ row: BaseRow) {
    if let tag = row.tag { rows[tag, default: []].append(row) }
  }

  mutating func remove(_ row: BaseRow) {
    guard let tag = row.tag else { return }
    rows[tag]?.removeAll { $0 === row }
    if rows[tag]?.isEmpty ?? false { rows[tag] = nil }
  }

  mutating func add(_ section: Section, as tag: String) {
    sections[tag, default: []].append(section)
  }

  mutating func remove(_ section: Section, as tag: String) {
    sections[tag]?.removeAll { $0 === section }
    if sections[tag]?.isEmpty ?? false { sections[tag] = nil }
  }
}
