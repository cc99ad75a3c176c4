/// What a piece of text means on a screen; a renderer decides how that looks.
public enum Style: Sendable, Hashable {
  /// Ordinary text, such as an option that is not chosen.
  case text
  /// The form's own title, above everything else.
  case title
  /// A section's header, and the title of a popup.
  case header
  /// A section's footer, below its rows.
  case footer
  /// The title of a row without the focus.
  case label
  /// The title of the row that has the focus.
  case labelFocus
  /// The mark beside the row that has the focus.
  case mark
  /// A value that can be edited, with the extent of its field.
  case field
  /// The field that has the focus, with its extent.
  case fieldFocus
  /// A value that is shown but cannot be edited.
  case readonly
  /// Something that cannot be used now.
  case disabled
  /// What a field shows while it is empty.
  case placeholder
  /// Help below a row, and other notes.
  case help
  /// What is wrong and blocks the submit.
  case error
  /// What should be checked but blocks nothing.
  case warning
  /// The chosen one of several options.
  case chosen
  /// The option that the cursor is on, and text that is selected.
  case cursor
  /// A button that has not the focus.
  case button
  /// The button that has the focus.
  case buttonFilled
  /// The filled part of a bar, such as that of a strength, in a colour of its own; nil: as the
  /// renderer likes.
  case bar(Color?)
  /// The part of a bar that is not filled.
  case barRest
  /// The frame around a popup.
  case frame
  /// The line at the bottom that names the keys.
  case keyText

  /// The style as themes name it, such as `label.focus`.
  public var name: String {
    switch self {
    case .text: "text"
    case .title: "title"
    case .header: "header"
    case .footer: "footer"
    case .label: "label"
    case .labelFocus: "label.focus"
    case .mark: "mark"
    case .field: "field"
    case .fieldFocus: "field.focus"
    case .readonly: "readonly"
    case .disabled: "disabled"
    case .placeholder: "placeholder"
    case .help: "help"
    case .error: "error"
    case .warning: "warning"
    case .chosen: "chosen"
    case .cursor: "cursor"
    case .button: "button"
    case .buttonFilled: "button.filled"
    case .bar: "bar"
    case .barRest: "bar.rest"
    case .frame: "frame"
    case .keyText: "key.text"
    }
  }
}
