import Testing

@testable import Formwork

/// The live form and the validator judge alike, whatever the form and the values are.
@Suite struct AgreementTests {
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
            var rule = AnyRule.equals(numbers.pick(others))
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
