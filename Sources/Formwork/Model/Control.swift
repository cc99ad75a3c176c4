/// How a row is edited and drawn.
///
/// Many rows, few controls.
public enum Control: Sendable {
  /// One line of text.
  case text(TextField)
  /// One line of text that is never shown, unless revealed.
  case secret(SecretField)
  /// Several lines of text.
  case textArea(TextField, lines: ClosedRange<Int>)
  /// True or false.
  case toggle(ToggleLook)
  /// One of the row's `choices`.
  case choice(ChoiceLook)
  /// Something to press.
  case button
  /// Something to read.
  case note
}

/// How a toggle looks.
public enum ToggleLook: Sendable {
  /// A box before the title.
  case check
  /// On or off behind the title.
  case onOff
}

/// How the options of a choice are shown.
public enum ChoiceLook: Sendable {
  /// Side by side in the form.
  case segments
  /// A list over the form, opened with Enter.
  case popup
}

/// The settings of a text control, shared by all kinds of text rows.
public struct TextField: Sendable {
  /// When typed text becomes the row's value.
  public enum Commit: Sendable {
    /// With every key.
    case everyKey
    /// When the row is left, and with every key while it shows an error.
    case onLeave
  }
  /// Shown while the field is empty; never read aloud.
  public var placeholder: String?
  /// The most characters that may be typed; nil: no limit.
  public var limit: Int?
  /// When typed text becomes the value.
  public var commit: Commit
  /// Which blanks are taken away from what was typed.
  public var trim = Trim.ends
  /// Settings with nothing else set.
  public init(commit: Commit = .everyKey) { self.commit = commit }
}

extension TextField {
  /// The settings with an example of a value as the placeholder, unless there is one.
  func showing(exampleOf type: ValueType, in locale: FormLocale) -> TextField {
    guard placeholder == nil, let example = type.example?.exampleText(in: locale) else {
      return self
    }
    var copy = self
    copy.placeholder = "e.g. " + example
    return copy
  }

  /// Which blanks are taken away from what was typed.
  public enum Trim: String, Sendable, CaseIterable, DefinitionValue {
    /// Those at both ends.
    case ends
    /// All.
    case all
    /// None.
    case none
  }

  /// The text without the blanks that `trim` takes away; nil when nothing is left.
  func trimmed(_ text: String) -> String? {
    var kept = text
    switch trim {
    case .none: break
    case .all: kept.unicodeScalars.removeAll { $0.properties.isWhitespace }
    case .ends: kept = text.trimmedOfBlanks
    }
    return kept.isEmpty ? nil : kept
  }
}

/// The settings of a secret control.
public struct SecretField: Sendable {
  /// What is shown in place of the characters.
  public enum Mask: String, Sendable, CaseIterable, DefinitionValue {
    /// One bullet a character.
    case dots
    /// Eight bullets, whatever the length.
    case fixed
    /// Nothing.
    case none
    /// The characters themselves.
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
  /// Settings with nothing set.
  public init() {}
}
