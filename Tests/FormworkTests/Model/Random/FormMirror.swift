import Testing

@testable import Formwork

/// A copy of what is visible in a form, made from nothing but what a delegate is told.
final class FormMirror: FormDelegate {
  private struct Copy {
    let section: Section
    var rows: [BaseRow]
  }

  private var copies: [Copy]
  /// What was told, in short.
  private(set) var log: [String] = []
  /// Called behind each event.
  var afterEvent: (() -> Void)?

  /// A copy that follows the form from now on.
  init(of form: Form) {
    copies = form.map { Copy(section: $0, rows: $0.visible) }
    form.delegate = self
  }

  /// Whether the copy is what is visible.
  func equals(_ form: Form) -> Bool {
    copies.count == form.count
      && zip(copies, form).allSatisfy { copy, section in
        copy.section === section && copy.rows.count == section.count
          && zip(copy.rows, section).allSatisfy { $0 === $1 }
      }
  }

  /// The rows of each section, for messages.
  var shape: [[String]] { copies.map { $0.rows.map { $0.tag ?? "-" } } }

  /// Forgets what was told.
  func clearLog() { log = [] }

  func sectionsHaveBeenReplaced(old: [Section], new: [Section], at indexes: [Int]) {
    #expect(old.count == indexes.count && new.count == indexes.count)
    for (offset, index) in indexes.enumerated() {
      #expect(copies[index].section === old[offset])
      copies[index] = Copy(section: new[offset], rows: new[offset].visible)
    }
    told("S/", indexes.map { "\($0)" })
  }

  func sectionsHaveBeenRemoved(_ sections: [Section], at indexes: [Int]) {
    #expect(indexes == indexes.sorted() && sections.count == indexes.count)
    for (section, index) in zip(sections, indexes).reversed() {
      #expect(copies[index].section === section)
      copies.remove(at: index)
    }
    told("S-", indexes.map { "\($0)" })
  }

  func sectionsHaveBeenAdded(_ sections: [Section], at indexes: [Int]) {
    #expect(indexes == indexes.sorted() && sections.count == indexes.count)
    for (section, index) in zip(sections, indexes) {
      copies.insert(Copy(section: section, rows: section.visible), at: index)
    }
    told("S+", indexes.map { "\($0)" })
  }

  func rowsHaveBeenReplaced(old: [BaseRow], new: [BaseRow], at indexes: [Form.IndexPath]) {
    #expect(old.count == indexes.count && new.count == indexes.count)
    for (offset, index) in indexes.enumerated() {
      #expect(copies[index.section].rows[index.row] === old[offset])
      copies[index.section].rows[index.row] = new[offset]
    }
    told("R/", indexes.map(\.short))
  }

  func rowsHaveBeenRemoved(_ rows: [BaseRow], at indexes: [Form.IndexPath]) {
    #expect(indexes == indexes.sorted() && rows.count == indexes.count)
    for (row, index) in zip(rows, indexes).reversed() {
      #expect(copies[index.section].rows[index.row] === row)
      copies[index.section].rows.remove(at: index.row)
    }
    told("R-", indexes.map(\.short))
  }

  func rowsHaveBeenAdded(_ rows: [BaseRow], at indexes: [Form.IndexPath]) {
    #expect(indexes == indexes.sorted() && rows.count == indexes.count)
    for (row, index) in zip(rows, indexes) {
      copies[index.section].rows.insert(row, at: index.row)
    }
    told("R+", indexes.map(\.short))
  }

  private func told(_ event: String, _ indexes: [String]) {
    log.append("\(event) \(indexes.joined(separator: " "))")
    afterEvent?()
  }
}

extension Form.IndexPath {
  fileprivate var short: String { "\(section).\(row)" }
}
