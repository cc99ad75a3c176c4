/// A condition of a row or a section, and what it gave last.
///
/// A node of the form's dependency graph: marked stale when something it reads changes, evaluated
/// when it is next read, at the latest when the form settles.
final class ConditionSlot {
  enum Kind: String, CaseIterable {
    case hidden
    case disabled
    case readOnly
  }

  let kind: Kind
  unowned let owner: any Conditional
  var condition: Condition?
  var holds = false
  /// Whether a pattern that decides met its limit, so that it does not hold.
  var isUndecided = false
  var isStale = false
  var isEvaluating = false
  /// What the graph has the slot registered as a reader of.
  var registered: [Dependency] = []

  init(_ kind: Kind, of owner: any Conditional) { (self.kind, self.owner) = (kind, owner) }
}

/// What can have conditions: a row or a section.
protocol Conditional: AnyObject {
  var tag: String? { get }
  var form: Form? { get }
  var conditionSlots: ConditionSlots { get set }
  /// The value of the slot's own condition, with what the kind adds to it; nil when a pattern that
  /// decides met its limit.
  func evaluate(_ slot: ConditionSlot, in context: LiveContext) -> Bool?
  /// Says that something else is shown now.
  func displayChanged()
  /// What the slot reads.
  func dependencies(of slot: ConditionSlot) -> [Dependency]
}

extension Conditional {
  /// Evaluates the condition in a slot once more, which holds at once.
  func evaluateAgain(_ kind: ConditionSlot.Kind) {
    guard let form, let slot = conditionSlots[kind] else { return }
    form.graph.settleStarts()
    form.graph.markStale(slot)
    form.comeToRest()
  }

  /// Puts another condition in a slot; it holds at once.
  func replace(_ condition: Condition?, in kind: ConditionSlot.Kind) {
    let slot = conditionSlots[kind] ?? ConditionSlot(kind, of: self)
    conditionSlots[kind] = slot
    if let form {
      form.graph.settleStarts()
      form.graph.unregister(slot)
    }
    slot.condition = condition
    guard let form else {
      // Without a form only a constant can be known.
      slot.holds = condition?.constant ?? false
      displayChanged()
      if kind == .hidden, let row = self as? BaseRow {
        row.section?.children.visibilityChanged(of: row)
      }
      return
    }
    form.graph.register(slot)
    form.graph.markStale(slot)
    form.comeToRest()
  }
}

/// The conditions that an element has; most have none, so none is made in advance.
struct ConditionSlots {
  private(set) var all: [ConditionSlot] = []

  var holdsUndecided: Bool { all.contains { $0.isUndecided } }

  subscript(kind: ConditionSlot.Kind) -> ConditionSlot? {
    get {
      for slot in all where slot.kind == kind { return slot }
      return nil
    }
    set {
      all.removeAll { $0.kind == kind }
      if let newValue { all.append(newValue) }
    }
  }
}
