/// The validator of password rows that name none: a lowercase letter, a number, an uppercase letter
/// and six characters.
///
/// Rules, hints and colours are those of EurekaCommunity's GenericPasswordRow; letters and digits
/// are ASCII. The colours are red, and amber, light blue and light green from strength 1, 2 and 3
/// on.
open class DefaultPasswordValidator: RegexPasswordValidator, @unchecked Sendable {
  /// The four rules; a validator of one's own may begin with them.
  public static let rules = [
    PasswordRule("[a-z]", hint: Phrase(.passwordNeedsLowercase)),
    PasswordRule("[0-9]", hint: Phrase(.passwordNeedsNumber)),
    PasswordRule("[A-Z]", hint: Phrase(.passwordNeedsUppercase)),
    PasswordRule("\\X{6}", hint: Phrase(.passwordTooShort, ["min": 6])),
  ]

  /// The validator with its four rules.
  public init() {
    super.init(
      rules: Self.rules, colors: [0: .red, 1: .amber, 2: .lightBlue, 3: .lightGreen])
  }
}
