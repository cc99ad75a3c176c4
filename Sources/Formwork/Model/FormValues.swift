extension Form {
  /// The values of the tagged rows, in form order.
  ///
  /// Visible rows in visible sections, disabled ones too; unset ones are present with null. Buttons,
  /// notes, confirming and transient rows give nothing. O(rows).
  ///
  /// - Parameter includeHidden: whether hidden rows are among them.
  /// - Returns: the values; empty when no row gives one.
  public func values(includeHidden: Bool = false) -> Values {
    var values = Values()
    for row in includeHidden ? allRows : rows where row.givesValue {
      // Of rows with the same tag the first has it.
      guard let tag = row.tag, self.row(tag) === row else { continue }
      values[tag] = row.formValue
    }
    return values
  }

  /// Assigns values by tag, hidden rows too, as one change in form order; null clears.
  ///
  /// O(rows) for several values.
  ///
  /// - Returns: what was not assigned, in the order of `values`; empty when everything was.
  @discardableResult
  public func setValues(_ values: Values, origin: Origin = .code) -> [ValueProblem] {
    var problems: [(offset: Int, problem: ValueProblem)] = []
    var known: [(row: BaseRow, offset: Int)] = []
    for (offset, entry) in values.entries.enumerated() {
      if let row = row(entry.tag), row.takesValue {
        known.append((row, offset))
      } else {
        problems.append((offset, ValueProblem(tag: entry.tag, expected: nil)))
      }
    }
    update {
      for (row, offset) in inFormOrder(known) {
        let (tag, value) = values.entries[offset]
        guard !row.set(value, origin: origin) else { continue }
        let type = type(of: row)
        problems.append(
          (
            offset,
            ValueProblem(tag: tag, expected: type.typeName, limit: value.limitWords(for: type))
          ))
      }
    }
    return problems.sorted { $0.offset < $1.offset }.map(\.problem)
  }

  private func inFormOrder(
    _ rows: [(row: BaseRow, offset: Int)]
  ) -> [(row: BaseRow, offset: Int)] {
    guard rows.count > 1 else { return rows }
    let named = Dictionary(
      rows.map { (ObjectIdentifier($0.row), $0) }, uniquingKeysWith: { first, _ in first })
    return allRows.compactMap { named[ObjectIdentifier($0)] }
  }

  /// Gives every row its reset value and shows no errors; a server's are forgotten.
  public func reset() {
    update { for row in allRows { row.resetRowValue() } }
    cleanValidationErrors()
  }

  /// The visible values as a type of one's own.
  ///
  /// A secret is read as `String` only because the type asks for it; copies of that may remain.
  ///
  /// - Throws: `DecodingError`, without any value in it.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    try values().decode(type)
  }
}

/// A value that was not assigned.
public struct ValueProblem: Sendable, Equatable {
  /// The tag it stood under.
  public let tag: String
  /// The type that the row takes; nil: no row has the tag.
  public let expected: String?
  /// The limit of that type, for people, where a number is beyond it.
  var limit: String?

  /// What is wrong, for people; never the value.
  public var message: String {
    guard let expected else { return "\(tag): no row has this tag" }
    return "\(tag): must be \(limit ?? BaseRow.words(for: expected))"
  }
}
