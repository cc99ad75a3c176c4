@testable import Formwork

/// The same numbers on every run (SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
  mutating func pick<T>(_ values: [T]) -> T { values[Int(next() % UInt64(values.count))] }
  mutating func chance(_ percent: UInt64) -> Bool { next() % 100 < percent }
}

/// A form of all kinds of rows, with all rules and conditions; the same for the same seed.
///
/// Rows may stand in any order, but each reads only rows before it in another order, so that nothing
/// depends on itself.
struct RandomForm {
  private var numbers: Numbers
  /// Rows as they may be read, the first by all others.
  private var readable: [(tag: String, kind: Kind)] = []
  private var tagsOfSections: [String] = []

  private enum Kind: CaseIterable {
    case text, untrimmed, area, email, url, int, decimal, date, check, onOff, segmented, push,
      label, secret, generic, button

    /// Whether two rows can hold the same value.
    func compares(with other: Kind) -> Bool { group == other.group && self != .button }

    private var group: Int {
      switch self {
      case .text, .untrimmed, .area, .email, .url, .segmented, .label, .secret, .generic: 0
      case .int, .decimal, .push: 1
      case .date: 2
      case .check, .onOff: 3
      case .button: 4
      }
    }
  }

  static func form(seed: UInt64) -> Form {
    var random = RandomForm(numbers: Numbers(state: seed))
    return random.make()
  }

  private mutating func make() -> Form {
    var rows: [BaseRow] = []
    for number in 0..<numbers.pick([2, 4, 8, 12]) {
      let kind = numbers.pick(Kind.allCases)
      let row = row("r\(number)", kind)
      if !readable.isEmpty { addConditions(to: row) }
      if row.takesValue, !readable.isEmpty { addRules(to: row, kind) }
      readable.append(("r\(number)", kind))
      if numbers.chance(50) { rows.append(row) } else { rows.insert(row, at: 0) }
      if kind == .secret || kind == .generic, numbers.chance(40) {
        rows.append(PasswordRow("r\(number)again") { $0.confirms = "r\(number)" })
      }
    }
    let form = Form()
    for number in 0..<numbers.pick([1, 2, 3]) {
      let section = Section { $0.tag = "s\(number)" }
      form.append(section)
    }
    // A confirming row stands behind what it confirms, since values come in form order.
    for row in rows {
      let index = min(rows.firstIndex { $0 === row } ?? 0, form.count - 1)
      form[index].append(row)
    }
    return form
  }

  private mutating func addConditions(to row: BaseRow) {
    if numbers.chance(45) {
      if numbers.chance(50) { row.hidden = condition() } else { row.shown = condition() }
    }
    if numbers.chance(10) { row.disabled = condition() }
    if numbers.chance(8) { row.readOnly = condition() }
    if numbers.chance(25) { row.required = condition() }
    row.whenHidden = numbers.pick([.keep, .clear, .clear, .reset])
  }

  private mutating func addRules(to row: BaseRow, _ kind: Kind) {
    for _ in 0..<numbers.pick([0, 0, 1, 2]) {
      var rule = rule(for: kind)
      if numbers.chance(30) { rule.when = condition() }
      if numbers.chance(15) { rule.severity = .warning }
      if numbers.chance(15) { rule.message = "{title}: {\(numbers.pick(readable).tag)}, {other}" }
      if numbers.chance(10) { rule.id = "own" }
      row.anyRules.append(rule)
    }
    if numbers.chance(15) {
      row.anyRules.append(Rule<String>.required(allowsBlank: numbers.chance(30)).erased)
    }
  }

  private mutating func rule(for kind: Kind) -> AnyRule {
    // Values of other types are never the same, which is a problem of the form.
    let others = readable.filter { $0.kind.compares(with: kind) }.map(\.tag)
    let other = others.isEmpty ? nil : numbers.pick(others)
    let general: [AnyRule] =
      other.map { [Rule<String>.equals($0).erased, Rule<String>.differs($0).erased] } ?? [
        Rule<String>.required.erased
      ]
    let special: [AnyRule] =
      switch kind {
      case .text, .untrimmed, .area, .email, .url, .label:
        [
          Rule<String>.minLength(2).erased, Rule<String>.maxLength(3).erased,
          Rule<String>.exactLength(2, unit: .utf8).erased, Rule<String>.pattern("[xy]").erased,
          Rule<String>.matches("[a-z ]*", ignoreCase: true).erased, Rule<String>.email.erased,
          Rule<String>.url.erased,
          Rule<FormValue>.oneOf(["x", "Straße", "İ"], ignoreCase: true).erased,
          Rule<FormValue>.oneOf(["x", "xy"]).erased,
          Rule<FormValue>.noneOf(["STRASSE", "ς"], ignoreCase: true).erased,
        ]
      case .int, .decimal, .push:
        [
          Rule<Int>.min(1).erased, Rule<Int>.max(5).erased, Rule<Int>.greaterThan(0).erased,
          Rule<Int>.lessThan(9).erased,
          Rule<DecimalNumber>.multipleOf(3).erased, Rule<FormValue>.oneOf([1, 2, 5]).erased,
        ]
      case .date:
        [AnyRule(MinRule(limit: .date(Self.day))), AnyRule(MaxRule(limit: .date(Self.day)))]
      case .check, .onOff: [Rule<Bool>.accepted.erased]
      case .segmented:
        [Rule<FormValue>.noneOf(["z"]).erased, Rule<FormValue>.oneOf(["x", "xy"]).erased]
      case .secret, .generic, .button: general
      }
    return numbers.chance(25) ? numbers.pick(general) : numbers.pick(special)
  }

  private static let day = LocalDate("2026-05-31") ?? .distantTest
}

// MARK: Conditions

extension RandomForm {
  private mutating func condition() -> Condition {
    switch numbers.next() % 12 {
    case 0: return .constant(numbers.chance(50))
    case 1:
      let (one, two) = (numbers.pick(readable).tag, numbers.pick(readable).tag)
      return .function([one, two]) { $0[one].isNull && !$0[two].isNull }
    default: break
    }
    var text = term()
    if numbers.chance(30) { text += numbers.pick([" and ", " or "]) + term() }
    return Condition(numbers.chance(20) ? "not (\(text))" : text)
  }

  private mutating func term() -> String {
    let (tag, kind) = numbers.pick(readable)
    let state = [
      "filled($\(tag))", "empty($\(tag))", "visible($\(tag))", "valid($\(tag))",
      "not valid($\(tag))", "changed($\(tag))", "visible($s0)",
    ]
    let nothing = ["$\(tag) == ''", "'' != $\(tag)", "$\(tag) == nil", "$\(tag) in ['', nil]"]
    let values: [String] =
      switch kind {
      case .text, .untrimmed, .area, .email, .url, .label:
        [
          "$\(tag) == 'x'", "$\(tag) matches '[a-z]*'", "not ($\(tag) matches '.*')",
          "length($\(tag)) > 1", "$\(tag) contains 'y'", "if($\(tag) matches 'x+', true, false)",
          "lower($\(tag)) == 'xy'",
        ]
      case .int, .decimal, .push: ["$\(tag) > 2", "$\(tag) + 1 == 2", "$\(tag) in [1, 5]"]
      case .date: ["$\(tag) >= today", "$\(tag) < '2026-01-01'"]
      case .check, .onOff: ["$\(tag)", "$\(tag) == false", "not $\(tag)"]
      case .segmented: ["$\(tag) == 'x'", "$\(tag) in ['xy', 'z']"]
      case .secret, .generic: []
      case .button: []
      }
    if kind == .button { return "visible($\(tag))" }
    if kind == .secret || kind == .generic || numbers.chance(35) { return numbers.pick(state) }
    return numbers.pick(numbers.chance(30) ? nothing : values)
  }
}

// MARK: Rows and values

extension RandomForm {
  private mutating func row(_ tag: String, _ kind: Kind) -> BaseRow {
    let row: BaseRow =
      switch kind {
      case .text: TextRow(tag)
      case .untrimmed: TextRow(tag) { $0.trim = .none }
      case .area: TextAreaRow(tag)
      case .email: EmailRow(tag)
      case .url: URLRow(tag)
      case .int: IntRow(tag) { $0.limits.max = .number(1_000) }
      case .decimal: DecimalRow(tag)
      case .date: DateRow(tag)
      case .check: CheckRow(tag)
      case .onOff: SwitchRow(tag)
      case .segmented:
        SegmentedRow<String>(tag) {
          $0.options = ["x", "xy", "z"]
          $0.title("The x", for: "x")
          $0.disable("z")
        }
      case .push: PushRow<Int>(tag) { $0.options = [1, 2, 5] }
      case .label: LabelRow(tag)
      case .secret: PasswordRow(tag)
      case .generic: GenericPasswordRow(tag)
      case .button: ButtonRow(tag)
      }
    if numbers.chance(50) { row.title = "Row \(tag)" }
    if numbers.chance(40) { row.set(Self.value(for: row, &numbers)) }
    if numbers.chance(30) {
      let value = Self.value(for: row, &numbers)
      (row as? TextRow)?.resetValue = String(formValue: value)
      (row as? IntRow)?.resetValue = Int(formValue: value)
    }
    return row
  }

  /// A value that the row takes, empty ones in every shape.
  static func value(for row: BaseRow, _ numbers: inout Numbers) -> FormValue {
    if numbers.chance(15) { return numbers.pick([.null, "", .list([])]) }
    let date = { (text: String) in LocalDate(text).map { FormValue.date($0) } ?? .null }
    let secret = { (text: String) in FormValue.secret(Secret(copying: text.utf8)) }
    let choices: [FormValue] =
      switch row {
      case is IntRow: [-1, 0, 1, 2, 5, 6, .int(.max), .decimal(3)]
      case is DecimalRow: [0, 1, .decimal(DecimalNumber("1.50") ?? 0), .decimal(.greatest)]
      case is DateRow: [date("2019-12-31"), date("2026-05-31"), "2030-01-01"]
      case is CheckRow, is SwitchRow: [true, false]
      case is SegmentedRow<String>: ["x", "xy", "z"]
      case is PushRow<Int>: [1, 2, 5]
      case is PasswordRow, is GenericPasswordRow:
        [secret(""), secret("x"), secret("Abc123"), secret("  ")]
      case is ButtonRow: [.null]
      case is EmailRow: ["x", "ada@example.org", " ", "\u{3000}"]
      case is URLRow: ["x", "https://example.org", "https://نامه‌ای.com/", "\u{A0}"]
      default:
        [
          "x", "xy", "X", "e\u{301}", " ", "\u{A0}\u{2003}", "strasse", "STRASSE", "i", "σ",
          "two words", .text(String(repeating: "x", count: 1_025)),
        ]
      }
    return numbers.pick(choices)
  }

  /// A value that the row may not take.
  static func anyValue(for row: BaseRow, _ numbers: inout Numbers) -> FormValue {
    guard numbers.chance(8) else { return value(for: row, &numbers) }
    let beyond = DecimalNumber(saturating: "-1e40").map { FormValue.decimal($0) } ?? .null
    return numbers.pick([
      1, "no", true, .decimal(DecimalNumber("0.5") ?? 0), .list(["x"]), .object(["x": 1]), beyond,
      .decimal(.greatest),
    ])
  }
}
