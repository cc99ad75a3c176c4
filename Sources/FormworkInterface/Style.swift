public import Formwork

/// What a piece of text means; a renderer decides how that looks.
public enum Style: Sendable, Hashable {
  /// Ordinary text.
  case body
  /// The form's title.
  case formTitle
  /// A section's header.
  case header
  /// A section's footer.
  case footer
  /// A row's title.
  case title
  /// The title of the row that has the focus.
  case focusedTitle
  /// The mark beside the row that has the focus.
  case focusMark
  /// A value that can be edited, with the extent of its field.
  case field
  /// The field that has the focus.
  case focusedField
  /// A value that cannot be edited.
  case readOnly
  /// Something that cannot be used now.
  case disabled
  /// What a field shows while it is empty.
  case placeholder
  /// One line of help below a row.
  case help
  /// What is wrong.
  case error
  /// What should be looked at.
  case warning
  /// The chosen one of several options.
  case selected
  /// The option that the cursor is on.
  case highlighted
  /// Something to press.
  case button
  /// The button that has the focus.
  case focusedButton
  /// The filled part of a strength bar, in the colour of the strength.
  case strength(Color)
  /// The unfilled part of a strength bar.
  case strengthRest
  /// The frame of a popup.
  case frame
  /// The line at the bottom that names the keys.
  case keyHelp
}
