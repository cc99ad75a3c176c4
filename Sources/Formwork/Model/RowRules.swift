/// Where a row's rules come from, besides its kind.
struct RowRules {
  /// The row's own rules, in order.
  var own: [AnyRule] = [] { didSet { cached = nil } }
  /// Rules of a definition that has mistakes in other ones: only what they name is checked.
  var incomplete: [AnyRule] = []
  /// The row's own rules that take time, in order.
  var ownAsync: [AnyAsyncRule] = [] { didSet { cached = nil } }
  /// When the row must have a value; nil: never.
  var required: Condition? { didSet { cached = nil } }
  /// The tag of the row whose value must be repeated; nil: none.
  var confirms: String? { didSet { cached = nil } }
  /// Where a definition says so; nil: code does.
  var confirmsPosition: SourcePosition?
  /// All rules in the order they run, until one of their sources changes.
  private(set) var cached: [AnyRule]?

  mutating func cache(_ rules: [AnyRule]) { cached = rules }
  /// The kind gives other rules.
  mutating func sourcesChanged() { cached = nil }
}

extension BaseRow {
  /// The rules, in order, without their value's type.
  public final var anyRules: [AnyRule] {
    get { ruleSources.own }
    set {
      ruleSources.own = newValue
      rulesChanged()
    }
  }
  /// When the row must have a value; nil: never.
  ///
  /// The short form of a `required` rule.
  public final var required: Condition? {
    get { ruleSources.required }
    set {
      ruleSources.required = newValue
      rulesChanged()
    }
  }
  /// Whether the row must have a value now.
  ///
  /// O(rules).
  public final var isRequired: Bool {
    let context = LiveContext(form: form)
    return effectiveRules.contains { $0.demandsValue(in: context) }
  }

  /// The rules of the row that take time: those of the kind, then its own.
  final var asyncRules: [AnyAsyncRule] { impliedAsyncRules + ruleSources.ownAsync }

  final func add(_ rule: AnyRule) {
    ruleSources.own.append(rule)
    rulesChanged()
  }

  final func add(_ rules: [AnyRule]) {
    ruleSources.own.append(contentsOf: rules)
    rulesChanged()
  }

  final func add(_ rule: AnyAsyncRule) {
    ruleSources.ownAsync.append(rule)
    validation.answers.forget()
    rulesChanged()
  }

  /// Says that `impliedRules` gives others now; kinds call it when a setting of theirs changes.
  public final func impliedRulesChanged() { rulesChanged() }

  /// The sources of the rules are others now.
  final func rulesChanged() {
    ruleSources.sourcesChanged()
    displayChanged()
    judgeAgain { $0.rulesChanged(of: self) }
  }

  /// Shows errors as they are now, if it shows any; in a form when that has come to rest.
  final func judgeAgain(_ mark: (DependencyGraph) -> Void) {
    if let form {
      mark(form.graph)
      form.comeToRest()
    } else {
      validation.forgetJudgement()
      if !errors.isEmpty { showCurrentViolations() }
    }
  }
}
