public import Formwork

extension PasswordValidatorKinds {
  /// All kinds that definitions may name: those of Formwork, `zxcvbn`, `nist`, `blocklist`, and
  /// `breach` with a file.
  public static let all = all(breachTransport: nil)

  /// All kinds that definitions may name.
  ///
  /// - Parameter breachTransport: Asks a service for `breach` without a file; nil: then nothing is
  ///   asked, and the definition gets a warning. A definition never names an address.
  /// - Returns: The built-in kinds and those of this library.
  public static func all(breachTransport: BreachTransport?) -> PasswordValidatorKinds {
    builtIn.adding([.zxcvbn, .nist, .blocklist, .breach(breachTransport)])
  }
}

extension PasswordValidatorKind {
  static let zxcvbn = PasswordValidatorKind(
    "zxcvbn", keys: ["minScore", "context"], "How many guesses it takes, from 0 to 4."
  ) { map, problems in
    let minScore = map.number("minScore", 0...4, &problems) ?? 3
    return ZxcvbnPasswordValidator(minScore: minScore, context: map.context(&problems))
  }

  static let nist = PasswordValidatorKind(
    "nist", keys: ["singleFactor", "min", "max", "blocklist", "context"],
    "NIST SP 800-63B-4: 15 characters, and not a common password."
  ) { map, problems in
    let singleFactor = map.read("singleFactor", Bool.self, &problems) ?? true
    let min = map.number("min", 8...CodePoints.limit, &problems)
    let max = map.number("max", 64...CodePoints.limit, &problems)
    if let min, let max, min > max, let value = map.node["min"] {
      problems.append(DefinitionProblem("min must not be above max", at: value))
    }
    let list = map.listFile("blocklist", by: .word, &problems)
    return NISTPasswordValidator(
      singleFactor: singleFactor, min: min, max: max,
      blocklist: list.map { BlocklistPasswordValidator($0) }, context: map.context(&problems))
  }

  static let blocklist = PasswordValidatorKind(
    "blocklist", keys: ["file"], "Not a line of a file."
  ) { map, problems in
    if map.node["file"] == nil {
      problems.append(DefinitionProblem("file is missing", at: map.node))
    }
    return map.listFile("file", by: .word, &problems).map { BlocklistPasswordValidator($0) }
  }

  static func breach(_ transport: BreachTransport?) -> PasswordValidatorKind {
    PasswordValidatorKind(
      "breach", keys: ["threshold", "file"], "Not known from leaks, asked on submit."
    ) { map, problems in
      let threshold = map.number("threshold", 1...Int.max, &problems) ?? 1
      if map.node["file"] != nil {
        return map.listFile("file", by: .digest, &problems)
          .map { BreachPasswordValidator(file: $0, threshold: threshold) }
      }
      if let transport {
        return BreachPasswordValidator(threshold: threshold, transport: transport)
      }
      problems.append(
        DefinitionProblem(
          "breach without a file checks nothing here", severity: .warning, at: map.node,
          hint: "file: names a list of SHA-1 digests of leaked passwords"))
      return BreachPasswordValidator(threshold: threshold)
    }
  }
}
