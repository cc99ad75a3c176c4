extension GenericPasswordRow {
  /// Makes a password that the row's rules and its validator accept, assigns it, and fills the rows
  /// that repeat it.
  ///
  /// The generator is `generator`, or a usual one. Asks the rules about 900 passwords at most.
  ///
  /// - Returns: the password; nil, with nothing changed, when all were refused.
  @discardableResult public func generatePassword() -> Secret? {
    guard let password = drawPassword() else { return nil }
    value = password
    fillConfirmations()
    return password
  }

  /// A password that the row's rules and its validator accept; nil when there is none.
  package func drawPassword() -> Secret? {
    let generator = generator ?? PasswordGenerator()
    let (validator, context) = (passwordValidator, validatorContext)
    let isGood = { (password: Secret) in
      let isStrong = { PasswordStrength(judging: password, by: validator, in: context).isValid }
      return self.accepts(.secret(password)) && (self.enforcesValidator || isStrong())
    }
    if let password = generator.password(lengths: possibleLengths, isGood) { return password }
    guard !enforcesValidator else { return nil }
    return generator.password(lengths: possibleLengths) { self.accepts(.secret($0)) }
  }

  /// The lengths that the rules about lengths allow.
  private var possibleLengths: ClosedRange<Int> {
    var (least, most) = (1, 1024)
    for rule in effectiveRules where rule.severity == .error {
      switch rule.body {
      case .minLength(let length, _): least = max(least, length)
      case .maxLength(let length, _): most = min(most, length)
      case .exactLength(let length, _): (least, most) = (length, length)
      default: break
      }
    }
    most = max(most, 1)
    return min(least, most)...most
  }
}

extension BaseRow {
  /// The rows whose value repeats that of this one.
  package final var confirmations: [BaseRow] {
    guard let tag, let form, form.row(tag) === self else { return [] }
    return form.graph.ruleReaders.confirmers(of: tag).map(Array.init) ?? []
  }

  /// Gives the rows that repeat the value the same one.
  package final func fillConfirmations(origin: Origin = .code) {
    for row in confirmations { row.set(formValue, origin: origin) }
  }

  /// Whether no rule says that a value would be wrong.
  final func accepts(_ value: FormValue) -> Bool {
    let violations = AnyRule.violations(
      of: effectiveRules, value: value, title: title, tag: tag ?? "",
      in: LiveContext(form: form))
    return !violations.contains { $0.severity == .error }
  }
}
