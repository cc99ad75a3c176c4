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
