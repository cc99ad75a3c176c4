import Testing

@testable import Formwork

/// A form built anew from what another one holds.
enum FormCopy {
  static func of(_ form: Form) -> Form {
    let copy = Form()
    copy.append(contentsOf: form.allSections.map(Self.of))
    return copy
  }

  private static func of(_ section: Section) -> Section {
    let copy = Section(rows: section.allRows.map(of))
    copy.tag = section.tag
    (copy.hidden, copy.disabled) = (section.hidden, section.disabled)
    return copy
  }

  private static func of(_ row: BaseRow) -> BaseRow {
    let copy = type(of: row).init(tag: row.tag)
    (copy.hidden, copy.disabled) = (row.hidden, row.disabled)
    (copy.required, copy.anyRules, copy.whenHidden) = (row.required, row.anyRules, row.whenHidden)
    if let text = row as? TextRow { copy.setResetValue(text.resetValue?.formValue ?? .null) }
    copy.set(row.formValue)
    return copy
  }

  /// What differs between a form and the same one built anew; empty when nothing does.
  static func differences(of form: Form) -> [String] {
    let copy = Self.of(form)
    var differences: [String] = []
    func compare<T: Equatable>(_ what: String, _ value: (Form) -> T) {
      let (left, right) = (value(form), value(copy))
      if left != right { differences.append("\(what): \(left), built anew: \(right)") }
    }
    compare("sections") { $0.map(\.tag) }
    compare("rows") { $0.map { $0.map(\.tag) } }
    compare("all rows") { $0.allSections.map { $0.allRows.map(\.tag) } }
    compare("values") { $0.values() }
    compare("all values") { $0.values(includeHidden: true) }
    compare("hidden") { $0.allRows.filter(\.isHidden).map(\.tag) }
    compare("disabled") { $0.allRows.filter(\.isDisabled).map(\.tag) }
    compare("invalid") { $0.allRows.filter { !$0.isValid }.map(\.tag) }
    compare("valid") { $0.isValid }
    compare("wrong") { $0.validate(quietly: true) }
    for section in form.allSections {
      if section.form !== form { differences.append("\(section.tag ?? "-") has another form") }
      for row in section.allRows {
        if row.section !== section { differences.append("\(row.tag ?? "-"): another section") }
        if let tag = row.tag, form.row(tag) !== row { differences.append("\(tag): not found") }
      }
    }
    return differences
  }
}
