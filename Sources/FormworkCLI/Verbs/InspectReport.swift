internal import Formwork

/// The state of a form as values, for `inspect`.
enum InspectReport {
  /// Everything about a form; errors are those that its rows show.
  static func of(_ form: Form) -> Values {
    let errors = form.allRows.flatMap(\.errors)
    return [
      "form": text(form.identifier),
      "title": text(form.title),
      "valid": .bool(form.isValid),
      "sections": .list(form.allSections.map { .object(section($0)) }),
      "values": .object(form.values()),
      "errors": .list(errors.map { .object($0.report()) }),
    ]
  }

  private static func section(_ section: Section) -> Values {
    [
      "tag": text(section.tag),
      "header": text(section.header),
      "footer": text(section.footer),
      "visible": .bool(!section.isHidden),
      "rows": .list(section.allRows.map { .object(row($0)) }),
    ]
  }

  private static func row(_ row: BaseRow) -> Values {
    [
      "tag": text(row.tag),
      "type": .text(row.kindName),
      "title": text(row.title),
      "visible": .bool(row.isVisible),
      "disabled": .bool(row.isDisabled),
      "required": .bool(row.isRequired),
      "value": row.isSecret ? .null : row.formValue,
      "display": .text(row.displayText),
      "secret": .bool(row.isSecret),
      "set": .bool(!row.formValue.isNull),
      "errors": .list(row.errors.map { .object($0.report(withTag: false)) }),
      "strength": (row as? _GenericPasswordRow).map { .object($0.passwordStrength.report()) }
        ?? .null,
    ]
  }

  private static func text(_ text: String?) -> FormValue { text.map { .text($0) } ?? .null }
}

extension Violation {
  /// The violation as reports write it; never with the value.
  func report(withTag: Bool = true) -> Values {
    var report: Values = [:]
    if withTag { report["tag"] = tag.isEmpty ? .null : .text(tag) }
    report["rule"] = .text(rule)
    report["code"] = .text(code)
    report["message"] = .text(message)
    report["severity"] = .text(severity.rawValue)
    return report
  }
}
