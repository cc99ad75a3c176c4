/// A new password, with its strength and a hint at what is missing; kinds of one's own can be made
/// of it.
@_documentation(visibility: public)
open class _GenericPasswordRow: _PasswordRow {
  /// What judges the password: the four rules of `DefaultPasswordValidator`, unless set.
  public final var passwordValidator: any PasswordValidator = DefaultPasswordValidator() {
    didSet {
      validation.answers.forget()
      strengthView?.setPasswordValidator(passwordValidator)
      impliedRulesChanged()
    }
  }
  /// What shows the strength: a bar unless set; nil: nothing does, and it is not spoken of.
  public final var strengthView: PasswordStrengthView? = DefaultPasswordStrengthView() {
    didSet {
      strengthView?.setPasswordValidator(passwordValidator)
      displayChanged()
    }
  }
  /// Whether a password that the validator refuses is a violation.
  public final var enforcesValidator = true { didSet { impliedRulesChanged() } }
  /// Makes passwords when the person asks for one; nil: there is no key for that.
  public final var generator: PasswordGenerator? { didSet { displayChanged() } }

  /// The rule `password`, when the validator is enforced.
  open override var impliedRules: [AnyRule] {
    enforcesValidator ? [AnyRule(PasswordValidatorRule(passwordValidator))] : []
  }
  /// The validator's questions that take time, when it is enforced.
  final override var impliedAsyncRules: [AnyAsyncRule] {
    guard enforcesValidator, let lookup = passwordValidator.lookupOfValidator else { return [] }
    return [AnyAsyncRule(lookup)]
  }

  /// The validator's verdict on the value as it is now; worked out once for every change.
  public final var passwordStrength: PasswordStrength {
    let context = validatorContext
    if let judged, judged.version == displayVersion, judged.context == context {
      return judged.strength
    }
    let strength = PasswordStrength(
      judging: value, by: passwordValidator, in: context,
      words: form?.localizedWords ?? .english)
    judged = (displayVersion, context, strength)
    return strength
  }
  /// Whether the strength may change while `displayVersion` does not: the rule that is told of the
  /// rows that the validator reads is not there.
  package final var strengthFollowsOthers: Bool {
    !enforcesValidator && !passwordValidator.contextTagsOfValidator.isEmpty
  }
  /// Whether the validator accepts the value; false for no value.
  public final func isPasswordValid() -> Bool { value != nil && passwordStrength.isValid }

  /// The last verdict, and what it depends on.
  private var judged: (version: Int, context: Values, strength: PasswordStrength)?

  /// What the validator is told of other rows.
  private var validatorContext: Values {
    let tags = passwordValidator.contextTagsOfValidator
    return tags.isEmpty ? [:] : LiveContext(form: form).values(of: tags)
  }
}

/// A new password, with its strength and a hint at what is missing.
///
/// The row of EurekaCommunity's GenericPasswordRow, with a validator that counts: a password that it
/// refuses is a violation, unless `enforcesValidator` is false.
public final class GenericPasswordRow: _GenericPasswordRow, RowKind {
  /// The word for the kind in files: `genericPassword`.
  public static let kind = "genericPassword"
  /// What the kind is, in one line.
  public static let summary = "A new password, with its strength and a hint."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<GenericPasswordRow>] = genericPasswordKeys
}

// MARK: Files

extension SecretRow where Self: _GenericPasswordRow {
  /// The keys of every row that judges a new password, with those of every secret row.
  public static var genericPasswordKeys: [DefinitionKey<Self>] {
    secretKeys + [
      DefinitionKey(
        "validator", \.validatorDefinition, "What judges the password.", roles: .outside),
      DefinitionKey(
        "enforcesValidator", \.enforcesValidator,
        "Whether a password that the validator refuses is an error."),
      DefinitionKey("strength", schema: StrengthLook.schema, "What shows the strength.") {
        row, node, problems in
        guard let look = StrengthLook.read(node, into: &problems) else { return }
        row.strengthView = look.view()
      },
      DefinitionKey(
        "generate", \.generatorDefinition, "Whether a password can be made, and of what."),
    ]
  }
}

extension _GenericPasswordRow {
  fileprivate final var validatorDefinition: PasswordValidatorDefinition {
    get { PasswordValidatorDefinition(validator: passwordValidator) }
    set { passwordValidator = newValue.validator }
  }
  fileprivate final var generatorDefinition: PasswordGeneratorDefinition {
    get { PasswordGeneratorDefinition(generator: generator) }
    set { generator = newValue.generator }
  }
}

// MARK: Generating

extension _GenericPasswordRow {
  /// Makes a password that the row's rules and its validator accept, assigns it, and fills the rows
  /// that repeat it.
  ///
  /// The generator is `generator`, or a usual one. Asks the rules about 900 passwords at most.
  ///
  /// - Returns: the password; nil, with nothing changed, when all were refused.
  @discardableResult public final func generatePassword() -> Secret? {
    guard let password = drawPassword() else { return nil }
    value = password
    fillConfirmations()
    return password
  }

  /// A password that the row's rules and its validator accept; nil when there is none.
  package final func drawPassword() -> Secret? {
    let generator = generator ?? PasswordGenerator()
    let (validator, context) = (passwordValidator, validatorContext)
    let isGood = { (password: Secret) in
      let isStrong = { PasswordStrength(judging: password, by: validator, in: context).isValid }
      return self.accepts(.secret(password)) && (self.enforcesValidator || isStrong())
    }
    if let password = generator.password(lengths: possibleLengths, isGood) { return password }
    guard !enforcesValidator else { return nil }
    return generator.password(lengths: possibleLengths) { self.accepts(.secret($0)) }
  }

  /// The lengths that the rules about lengths allow.
  private var possibleLengths: ClosedRange<Int> {
    var (least, most) = (1, 1024)
    for rule in effectiveRules where rule.severity == .error {
      for case .length(let shortest, let longest, _) in rule.body.bounds {
        least = max(least, shortest ?? least)
        most = min(most, longest ?? most)
      }
    }
    most = max(most, 1)
    return min(least, most)...most
  }
}
