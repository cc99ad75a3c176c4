internal import Formwork
internal import FormworkFiles

/// Checks records one by one, and reports what is wrong with them.
struct RecordChecker {
  private(set) var recordCount = 0
  private(set) var invalidCount = 0
  /// What is to be said about unknown keys, once for each.
  private(set) var warnings: [String] = []

  private let validator: Validator
  private let options: ValidateOptions
  private var knownUnknowns: Set<String> = []
  /// Keys of records may be anything: only so many are kept in mind.
  private static let warningLimit = 100

  init(_ validator: Validator, _ options: ValidateOptions) {
    (self.validator, self.options) = (validator, options)
  }

  /// The keys that records may have.
  var tags: Set<String> { validator.tagSet }

  /// The report on a record; nil when it is valid.
  mutating func report(on record: Record, of file: String) -> [UInt8]? {
    recordCount += 1
    let violations = violations(of: record)
    guard violations.contains(where: { $0.severity == .error }) else { return nil }
    invalidCount += 1
    switch options.report {
    case .ndjson:
      let report: Values = [
        "file": .text(file), "record": .int(Int64(record.number)), "line": .int(Int64(record.line)),
        "errors": .list(violations.map { .object($0.report()) }),
      ]
      return JSONText.bytes(of: .object(report)) + [0x0A]
    case .text:
      let lines = violations.map { violation in
        let position = "\(file):\(record.line): \(violation.severity.rawValue): "
        let tag = violation.tag.isEmpty ? "" : "\(violation.tag): "
        return Diagnostics.shown(position + tag + violation.message) + "\n"
      }
      return Array(lines.joined().utf8)
    }
  }

  /// The warnings since the last call.
  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  private mutating func violations(of record: Record) -> [Violation] {
    let values: Values
    switch record.values {
    case .success(let found): values = found
    case .failure(let error): return [error.violation]
    }
    let violations = violations(of: values)
    guard options.unknown != .ignore else { return violations }
    guard options.unknown == .refuse else {
      for tag in record.ignoredKeys { warn(about: tag) }
      return violations
    }
    return violations + unknownKeys(of: record)
  }

  private func unknownKeys(of record: Record) -> [Violation] {
    func violation(_ tag: String, _ message: String) -> Violation {
      Violation(tag: tag, rule: "unknown", code: "unknown", message: message)
    }
    let named = record.ignoredKeys.map { violation($0, "No row has this tag") }
    let rest = record.ignoredCount - named.count
    return rest == 0 ? named : named + [violation("", "No rows have \(rest) further tags")]
  }

  private func violations(of values: Values) -> [Violation] {
    let (validator, usesDefaults) = (validator, options.usesDefaults)
    guard validator.isAsynchronous else {
      return validator.validate(values, usesDefaults: usesDefaults)
    }
    return waitForResult { await validator.validate(values, usesDefaults: usesDefaults) }
  }

  private mutating func warn(about tag: String) {
    guard knownUnknowns.count < Self.warningLimit, knownUnknowns.insert(tag).inserted else {
      return
    }
    warnings.append("warning: no row has the tag '\(tag)'; it is ignored")
    if knownUnknowns.count == Self.warningLimit {
      warnings.append("warning: further unknown tags are not named")
    }
  }
}
