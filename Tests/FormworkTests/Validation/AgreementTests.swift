import Glibc
import Testing

@testable import Formwork

/// The live form and the validator judge alike, whatever the form and the values are.
@Suite struct AgreementTests {
  typealias Numbers = FormworkTests.Numbers

  /// Forms by the thousand: `FORMWORK_RANDOM_COUNT=20000` for a long run.
  private static let count =
    getenv("FORMWORK_RANDOM_COUNT").flatMap { Int(String(cString: $0)) } ?? 250

  /// After any history, a form, the validator and a form built anew with the same values agree.
  @Test func historiesRecordsAndNewForms() throws {
    for seed in 0..<UInt64(Self.count) {
      var numbers = Numbers(state: seed ^ 0x5EED)
      let form = RandomForm.form(seed: seed)
      try #require(form.problems.isEmpty, "\(seed): \(form.problems)")
      let validator = try RandomForm.form(seed: seed).validator()
      for _ in 0..<3 { Self.change(form, &numbers) }
      let values = Self.allValues(of: form)
      let new = RandomForm.form(seed: seed)
      try #require(new.setValues(values).isEmpty, "\(seed)")
      #expect(Self.allValues(of: new) == values, "\(seed): what is hidden")
      Self.expectAgreement(form, new, validator, values, seed)
    }
  }

  /// What a record says is what a new form says that is given its values, wrong types too.
  @Test func recordsAndNewForms() throws {
    for seed in 0..<UInt64(Self.count) {
      var numbers = Numbers(state: seed ^ 0xFEED)
      let new = RandomForm.form(seed: seed)
      let validator = try new.validator()
      var record = Values()
      for row in new.allRows where row.takesValue {
        record[row.tag ?? ""] = RandomForm.anyValue(for: row, &numbers)
      }
      let wrong = new.setValues(record).map(\.tag)
      let violations = validator.validate(record)
      let mismatches = violations.filter { wrong.contains($0.tag) }
      #expect(
        mismatches.allSatisfy {
          ["type", "tooLarge", "tooSmall", "patternLimit"].contains($0.code)
        },
        "\(seed): \(mismatches)")
      guard wrong.isEmpty else { continue }
      Self.expectAgreement(new, new, validator, record, seed)
    }
  }

  private static func expectAgreement(
    _ form: Form, _ new: Form, _ validator: Validator, _ values: Values, _ seed: UInt64
  ) {
    let order = { (violations: [Violation]) in
      violations.map {
        "\($0.tag) \($0.rule) \($0.code) \($0.severity) \($0.message) \($0.parameters.entries)"
      }.sorted()
    }
    let live = order(form.validate())
    #expect(live == order(validator.validate(values)), "\(seed): record")
    #expect(live == order(new.validate()), "\(seed): new form")
    let context = RecordContext(of: validator, record: values, usesDefaults: false)
    for row in form.allRows {
      guard let tag = row.tag else { continue }
      #expect(row.isVisible == context.isVisible(tag), "\(seed) \(tag): record")
      #expect(row.isVisible == new.row(tag)?.isVisible, "\(seed) \(tag): new form")
      #expect(row.isRequired == new.row(tag)?.isRequired, "\(seed) \(tag)")
      if row.takesValue { #expect(row.isValid == context.isValid(tag), "\(seed) \(tag)") }
    }
  }

  private static func change(_ form: Form, _ numbers: inout Numbers) {
    let rows = form.allRows.filter { $0.takesValue && numbers.chance(60) }
    let values = Values(
      rows.map { (tag: $0.tag ?? "", value: RandomForm.value(for: $0, &numbers)) })
    switch numbers.next() % 4 {
    case 0: form.setValues(values)
    case 1: for row in rows.shuffled(using: &numbers) { row.set(values[row.tag ?? ""]) }
    case 2:
      for row in rows {
        guard case .text(let text) = values[row.tag ?? ""], !row.isSecret else { continue }
        row.edit(text)
        if row.unparsedText != nil { row.set(.null) }
      }
    default: form.reset()
    }
    if numbers.chance(20) { form.validate() }
  }

  private static func allValues(of form: Form) -> Values {
    Values(
      form.allRows.filter(\.takesValue).map { (tag: $0.tag ?? "", value: $0.formValue) })
  }

  @Test(arguments: 0..<300) func randomForms(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    let form = Self.form(&numbers)
    #expect(form.problems.isEmpty)
    let validator = try form.validator()
    for _ in 0..<8 {
      let values = Self.values(of: form, &numbers)
      if numbers.chance(50) {
        #expect(form.setValues(values).isEmpty)
      } else {
        for (tag, value) in values.entries.shuffled(using: &numbers) { form.row(tag)?.set(value) }
      }
      if numbers.chance(30), let row = form.allRows.randomElement(using: &numbers) {
        let section = row.section
        section?.removeAll { $0 === row }
        section?.append(row)
        form.setValues(values)
        let moved = try form.validator().validate(values)
        #expect(form.validate() == moved)
      }
      let expected = validator.validate(values)
      let order = { (violation: Violation) in "\(violation.tag) \(violation.rule)" }
      #expect(
        form.validate().sorted { order($0) < order($1) }
          == expected.sorted { order($0) < order($1) })
      #expect(form.isValid == !expected.contains { $0.severity == .error })
    }
  }

  private static func form(_ numbers: inout Numbers) -> Form {
    let form = Form()
    var tags: [String] = []
    var types: [String: ValueType] = [:]
    for number in 0..<numbers.pick([1, 2, 3]) {
      let section = Section { $0.tag = "section\(number)" }
      if numbers.chance(30), !tags.isEmpty { section.hidden = condition(tags, &numbers) }
      if numbers.chance(10), !tags.isEmpty { section.disabled = condition(tags, &numbers) }
      for _ in 0..<numbers.pick([1, 3, 6]) {
        let row = row("r\(tags.count)", &numbers)
        if !tags.isEmpty {
          if numbers.chance(40) { row.hidden = condition(tags, &numbers) }
          if numbers.chance(15) { row.disabled = condition(tags, &numbers) }
          if numbers.chance(10) { row.readOnly = condition(tags, &numbers) }
          if numbers.chance(30) { row.required = condition(tags, &numbers) }
          // Only what is of one type can be compared.
          let others = tags.filter { types[$0] == row.valueType }
          if numbers.chance(30), !others.isEmpty {
            var rule = Rule<String>.equals(numbers.pick(others)).erased
            if numbers.chance(30) { rule.when = condition(tags, &numbers) }
            if numbers.chance(20) { rule.severity = .warning }
            if numbers.chance(30) { rule.message = "{title} is not {other}, {\(tags[0])}" }
            row.anyRules.append(rule)
          }
        }
        section.append(row)
        if row.takesValue { tags.append(row.tag ?? "") }
        types[row.tag ?? ""] = row.valueType
      }
      form.append(section)
    }
    return form
  }

  private static func row(_ tag: String, _ numbers: inout Numbers) -> BaseRow {
    switch numbers.next() % 9 {
    case 0: return TextRow(tag) { $0.add(rule: .minLength(2)) }
    case 1: return EmailRow(tag)
    case 2: return IntRow(tag) { $0.add(rule: .max(5)) }
    case 3: return DecimalRow(tag) { $0.limits.min = .number(1) }
    case 4: return CheckRow(tag) { $0.add(rule: .accepted) }
    case 5:
      return SegmentedRow<String>(tag) {
        $0.options = ["x", "xy", "z"]
        $0.title("The x", for: "x")
        $0.disable("z")
      }
    case 6: return DateRow(tag) { $0.minimumDate = LocalDate("2020-01-01") }
    case 7: return GenericPasswordRow(tag)
    default: return TextRow(tag) { $0.add(rule: .matches("[xy]*")) }
    }
  }

  private static func condition(_ tags: [String], _ numbers: inout Numbers) -> Condition {
    let (one, two) = (numbers.pick(tags), numbers.pick(tags))
    if numbers.chance(20) {
      return .function([one, two]) { $0[one].isNull && !$0[two].isNull }
    }
    return Condition(
      numbers.pick([
        "filled($\(one))", "empty($\(one)) or visible($\(two))", "valid($\(one))",
        "not valid($\(one)) and filled($\(two))", "not visible($\(one))",
        "visible($\(one)) and not (valid($\(two)) or filled($\(one)))", "visible($section0)",
      ]))
  }

  private static func values(of form: Form, _ numbers: inout Numbers) -> Values {
    var values = Values()
    for row in form.allRows where row.takesValue {
      let choices: [FormValue] =
        switch row {
        case is TextRow: ["", "x", "xy", "e\u{301}", " "]
        case is EmailRow: ["x", "ada@example.org"]
        case is IntRow: [-1, 5, 6]
        case is DecimalRow: [0, .decimal(DecimalNumber("1.50") ?? 0)]
        case is CheckRow: [true, false]
        case is DateRow: ["2019-12-31", "2026-05-31"]
        case is GenericPasswordRow: ["x", "Abc123"]
        default: ["x", "xy", "z", "gold"]
        }
      values[row.tag ?? ""] = numbers.chance(30) ? .null : numbers.pick(choices)
    }
    return values
  }

  @Test func conditionsOnButtons() throws {
    let form =
      Form() +++ Section() <<< SwitchRow("s") <<< ButtonRow("b") { $0.hidden = "$s" }
      <<< TextRow("t") {
        $0.shown = "visible($b)"
        $0.add(rule: .required)
      }
    let validator = try form.validator()
    #expect(validator.validate([:]).map(\.tag) == ["t"])
    #expect(validator.validate(["s": true]).isEmpty)
    #expect(validator.tags == ["s", "t"])
  }
}
