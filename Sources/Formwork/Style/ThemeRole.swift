/// What a colour is for in a theme; styles name their colours by it.
public enum ThemeRole: String, Sendable, Hashable, CaseIterable {
  /// The ground of the whole screen.
  case page
  /// Text without a meaning of its own.
  case text
  /// Text that stands out, such as titles.
  case strong
  /// Text that stands back, such as help.
  case muted
  /// Lines, frames, and what cannot be used.
  case line
  /// Where one is and what one chose.
  case accent
  /// Text on the ground of the accent.
  case onAccent = "on.accent"
  /// The ground of fields and buttons.
  case field
  /// The ground of the field that has the focus.
  case focus
  /// The ground of popups.
  case popup
  /// What blocks the submit.
  case error
  /// What should be checked.
  case warning
  /// What is right, or done.
  case success
}
