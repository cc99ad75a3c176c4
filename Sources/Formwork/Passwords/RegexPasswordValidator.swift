/// Judges passwords by an ordered list of rules, mostly regular expressions.
///
/// The strength is the number of rules met; the hint is that of the first rule that is not. Where a
/// rule cannot tell, since its regular expression is at its limits, the hint says that instead.
// Immutable; a subclass with state of its own answers for it, as the protocol asks.
open class RegexPasswordValidator: UTF8PasswordValidator, @unchecked Sendable {
  /// The rules, in the order in which their hints are given.
  public let rules: [PasswordRule]
  /// The strength from which on a password may be used; nil: all rules must be met.
  public let minStrength: Double?
  /// The colours by the strength from which on they are shown.
  public let colors: [Double: Color]

  /// A validator with rules.
  ///
  /// - Parameters:
  ///   - rules: The rules, in the order in which their hints are given.
  ///   - minStrength: The strength from which on a password may be used; nil: all rules.
  ///   - colors: Colours by strength; nil: red, and amber, light blue and light green from a
  ///     quarter, a half and three quarters of the highest strength on.
  public init(
    rules: [PasswordRule], minStrength: Double? = nil, colors: [Double: Color]? = nil
  ) {
    (self.rules, self.minStrength) = (rules, minStrength)
    self.colors = colors ?? Color.quarters(of: Double(rules.count))
  }

  /// A validator with rules, written one below the other.
  public convenience init(
    minStrength: Double? = nil, colors: [Double: Color]? = nil,
    @PasswordRuleBuilder rules: () -> [PasswordRule]
  ) {
    self.init(rules: rules(), minStrength: minStrength, colors: colors)
  }

  /// The number of rules.
  open var maxStrength: Double { Double(rules.count) }

  /// The number of rules that the password meets.
  open func strengthForPassword(_ password: String) -> Double {
    judge(password).strength
  }

  /// The hint of the first rule that the password does not meet; nil when it meets all.
  open func hintForPassword(_ password: String) -> String? {
    judge(password).hint
  }

  /// Whether all rules are met, or `minStrength` of them.
  open func isPasswordValid(_ password: String) -> Bool {
    judge(password).isValid
  }

  /// The colours by the strength from which on they are shown.
  open func colorsForStrengths() -> [Double: Color] { colors }

  package func assess(
    _ utf8: UnsafeBufferPointer<UInt8>, in values: Values
  ) -> PasswordAssessment? {
    let type = type(of: self)
    guard type == RegexPasswordValidator.self || type == DefaultPasswordValidator.self else {
      return nil
    }
    return judge(utf8)
  }

  private func judge(_ password: String) -> PasswordAssessment {
    var password = password
    return password.withUTF8 { judge($0) }
  }

  private func judge(_ utf8: UnsafeBufferPointer<UInt8>) -> PasswordAssessment {
    var missing: [PasswordFinding] = []
    for rule in rules {
      switch rule.outcome(on: utf8) {
      case .match: continue
      case .noMatch: missing.append(rule.finding)
      // What is asked for may be there: that the rule cannot tell is another thing to say.
      case .limit: missing.append(PasswordFinding("patternLimit", Phrase(.passwordNotChecked)))
      }
    }
    let met = Double(rules.count - missing.count)
    let isValid = minStrength.map { met >= $0 } ?? missing.isEmpty
    return PasswordAssessment(
      strength: met, hint: missing.first?.message, isValid: isValid,
      findings: isValid ? missing.map { $0.with(.hint) } : missing)
  }
}
