/// The settings of a secret control.
public struct SecretField: ControlSettings {
  /// What is shown in place of the characters.
  public enum Mask: String, Sendable, CaseIterable, DefinitionValue {
    /// One bullet a character.
    case dots
    /// Eight bullets, whatever the length.
    case fixed
    /// Nothing is shown, not even bullets.
    case none
    /// The characters themselves are shown.
    case visible
  }
  /// What is shown in place of the characters.
  public var mask: Mask = .dots
  /// Whether the characters can be shown on request, and for how long; 30 seconds usually.
  public var reveal = Reveal.lasting(.seconds(30))
  /// Asked before the characters are shown on request; nil: nobody is.
  package var visibilityHook: VisibilityHook?
  /// Shown while the field is empty.
  public var placeholder: String?
  /// How the row is laid out.
  public var design = PasswordRowDesign()
  /// Whether nothing of what is typed is shown, not even how much, because the person asked for it.
  package var isEchoOff = false

  /// Settings of a secret that is masked and can be revealed for 30 seconds.
  public init() {}

  /// The traits of a field whose blanks count, with its title where the design puts it.
  public func traits(of row: BaseRow) -> ControlTraits {
    var traits = ControlTraits()
    traits.trimsBlanks = false
    traits.labelPosition = design.labelPosition
    return traits
  }
}

extension SecretField {
  /// Whether the characters of a secret can be shown, and for how long.
  public enum Reveal: Sendable, Hashable {
    /// They cannot be shown.
    case never
    /// They are hidden again after that time, if nothing else hides them before.
    case lasting(Duration)
  }

  /// Whether the person can ask for the characters: they are neither shown anyway nor never shown.
  package var canReveal: Bool { mask != .visible && reveal != .never }
}

extension SecretField.Reveal: DefinitionValue {
  /// What files must write, for messages: `false or a number of seconds`.
  public static var schema: String { "false or a number of seconds" }
  /// `false`, or the seconds after which the characters are hidden again.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> SecretField.Reveal? {
    if node.plainText == "false" { return .never }
    if let seconds = node.plainText.flatMap({ DecimalNumber($0) })?.doubleValue,
      (0.1...86_400).contains(seconds)
    {
      return .lasting(.milliseconds(Int64(seconds * 1000)))
    }
    let isTrue = node.plainText == "true"
    problems.append(node.mismatch(schema, hint: isTrue ? "30 s is usual; leave it out" : nil))
    return nil
  }
}
