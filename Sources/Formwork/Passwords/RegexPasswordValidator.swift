/// Judges passwords by an ordered list of rules, mostly regular expressions.
///
/// The strength is the number of rules met; the hint is that of the first rule that is not.
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
    let quarter = Double(rules.count) / 4
    self.colors =
      colors
      ?? Dictionary(
        [(0, .red), (quarter, .amber), (2 * quarter, .lightBlue), (3 * quarter, .lightGreen)],
        uniquingKeysWith: { first, _ in first })
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

  func assess(_ utf8: UnsafeBufferPointer<UInt8>) -> PasswordAssessment? {
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
    var met = 0
    var hint: String?
    for rule in rules {
      if rule.isMet(by: utf8) { met += 1 } else if hint == nil { hint = rule.hint }
    }
    let isValid = minStrength.map { Double(met) >= $0 } ?? (met == rules.count)
    return PasswordAssessment(strength: Double(met), hint: hint, isValid: isValid)
  }
}
