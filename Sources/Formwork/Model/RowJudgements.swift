/// Which rows of a form are still to be judged, and how many are invalid.
struct RowJudgements {
  private var unjudged = Readers<BaseRow>()
  private(set) var invalidCount = 0

  /// The row is to be judged before the form's validity is certain.
  mutating func add(_ row: BaseRow) {
    if row.membership.list() { unjudged.append(row) }
  }

  /// Takes out a row that is still to be judged; nil: all were judged.
  mutating func next() -> BaseRow? {
    let row = unjudged.popLast()
    row?.membership.unlist()
    return row
  }

  /// Counts an invalid row, once.
  mutating func judged(_ row: BaseRow, isValid: Bool) {
    if !isValid, row.membership.countInvalid() { invalidCount += 1 }
  }

  /// What was found about the row does not hold any longer.
  mutating func discard(_ row: BaseRow) {
    if row.membership.uncountInvalid() { invalidCount -= 1 }
  }

  /// Removes a row that leaves the form, and returns how many were visited.
  mutating func remove(_ row: BaseRow) -> Int {
    discard(row)
    return row.membership.unlist() ? unjudged.remove(row) : 0
  }
}
