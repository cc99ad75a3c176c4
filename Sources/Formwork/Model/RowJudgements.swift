/// Which rows of a form are still to be judged, and how many are invalid.
struct RowJudgements {
  private var unjudged = Readers<BaseRow>()
  private(set) var invalidCount = 0

  /// The row is to be judged before the form's validity is certain.
  mutating func add(_ row: BaseRow) {
    guard !row.isUnjudged else { return }
    row.isUnjudged = true
    unjudged.append(row)
  }

  /// Takes out a row that is still to be judged; nil: all were judged.
  mutating func next() -> BaseRow? {
    let row = unjudged.popLast()
    row?.isUnjudged = false
    return row
  }

  /// Counts an invalid row, once.
  mutating func judged(_ row: BaseRow, isValid: Bool) {
    guard !isValid, !row.isCountedInvalid else { return }
    row.isCountedInvalid = true
    invalidCount += 1
  }

  /// What was found about the row does not hold any longer.
  mutating func discard(_ row: BaseRow) {
    if row.isCountedInvalid { invalidCount -= 1 }
    row.isCountedInvalid = false
  }

  /// Removes a row that leaves the form, and returns how many were visited.
  mutating func remove(_ row: BaseRow) -> Int {
    discard(row)
    defer { row.isUnjudged = false }
    return row.isUnjudged ? unjudged.remove(row) : 0
  }
}
