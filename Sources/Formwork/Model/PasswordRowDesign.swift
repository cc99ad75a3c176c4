/// How a password row is laid out.
///
/// As it is made, a row looks as all others do: the title beside the field, or above it on a narrow
/// screen; the hint behind the strength, or below it where it does not fit; a line for it only while
/// there is one, and as long as the row has the focus; behind the focused field the key that shows
/// the password or hides it.
public struct PasswordRowDesign: Sendable, Hashable {
  /// Where the title stands.
  public typealias LabelPosition = ControlTraits.LabelPosition

  /// Where the hint stands.
  public enum HintPosition: String, Sendable, Hashable, CaseIterable {
    /// Behind the strength; below it where it does not fit or the screen is narrow.
    case beside
    /// The hint stands below the strength.
    case below
    /// The hint stands above the field.
    case above
  }

  /// The signs behind the field that say whether the password is shown.
  public struct VisibilityGlyphs: Sendable, Hashable {
    /// Stands there while the password is shown.
    public var shown: String
    /// Stands there while it is not.
    public var hidden: String
    /// Two signs; they should be of the same width.
    public init(shown: String, hidden: String) { (self.shown, self.hidden) = (shown, hidden) }
  }

  /// Where the title stands; on a screen for one row at a time it is always at the top.
  public var labelPosition = LabelPosition.automatic
  /// Where the hint stands.
  public var hintPosition = HintPosition.beside
  /// Whether a line for the strength or the hint is there only while it has something to say.
  ///
  /// True: the row is collapsed, and expands while it has the focus or something to say. False: the
  /// line is always kept; an error takes it too.
  public var hasDynamicHeight = true
  /// The signs behind the focused field; nil: the name of the key that shows and hides.
  public var visibilityGlyphs: VisibilityGlyphs?

  /// The design of a row that asks for no other.
  public init() {}
}
