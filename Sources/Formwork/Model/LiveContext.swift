/// What conditions and rules read from a live form.
///
/// Reading the state of an element first brings it up to date, so that every condition is evaluated
/// after those that it depends on.
struct LiveContext: MessageContext {
  let form: Form?

  /// The value of a row; of one that hides, what that leaves of it, which may not have been done yet.
  func value(of tag: String) -> FormValue {
    guard let row = form?.row(tag) else { return .null }
    return losesValue(row) ? row.valueWhileHidden : row.formValue
  }

  private func losesValue(_ row: BaseRow) -> Bool {
    guard row.whenHidden != .keep, row.hasEntry || row.whenHidden == .reset else { return false }
    return row.tag.map { !isVisible($0) } ?? false
  }

  func isVisible(_ tag: String) -> Bool {
    guard let form else { return false }
    if let row = form.row(tag) {
      return !form.graph.isHidden(row) && !(row.section.map(form.graph.isHidden) ?? false)
    }
    return form.sectionBy(tag: tag).map { !form.graph.isHidden($0) } ?? false
  }

  func isValid(_ tag: String) -> Bool { form?.row(tag)?.isValid ?? true }

  func isChanged(_ tag: String) -> Bool {
    guard let row = form?.row(tag) else { return false }
    if losesValue(row) { return row.valueWhileHidden != row.initialValue }
    return row.unparsedText != nil || row.formValue != row.initialValue
  }

  func isToggle(_ tag: String) -> Bool { form?.row(tag)?.isToggle ?? false }

  var isFormValid: Bool { form?.isValid ?? true }
  var today: LocalDate { now.date }
  var now: LocalDateTime { form?.readClock() ?? FormClock.system.now }
  var locale: FormLocale { form?.locale ?? .posix }
  var words: LocalizedWords { form?.localizedWords ?? .english }

  func title(of tag: String) -> String? { form?.row(tag)?.title }

  func displayedText(of tag: String) -> String? {
    form?.row(tag).flatMap { $0.isSecret ? nil : $0.displayText }
  }
}
