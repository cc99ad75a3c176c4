/// The questions of asynchronous rules about one row's value as it is now.
package struct FormCheck: Sendable {
  let row: ObjectIdentifier
  /// What the row is called.
  package let title: String
  let value: FormValue
  let questions: [AsyncQuestion]

  /// Asks them all; takes as long as that takes.
  package func run() async -> FormCheckResult {
    var verdicts: [AsyncVerdict] = []
    for question in questions {
      verdicts.append(await question.rule.check(value, question.values))
    }
    return FormCheckResult(check: self, verdicts: verdicts)
  }

  /// Asks the questions of several rows at once; the results in order.
  package static func run(_ checks: [FormCheck]) async -> [FormCheckResult] {
    await withTaskGroup(of: (Int, FormCheckResult).self) { group in
      for (index, check) in checks.enumerated() {
        group.addTask { (index, await check.run()) }
      }
      var results: [(Int, FormCheckResult)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

/// The answers to a `FormCheck`.
package struct FormCheckResult: Sendable {
  let check: FormCheck
  let verdicts: [AsyncVerdict]

  var isFinal: Bool { verdicts.allSatisfy(\.isFinal) }
}

/// An asynchronous rule and the values of other rows that it is told.
struct AsyncQuestion: Sendable {
  let rule: AnyAsyncRule
  let values: Values
}

extension FormCheckResult {
  /// Whether it answers these questions about this value.
  func answers(_ questions: [AsyncQuestion], about value: FormValue) -> Bool {
    check.value == value && check.questions.count == questions.count
      && zip(check.questions, questions).allSatisfy {
        $0.rule.name == $1.rule.name && $0.values == $1.values
      }
  }

  func violations(
    title: String?, tag: String, in context: some MessageContext
  ) -> [Violation] {
    zip(check.questions, verdicts).flatMap { question, verdict in
      verdict.failures.map { failure, severity in
        // The rule's words are for its own verdict, not for a failure to get one.
        let isOwn = failure.code == question.rule.name
        return AnyRule.violation(
          of: question.rule.name, failure, template: isOwn ? question.rule.message : nil,
          title: title, tag: tag, severity: severity, in: context)
      }
    }
  }
}

extension BaseRow {
  /// What is to be asked about the value as it is; empty when there is none.
  private func questions(in context: some RuleContext) -> [AsyncQuestion] {
    guard !asyncRules.isEmpty, formValue.withOperand({ !$0.isEmpty }) else { return [] }
    return asyncRules.filter { $0.when?.demands(in: context) ?? true }.map {
      AsyncQuestion(rule: $0, values: context.values(of: $0.tags))
    }
  }

  /// What asynchronous rules said about the value as it is; empty while they were not asked.
  func answeredViolations(in context: some MessageContext) -> [Violation] {
    guard !validation.answers.all.isEmpty else { return [] }
    let (questions, value) = (questions(in: context), formValue)
    return validation.answers.answer(to: questions, about: value)?
      .violations(title: title, tag: tag ?? "", in: context) ?? []
  }

  /// What must still be asked before the value may be submitted; nil: nothing.
  ///
  /// With `asksAgain`, questions that had no answer are asked once more.
  fileprivate func pendingCheck(asksAgain: Bool) -> FormCheck? {
    guard takesPartInValidation, !asyncRules.isEmpty else { return nil }
    let (questions, value) = (questions(in: LiveContext(form: form)), formValue)
    guard !questions.isEmpty else { return nil }
    let known = validation.answers.answer(to: questions, about: value)
    if let known, known.isFinal || !asksAgain { return nil }
    return FormCheck(
      row: ObjectIdentifier(self), title: title ?? tag ?? "", value: value, questions: questions)
  }

  fileprivate func take(_ result: FormCheckResult) {
    validation.answers.take(result)
    form?.graph.settleStarts()
    form?.graph.markValidity(of: self)
    validation.forgetJudgement()
    form?.comeToRest()
    validate()
  }
}

extension Form {
  /// What asynchronous rules must be asked before the form may be submitted; empty unless all else
  /// holds.
  ///
  /// O(rows). With `asksAgain`, questions that had no answer are asked once more.
  package func pendingChecks(asksAgain: Bool = true) -> [FormCheck] {
    guard isValid else { return [] }
    return rows.compactMap { $0.pendingCheck(asksAgain: asksAgain) }
  }

  /// Takes answers over; those about values that are there no longer are kept for their return.
  package func take(_ results: [FormCheckResult]) {
    for result in results {
      allRows.first { ObjectIdentifier($0) == result.check.row }?.take(result)
    }
  }

  /// Runs all rules, the asynchronous ones last and only when all others hold.
  ///
  /// - Parameter quietly: whether the rows go on showing what they showed.
  /// - Returns: the violations in row order, then rule order.
  @discardableResult
  public func validate(quietly: Bool = false) async -> [Violation] {
    func run() -> [Violation] { validate(quietly: quietly) }
    let violations = run()
    let checks = pendingChecks()
    guard !checks.isEmpty else { return violations }
    take(await FormCheck.run(checks))
    return run()
  }
}
