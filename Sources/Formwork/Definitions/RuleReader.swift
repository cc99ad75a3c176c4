/// How a rule is read from a definition.
struct RuleReader: Sendable {
  typealias Read = @Sendable (inout RuleInput, inout [DefinitionProblem]) -> RuleBody?

  let name: String
  /// The keys that may stand beside the rule's name, besides those of every rule.
  let options: [String]
  let read: Read

  private init(_ name: String, options: [String] = [], read: @escaping Read) {
    (self.name, self.options, self.read) = (name, options, read)
  }

  /// The reader of a rule; nil when there is none of that name.
  static func named(_ name: String) -> RuleReader? { all.first { $0.name == name } }

  static let all: [RuleReader] =
    [required, plain("accepted", .accepted)]
    + [
      length("minLength", RuleBody.minLength), length("maxLength", RuleBody.maxLength),
      length("exactLength", RuleBody.exactLength),
    ]
    + [
      limit("min", RuleBody.min), limit("max", RuleBody.max),
      limit("greaterThan", RuleBody.greaterThan), limit("lessThan", RuleBody.lessThan),
      multipleOf,
    ]
    + [pattern("pattern", whole: false), pattern("matches", whole: true), email, url]
    + [allowed("oneOf", RuleBody.oneOf), allowed("noneOf", RuleBody.noneOf)]
    + [other("equals", RuleBody.equals), other("differs", RuleBody.differs)]

  private static let required = RuleReader("required", options: ["allowsBlank"]) {
    input, problems in
    if let argument = input.argument, argument.plainText != "true" {
      guard let condition = Condition.read(argument, into: &problems) else { return nil }
      input.add(condition)
    }
    return .required(
      allowsBlank: input.option("allowsBlank", Bool.self, &problems) ?? false)
  }

  private static func plain(_ name: String, _ body: RuleBody) -> RuleReader {
    RuleReader(name) { input, problems in
      input.refuseArgument(&problems)
      return body
    }
  }

  private static func length(
    _ name: String, _ body: @escaping @Sendable (Int, LengthUnit) -> RuleBody
  ) -> RuleReader {
    RuleReader(name, options: ["unit"]) { input, problems in
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
    _ name: String, _ body: @escaping @Sendable (RuleLimit) -> RuleBody
  ) -> RuleReader {
    RuleReader(name) { input, problems in
      guard let node = input.neededArgument(example: "1", &problems) else { return nil }
      return RuleLimit.read(node, into: &problems).map(body)
    }
  }

  private static let multipleOf = RuleReader("multipleOf") { input, problems in
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
    RuleReader(name, options: ["ignoreCase"]) { input, problems in
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

  private static let email = RuleReader("email") { input, problems in
    guard let argument = input.argument, argument.plainText != "true" else {
      return .email(.practical)
    }
    let map = MapReader(argument, keys: ["dialect"], &problems)
    return .email(map.read("dialect", EmailDialect.self, &problems) ?? .practical)
  }

  private static let url = RuleReader("url") { input, problems in
    guard let argument = input.argument, argument.plainText != "true" else {
      return .url(schemes: ["http", "https"])
    }
    let map = MapReader(argument, keys: ["schemes"], &problems)
    return .url(schemes: map.read("schemes", [String].self, &problems) ?? ["http", "https"])
  }

  private static func allowed(
    _ name: String, _ body: @escaping @Sendable (AllowedValues) -> RuleBody
  ) -> RuleReader {
    RuleReader(name, options: ["ignoreCase"]) { input, problems in
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
    _ name: String, _ body: @escaping @Sendable (String) -> RuleBody
  ) -> RuleReader {
    RuleReader(name) { input, problems in
      guard let node = input.neededArgument(example: "tag", &problems) else { return nil }
      return node.readTag(into: &problems).map(body)
    }
  }
}
