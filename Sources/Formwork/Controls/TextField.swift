/// The settings of one line of text, shared by all kinds of rows that are typed.
public struct TextField: ControlSettings {
  /// When typed text becomes the row's value.
  public enum Commit: Sendable {
    /// Whenever a key changes the text.
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
  func showing(exampleOf type: ValueType, in form: Form?) -> TextField {
    guard placeholder == nil else { return self }
    var copy = self
    copy.placeholder =
      form?.placeholder(for: type) ?? LocalizedWords.english.placeholder(for: type)
    return copy
  }

  /// Which blanks are taken away from what was typed.
  public enum Trim: String, Sendable, CaseIterable, DefinitionValue {
    /// Those at both ends.
    case ends
    /// All blanks, those between characters too.
    case all
    /// No blanks are taken away.
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

extension TextField {
  /// The traits of a field whose blanks count when they are not trimmed.
  public func traits(of row: BaseRow) -> ControlTraits {
    var traits = ControlTraits()
    traits.trimsBlanks = trim != .none
    return traits
  }
}

/// The settings of several lines of text.
public struct TextAreaField: ControlSettings {
  /// The settings that it shares with one line of text.
  public var text: TextField
  /// How many lines are shown at least and at most.
  public var lines: ClosedRange<Int>

  /// Settings of an area that grows with its text from the least to the greatest number of lines.
  public init(_ text: TextField = TextField(), lines: ClosedRange<Int> = 3...6) {
    (self.text, self.lines) = (text, lines)
  }

  /// The traits of one line of text with the same settings.
  public func traits(of row: BaseRow) -> ControlTraits { text.traits(of: row) }
}
