/// How a rule is read from a definition.
struct RuleReader: Sendable {
  typealias Read = @Sendable (inout RuleInput, inout [DefinitionProblem]) -> RuleBody?

  let name: String
  /// What may stand behind the name, in words.
  let argument: String
  /// The keys that may stand beside the rule's name, besides those of every rule.
  let options: [String]
  /// The codes of its violations.
  let codes: [String]
  let read: Read

  private init(
    _ name: String, _ argument: String, options: [String] = [], codes: [String],
    read: @escaping Read
  ) {
    (self.name, self.argument, self.options) = (name, argument, options)
    (self.codes, self.read) = (codes, read)
  }

  /// The reader of a rule; nil when there is none of that name.
  static func named(_ name: String) -> RuleReader? { all.first { $0.name == name } }

  static let all: [RuleReader] =
    [required, accepted]
    + [
      length("minLength", "tooShort", RuleBody.minLength),
      length("maxLength", "tooLong", RuleBody.maxLength),
      length("exactLength", "wrongLength", RuleBody.exactLength),
    ]
    + [
      limit("min", "tooSmall", RuleBody.min), limit("max", "tooLarge", RuleBody.max),
      limit("greaterThan", "notGreater", RuleBody.greaterThan),
      limit("lessThan", "notLess", RuleBody.lessThan), multipleOf,
    ]
    + [pattern("pattern", whole: false), pattern("matches", whole: true), email, url]
    + [allowed("oneOf", RuleBody.oneOf), allowed("noneOf", RuleBody.noneOf)]
    + [
      other("equals", "notEqual", RuleBody.equals),
      other("differs", "notDifferent", RuleBody.differs),
    ]

  private static let required = RuleReader(
    "required", "nothing, or a condition", options: ["allowsBlank"], codes: ["required"]
  ) { input, problems in
    if let argument = input.argument, argument.plainText != "true" {
      guard let condition = Condition.read(argument, into: &problems) else { return nil }
      input.add(condition)
    }
    return .required(
      allowsBlank: input.option("allowsBlank", Bool.self, &problems) ?? false)
  }

  private static let accepted = RuleReader("accepted", "nothing", codes: ["accepted"]) {
    input, problems in
    input.refuseArgument(&problems)
    return .accepted
  }

  private static func length(
    _ name: String, _ code: String,
    _ body: @escaping @Sendable (Int, LengthUnit) -> RuleBody
  ) -> RuleReader {
    RuleReader(name, Int.schema, options: ["unit"], codes: [code]) { input, problems in
      let unit = input.option("unit", LengthUnit.self, &problems) ?? .characters
      guard let count = input.argument(Int.self, example: "8", &problems) else { return nil }
      guard count >= 0 else {
        problems.append(
          DefinitionProblem("\(name) must not be negative", at: input.argument ?? input.place))
        return nil
      }
      return body(count, unit)
    }
  }

  private static func limit(
    _ name: String, _ code: String, _ body: @escaping @Sendable (RuleLimit) -> RuleBody
  ) -> RuleReader {
    RuleReader(name, RuleLimit.schema, codes: [code]) { input, problems in
      guard let node = input.neededArgument(example: "1", &problems) else { return nil }
      return RuleLimit.read(node, into: &problems).map(body)
    }
  }

  private static let multipleOf = RuleReader(
    "multipleOf", "a number above 0", codes: ["notMultiple"]
  ) { input, problems in
    guard let number = input.argument(DecimalNumber.self, example: "5", &problems) else {
      return nil
    }
    guard number > DecimalNumber(0) else {
      problems.append(
        DefinitionProblem("multipleOf must be above 0", at: input.argument ?? input.place))
      return nil
    }
    return .multipleOf(number)
  }

  private static func pattern(_ name: String, whole: Bool) -> RuleReader {
    RuleReader(
      name, "a PCRE2 pattern", options: ["ignoreCase"], codes: ["pattern", "patternLimit"]
    ) { input, problems in
      let ignoreCase = input.option("ignoreCase", Bool.self, &problems) ?? false
      guard let node = input.neededArgument(example: "'[a-z]+'", &problems),
        let text = String.read(node, into: &problems)
      else { return nil }
      problems += node.commentWarning
      do throws(PatternError) {
        return .pattern(try Pattern(text, whole: whole, ignoreCase: ignoreCase))
      } catch {
        problems.append(.pattern(error, in: node))
        return nil
      }
    }
  }

  private static let email = RuleReader(
    "email", "nothing, or {dialect: \(EmailDialect.schema)}", codes: ["email"]
  ) { input, problems in
    guard let argument = input.argument, argument.plainText != "true" else {
      return .email(.practical)
    }
    let map = MapReader(argument, keys: ["dialect"], &problems)
    return .email(map.read("dialect", EmailDialect.self, &problems) ?? .practical)
  }

  private static let url = RuleReader(
    "url", "nothing, or {schemes: a list}", codes: ["url"]
  ) { input, problems in
    guard let argument = input.argument, argument.plainText != "true" else {
      return .url(schemes: ["http", "https"])
    }
    let map = MapReader(argument, keys: ["schemes"], &problems)
    return .url(schemes: map.read("schemes", [String].self, &problems) ?? ["http", "https"])
  }

  private static func allowed(
    _ name: String, _ body: @escaping @Sendable (AllowedValues) -> RuleBody
  ) -> RuleReader {
    RuleReader(name, "a list of values", options: ["ignoreCase"], codes: ["notAllowed"]) {
      input, problems in
      let ignoresCase = input.option("ignoreCase", Bool.self, &problems) ?? false
      guard let node = input.neededArgument(example: "[a, b]", &problems) else { return nil }
      guard let items = node.items else {
        problems.append(node.mismatch("a list"))
        return nil
      }
      let values = items.flatMap { $0.possibleValues(&problems) }
      return body(AllowedValues(values, ignoresCase: ignoresCase))
    }
  }

  private static func other(
    _ name: String, _ code: String, _ body: @escaping @Sendable (String) -> RuleBody
  ) -> RuleReader {
    RuleReader(name, "the tag of a row", codes: [code]) { input, problems in
      guard let node = input.neededArgument(example: "tag", &problems) else { return nil }
      return node.readTag(into: &problems).map(body)
    }
  }
}
