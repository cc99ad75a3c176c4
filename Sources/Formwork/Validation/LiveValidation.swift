extension BaseRow {
  /// Whether the row is validated at all: visible, enabled, writable, with a value.
  public final var takesPartInValidation: Bool {
    takesValue && isVisible && !isDisabled && !isReadOnly
  }

  /// Whether a person may change the value.
  package final var isWritable: Bool { !isDisabled && !isReadOnly }

  /// Whether nothing of severity `error` is wrong now, shown or not.
  ///
  /// A row that is hidden, disabled or read-only is valid. O(rules) after a change, else O(1).
  public final var isValid: Bool { !currentViolations.contains { $0.severity == .error } }

  /// What is wrong now, shown or not.
  final var currentViolations: [Violation] {
    if let current = validation.current { return current }
    guard let form else { return judge() }
    // Too deep a chain is a problem of the form; here it only must not run out of stack.
    return form.graph.deeper { judge() } ?? []
  }

  private func judge() -> [Violation] {
    // A rule that leads back here sees the row as valid instead of running forever.
    validation.judged([])
    guard isJudged else { return [] }
    let context = LiveContext(form: form)
    var all = validation.external
    if let kind = undecidedCondition {
      all.append(AnyRule.undecided(kind, title: title, tag: tag ?? "", in: context))
    }
    all += AnyRule.violations(
      of: effectiveRules, value: unparsedText == nil ? formValue : nil, type: valueType,
      typeName: Self.typeName, mismatch: unparsedText.flatMap { mismatch(typed: $0) }, title: title,
      tag: tag ?? "",
      in: context)
    all += answeredViolations(in: context)
    validation.judged(all)
    form?.graph.judged(self, isValid: !all.contains { $0.severity == .error })
    return all
  }

  /// `takesPartInValidation`, with the conditions brought up to date first: it may be asked while they settle.
  private var isJudged: Bool {
    guard let section, let graph = form?.graph else { return takesPartInValidation }
    guard takesValue else { return false }
    return ![.hidden, .disabled, .readOnly].contains { (kind: ConditionSlot.Kind) in
      graph.holds(kind, of: self) || graph.holds(kind, of: section)
    }
  }

  /// The first condition of the row or its section that a pattern's limit kept from being decided.
  private var undecidedCondition: ConditionSlot.Kind? {
    // Nearly never is there one.
    guard conditionSlots.holdsUndecided || section?.conditionSlots.holdsUndecided ?? false else {
      return nil
    }
    return ConditionSlot.Kind.allCases.first { kind in
      conditionSlots[kind]?.isUndecided ?? false
        || section?.conditionSlots[kind]?.isUndecided ?? false
    }
  }

  /// Why a value cannot be the row's, whose type is another one; nil: it can, or the row has none.
  package final func mismatch(of value: FormValue) -> Violation? {
    let value = value.emptiedToNull(trimsBlanks: trimsBlanks)
    guard takesValue, Self.canonical(value) == nil else { return nil }
    return AnyRule.violations(
      of: [], value: nil, type: valueType, typeName: Self.typeName,
      mismatch: value.mismatch(with: Self.typeRange), title: title, tag: tag ?? "",
      in: LiveContext(form: form)
    ).first
  }

  /// Shows why a value was not taken, until the row is validated again; the row stays as valid as
  /// it is.
  package final func showMismatch(_ violation: Violation) { show([violation]) }

  /// Whether no rule says that a value would be wrong.
  final func accepts(_ value: FormValue) -> Bool {
    let violations = AnyRule.violations(
      of: effectiveRules, value: value, title: title, tag: tag ?? "",
      in: LiveContext(form: form))
    return !violations.contains { $0.severity == .error }
  }

  /// Runs the synchronous rules.
  ///
  /// - Parameter quietly: whether the row goes on showing what it showed.
  /// - Returns: the violations, in rule order; empty when the row is not validated.
  @discardableResult public final func validate(quietly: Bool = false) -> [Violation] {
    form?.settle()
    if quietly { return currentViolations }
    validation.wasValidated = true
    return showCurrentViolations()
  }

  @discardableResult final func showCurrentViolations() -> [Violation] {
    let violations = currentViolations
    show(violations)
    return violations
  }

  /// Adds an error that somebody else found, such as a server; it is gone at the next change.
  ///
  /// It stands before what the row's own rules find. When the form is run, the focus starts at the
  /// first row with such an error, and a secret that has one starts empty.
  ///
  /// - Parameters:
  ///   - message: the text that is shown.
  ///   - code: the violation's code and rule.
  public final func addError(_ message: String, code: String = "refused") {
    form?.graph.settleStarts()
    validation.external.append(
      Violation(tag: tag ?? "", rule: code, code: code, message: message))
    form?.graph.markValidity(of: self)
    validation.forgetJudgement()
    form?.comeToRest()
    validate()
  }

  /// Shows no errors until the next validation; a server's are forgotten.
  public final func cleanValidationErrors() {
    validation.wasValidated = false
    if !validation.external.isEmpty {
      // Nobody could see any longer what blocks the form.
      validation.external = []
      form?.graph.markValidity(of: self)
      validation.forgetJudgement()
      form?.comeToRest()
    }
    show([])
  }

  final func show(_ violations: [Violation]) {
    guard violations != errors else { return }
    let isSame = violations.elementsEqual(errors) { $0.says(theSameAs: $1) }
    validation.shown = violations
    guard !isSame else { return }
    displayChanged()
    notifyValidation()
  }
}

extension Violation {
  /// Whether a person cannot tell it from another one; figures may differ that no message has.
  fileprivate func says(theSameAs other: Violation) -> Bool {
    (rule, code, message) == (other.rule, other.code, other.message)
      && (severity, index) == (other.severity, other.index)
  }
}

extension Form {
  /// Whether every row is valid, shown or not.
  ///
  /// O(rows that changed).
  public var isValid: Bool { graph.isFormValid }

  /// Runs the synchronous rules of all visible, enabled, writable rows.
  ///
  /// - Parameter quietly: whether the rows go on showing what they showed.
  /// - Returns: the violations in row order, then rule order.
  @discardableResult public func validate(quietly: Bool = false) -> [Violation] {
    noticeNewDay()
    settle()
    return rows.flatMap { $0.validate(quietly: quietly) }
  }

  /// Shows no errors at any row, hidden ones too, until the next validation; a server's errors and
  /// `refusal` are forgotten.
  public func cleanValidationErrors() {
    for row in allRows { row.cleanValidationErrors() }
    refusal = nil
  }

  /// Shows what is wrong after a change of the row, if its moment has come.
  func showErrors(afterChangeOf row: BaseRow) {
    let options = row.validationOptions
    let isDue =
      options.contains(.validatesOnChange) || !row.errors.isEmpty
      || options.contains(.validatesOnChangeAfterBlurred) && row.wasBlurred
    if isDue { row.validate() }
  }
}
