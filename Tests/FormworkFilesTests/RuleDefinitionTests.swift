import Formwork
import FormworkFiles
import Testing

@Suite struct RuleDefinitionTests {
  private func codes(_ rules: String, type: String = "text", _ value: FormValue) throws -> [String]
  {
    let form = try Form(
      definition: definition("{type: \(type), tag: a, rules: \(rules)}", "{type: text, tag: b}"))
    return try form.validator().validate(["a": value, "b": .text("other")]).map(\.code)
  }

  @Test func rulesAreRead() throws {
    #expect(try codes("[required]", .null) == ["required"])
    #expect(try codes("[{minLength: 3}]", .text("ab")) == ["tooShort"])
    #expect(try codes("[{maxLength: 3, unit: utf8}]", .text("éé")) == ["tooLong"])
    #expect(try codes("[{exactLength: 3}]", .text("ab")) == ["wrongLength"])
    #expect(try codes("[{min: 1.5}, {max: 9}]", type: "decimal", .int(1)) == ["tooSmall"])
    #expect(try codes("[{pattern: 'B', ignoreCase: true}]", .text("abc")) == [])
    #expect(try codes("[{matches: '[a-b]'}]", .text("abc")) == ["pattern"])
    #expect(try codes("[email, {url: {schemes: [ftp]}}]", .text("x")) == ["email", "url"])
    #expect(try codes("[{email: {dialect: html}}]", .text("a@b")) == [])
    #expect(try codes("[{oneOf: [x, 1.10]}]", .text("1.10")) == [])
    #expect(try codes("[{oneOf: [1, 2]}]", type: "int", .int(3)) == ["notAllowed"])
    #expect(try codes("[{oneOf: [1, 2]}]", type: "int", .int(2)) == [])
    #expect(try codes("[{noneOf: [x]}]", .text("x")) == ["notAllowed"])
    #expect(try codes("[{equals: $b}, {differs: b}]", .text("x")) == ["notEqual"])
    #expect(
      try codes("[{multipleOf: 0.01}]", type: "decimal", .decimal(#require(DecimalNumber("1.005"))))
        == ["notMultiple"])
  }

  @Test func whatGoesWithARuleIsRead() throws {
    let form = try Form(
      definition: definition(
        "{type: text, tag: a, rules: [{required: $b == 'x', message: M, id: mine, severity: warning}]}",
        "{type: text, tag: b}"))
    let validator = try form.validator()
    #expect(validator.validate(["b": .text("y")]).isEmpty)
    let violation = try #require(validator.validate(["b": .text("x")]).first)
    #expect(violation.rule == "mine")
    #expect(violation.message == "M")
    #expect(violation.severity == .warning)
    let both = try Form(
      definition: definition(
        "{type: text, tag: a, rules: [{required: $b == 'x', when: $c == 'x'}]}",
        "{type: text, tag: b}", "{type: text, tag: c}")
    ).validator()
    #expect(both.validate(["b": .text("x")]).isEmpty)
    #expect(both.validate(["b": .text("x"), "c": .text("x")]).count == 1)
  }

  @Test func mistakesInRulesAreFound() {
    #expect(
      messages(
        "{type: text, tag: a, rules: [minLength, {maxLength: x}, {required: true, allowBlank: true}]}",
        "{type: text, tag: b, rules: [{url: {schemes: https}}, {email: {dialect: htm}}, {}]}",
        "{type: text, tag: c, rules: [{message: x}, [required], {minLength: -1}, {matches: a(b}]}",
        "{type: text, tag: d, rules: required}",
        "{type: text, tag: e, rules: [{equals: f}, {min: x}]}",
        "{type: text, tag: g, rules: [{accepted: 5}, {minLength: 2, unit: byte}, {oneOf: x}]}") == [
          "3:38: error: minLength needs an argument",
          "3:61: error: maxLength must be a whole number",
          "3:82: error: unknown key 'allowBlank'; did you mean 'allowsBlank'?",
          "4:54: error: schemes must be a list",
          "4:81: error: unknown dialect 'htm'; did you mean 'html'?",
          "4:88: error: this map names no rule",
          "5:38: error: this map names no rule",
          "5:52: error: rules must be a rule's name, or a map with it, not a list",
          "5:76: error: minLength must not be negative",
          "5:94: error: matches is no regular expression: missing closing parenthesis",
          "6:37: error: rules must be a list",
          "7:47: error: no row has the tag f",
          "7:57: error: unknown word x",
          "8:49: error: accepted takes no argument",
          "8:74: error: unit must be one of characters, codePoints, utf8",
          "8:89: error: oneOf must be a list",
        ])
  }

  @Test func mistakesInValidatorsAreFound() {
    #expect(
      messages(
        "{type: genericPassword, tag: a, validator: nist}",
        "{type: genericPassword, tag: b, validator: {rules: [{pattern: '[', hint: x}, {pattern: a}], colors: {0: purple, x: red}}}",
        "{type: genericPassword, tag: c, validator: {minStrength: 2}}") == [
          "3:52: error: unknown validator 'nist'",
          "4:73: error: pattern is no regular expression: missing terminating ] for character class",
          "4:86: error: hint is missing",
          "4:113: error: 0 must be a colour such as amber or '#03a9f4'",
          "4:121: error: a strength must be a number",
          "5:52: error: name is missing",
        ])
  }
}
