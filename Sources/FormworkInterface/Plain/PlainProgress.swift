internal import Formwork

/// How far a plain conversation is: what was told, asked and answered.
struct PlainProgress {
  /// Whether there is something to lose.
  var hasTyped = false
  /// Whether only questions that need an answer come before the review.
  var isRepairing = false
  /// Rows whose answer was given.
  private var answered: Set<ObjectIdentifier> = []
  /// Rows that became questions and were not asked yet.
  private var added: Set<ObjectIdentifier> = []
  /// Sections, options and texts that were told, which is done once.
  private var told: Set<ObjectIdentifier> = []
  /// Rows that got their values with another one, so that they need not be asked.
  private var filled: Set<ObjectIdentifier> = []
}

extension PlainProgress {
  func isAnswered(_ row: BaseRow) -> Bool { answered.contains(ObjectIdentifier(row)) }
  func isAdded(_ row: BaseRow) -> Bool { added.contains(ObjectIdentifier(row)) }
  func isTold(_ part: AnyObject) -> Bool { told.contains(ObjectIdentifier(part)) }
  func isFilled(_ row: BaseRow) -> Bool { filled.contains(ObjectIdentifier(row)) }

  mutating func answer(_ row: BaseRow) { answered.insert(ObjectIdentifier(row)) }

  /// Says that something is told now.
  ///
  /// - Returns: whether it was not told before.
  @discardableResult mutating func tell(_ part: AnyObject) -> Bool {
    told.insert(ObjectIdentifier(part)).inserted
  }

  mutating func fill(_ rows: [BaseRow]) {
    for row in rows {
      filled.insert(ObjectIdentifier(row))
      answered.remove(ObjectIdentifier(row))
      added.remove(ObjectIdentifier(row))
    }
  }

  mutating func add(_ row: BaseRow) { added.insert(ObjectIdentifier(row)) }
  mutating func remove(_ row: BaseRow) { added.remove(ObjectIdentifier(row)) }

  /// Takes a row out that is no longer in the form.
  mutating func forget(_ row: BaseRow) {
    let row = ObjectIdentifier(row)
    for rows in [\PlainProgress.answered, \.added, \.told, \.filled] {
      self[keyPath: rows].remove(row)
    }
  }

  // MARK: Questions

  /// Whether a row asks something now.
  func asks(_ row: BaseRow) -> Bool {
    guard row.controlTraits.asks, row.takesPartInValidation else { return false }
    // What was generated need not be typed.
    if isFilled(row), !row.formValue.isNull { return false }
    // Without a password there is nothing to repeat.
    guard let base = row.repeated else { return true }
    return !base.formValue.isNull || base.isRequired
  }

  /// The first asking row behind another one, which may be hidden.
  func next(after row: BaseRow, in form: Form) -> BaseRow? {
    let behind = form.allRows.drop { $0 !== row }.dropFirst()
    return behind.first { $0.isVisible && asks($0) }
  }

  /// The last asking row before another one, which may be hidden.
  func previous(before row: BaseRow, in form: Form) -> BaseRow? {
    form.allRows.prefix { $0 !== row }.last { $0.isVisible && asks($0) }
  }
}
