/// A row whose value is never shown; the kinds share the settings of the secret control.
public protocol SecretRow: BaseRow {
  /// The settings of the secret control.
  var secretField: SecretField { get set }
}

extension SecretRow {
  /// What is shown in place of the characters.
  public var mask: SecretField.Mask {
    get { secretField.mask }
    set { secretField.mask = newValue }
  }
  /// Whether the characters can be shown on request, and for how long.
  public var reveal: SecretField.Reveal {
    get { secretField.reveal }
    set { secretField.reveal = newValue }
  }
  /// Shown while the field is empty; nil: nothing.
  public var placeholder: String? {
    get { secretField.placeholder }
    set { secretField.placeholder = newValue }
  }
  /// How the row is laid out.
  public var design: PasswordRowDesign {
    get { secretField.design }
    set { secretField.design = newValue }
  }

  /// The keys of every row with a secret control.
  public static var secretKeys: [DefinitionKey<Self>] {
    [
      DefinitionKey("mask", \.mask, "What is shown in place of the characters."),
      DefinitionKey(
        "reveal", \.reveal,
        "After how many seconds shown characters are hidden; false: never shown."
      ),
      DefinitionKey("placeholder", \.placeholder, "Shown while the field is empty."),
    ]
  }
}

// MARK: Asking before a secret is shown

/// What a hook says before the characters of a secret are shown.
public enum VisibilityDecision: Sendable {
  /// The characters are shown, as the person asked.
  case allow
  /// They are not shown, for a reason that the person is told; nil: without one.
  case deny(String? = nil)
  /// This becomes the row's value, and is shown.
  case replace(Secret)
}

extension SecretField {
  /// Asked before a secret is shown, told when it was hidden.
  package typealias VisibilityHook = @Sendable (Bool) async -> VisibilityDecision
}

extension SecretRow {
  /// Asks before the person's wish to see the characters is granted, for example to fetch the real
  /// password in place of one that stands for it.
  ///
  /// The form stays usable meanwhile, and the person can give up waiting. When they ask to hide the
  /// characters that has happened already; only `replace` counts then. Nobody is asked where the
  /// mask is `visible`, where the row is never revealed, for a generated password, and when the
  /// characters are hidden for another reason, such as the end of their time. Plain lines show no
  /// secret and ask nothing.
  ///
  /// - Parameter hook: gets whether the characters will be shown; runs on any thread. A later hook
  ///   takes the place of an earlier one.
  /// - Returns: the row.
  @discardableResult public func onVisibilityWillChange(
    _ hook: @escaping @Sendable (_ willBeShown: Bool) async -> VisibilityDecision
  ) -> Self {
    secretField.visibilityHook = hook
    return self
  }
}
