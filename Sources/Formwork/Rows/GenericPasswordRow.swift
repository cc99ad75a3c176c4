/// A new password, with its strength and a hint at what is missing.
///
/// The row of EurekaCommunity's GenericPasswordRow, with a validator that counts: a password that it
/// refuses is a violation, unless `enforcesValidator` is false.
public final class GenericPasswordRow: Row<Secret>, SecretRow, RowKind {
  /// The settings of the secret control.
  public var secretField = SecretField() { didSet { displayChanged() } }
  /// Judges the password.
  public var passwordValidator: any PasswordValidator = DefaultPasswordValidator() {
    didSet {
      answers = []
      strengthView?.setPasswordValidator(passwordValidator)
      impliedRulesChanged()
    }
  }
  /// What shows the strength: a bar unless set; nil: nothing does.
  public override var strengthView: PasswordStrengthView? {
    get { view }
    set {
      view = newValue
      newValue?.setPasswordValidator(passwordValidator)
      displayChanged()
    }
  }
  /// Whether a password that the validator refuses is a violation.
  public var enforcesValidator = true { didSet { impliedRulesChanged() } }
  /// Makes passwords when the person asks for one; nil: there is no key for that.
  public var generator: PasswordGenerator? { didSet { displayChanged() } }

  /// A line of text that is not shown.
  public override var control: Control { .secret(secretField) }
  /// True.
  public override var isSecret: Bool { true }
  /// Eight bullets, or nothing when there is no value.
  public override var displayText: String { value.map(\.description) ?? "" }
  /// Nothing: a control fills its own buffer.
  public override var editingText: String { "" }
  /// The text as it is; nothing is trimmed.
  public override func value(from text: String, locale: FormLocale) -> Secret? {
    Secret(copying: text.utf8)
  }
  /// The rule `password`, when the validator is enforced.
  public override var impliedRules: [AnyRule] {
    enforcesValidator ? [AnyRule(.password(passwordValidator))] : []
  }
  /// The validator's questions that take time, when it is enforced.
  override var impliedAsyncRules: [AnyAsyncRule] {
    guard enforcesValidator, let lookup = passwordValidator.lookupOfValidator else { return [] }
    return [AnyAsyncRule(lookup)]
  }
  /// The validator's verdict on the value as it is now; worked out once for every change.
  public override var passwordStrength: PasswordStrength? {
    let context = validatorContext
    if let known, known.version == displayVersion, known.context == context {
      return known.strength
    }
    let strength = PasswordStrength(judging: value, by: passwordValidator, in: context)
    known = (displayVersion, context, strength)
    return strength
  }
  /// Whether the strength may change while `displayVersion` does not: the rule that is told of the
  /// rows that the validator reads is not there.
  package var strengthFollowsOthers: Bool {
    !enforcesValidator && !passwordValidator.contextTagsOfValidator.isEmpty
  }
  /// Whether the validator accepts the value; false for no value.
  public func isPasswordValid() -> Bool { value != nil && passwordStrength?.isValid ?? false }

  /// `genericPassword`.
  public static let kind = "genericPassword"
  /// What the kind is.
  public static let summary = "A new password, with its strength and a hint."
  /// The kind's keys.
  public static let keys: [DefinitionKey<GenericPasswordRow>] =
    secretKeys + [
      DefinitionKey("validator", \.validatorDefinition, "What judges the password."),
      DefinitionKey(
        "enforcesValidator", \.enforcesValidator,
        "Whether a password that the validator refuses is an error."),
      DefinitionKey("strength", \.strengthLook, "What shows the strength."),
      DefinitionKey(
        "generate", \.generatorDefinition, "Whether a password can be made, and of what."),
    ]

  private var view: PasswordStrengthView? = DefaultPasswordStrengthView()
  /// The last verdict, and what it depends on.
  private var known: (version: Int, context: Values, strength: PasswordStrength)?
  private var strengthLook: StrengthLook = .bar {
    didSet { strengthView = strengthLook.view() }
  }
  /// What the validator is told of other rows.
  var validatorContext: Values {
    let tags = passwordValidator.contextTagsOfValidator
    return tags.isEmpty ? [:] : LiveContext(form: form).values(of: tags)
  }
  private var validatorDefinition: PasswordValidatorDefinition {
    get { PasswordValidatorDefinition(validator: passwordValidator) }
    set { passwordValidator = newValue.validator }
  }

  private var generatorDefinition: PasswordGeneratorDefinition {
    get { PasswordGeneratorDefinition(generator: generator) }
    set { generator = newValue.generator }
  }
}
