/// The conditions that read something of a row or section, by its tag, or of the whole form.
struct ConditionReaders {
  private var values: [String: Readers<ConditionSlot>] = [:]
  private var visibilities: [String: Readers<ConditionSlot>] = [:]
  private var validities: [String: Readers<ConditionSlot>] = [:]
  private var changes: [String: Readers<ConditionSlot>] = [:]
  private(set) var formValidity = Readers<ConditionSlot>()

  /// The conditions that read this of a tag; nil: none did so far.
  func readers(of aspect: Dependency.Aspect, _ tag: String) -> Readers<ConditionSlot>? {
    switch aspect {
    case .value: values[tag]
    case .visible: visibilities[tag]
    case .valid: validities[tag]
    case .changed: changes[tag]
    case .formValid: formValidity
    }
  }

  /// Adds a condition to the readers of everything that it reads.
  mutating func add(_ slot: ConditionSlot) {
    slot.registered = slot.owner.dependencies(of: slot)
    edit(slot) { $0.append(slot) }
  }

  /// Takes a condition out of all readers, and returns how many were visited.
  mutating func remove(_ slot: ConditionSlot) -> Int {
    var visited = 0
    edit(slot) { visited += $0.remove(slot) }
    slot.registered = []
    return visited
  }

  private mutating func edit(
    _ slot: ConditionSlot, _ body: (inout Readers<ConditionSlot>) -> Void
  ) {
    for dependency in slot.registered {
      switch dependency.aspect {
      case .value: body(&values[dependency.tag, default: Readers()])
      case .visible: body(&visibilities[dependency.tag, default: Readers()])
      case .valid: body(&validities[dependency.tag, default: Readers()])
      case .changed: body(&changes[dependency.tag, default: Readers()])
      case .formValid: body(&formValidity)
      }
    }
  }
}
