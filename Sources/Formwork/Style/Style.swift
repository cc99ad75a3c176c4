/// What a piece of text means on a screen; a renderer decides how that looks.
public enum Style: Sendable, Hashable {
  /// Ordinary text, such as a value that cannot be edited.
  case text
  /// The form's own title, above everything else.
  case title
  /// A section's header, above its rows.
  case header
  /// A section's footer, below its rows.
  case footer
  /// The title of a row without the focus.
  case label
  /// The title of the row that has the focus.
  case labelFocus
  /// The mark beside the row that has the focus.
  case mark
  /// The sign of a row that must be filled in.
  case required
  /// What stands before or behind a value and belongs to it, such as a unit.
  case affix
  /// A value that can be edited.
  case field
  /// The empty cells of a field, which a line shows.
  case fieldLine
  /// The value in the field that has the focus.
  case fieldFocus
  /// The empty cells of the field that has the focus.
  case fieldFocusLine
  /// What the focused field shows while it is empty.
  case placeholder
  /// Something that cannot be used now.
  case disabled
  /// Help below a row, and other notes.
  case help
  /// What is wrong and blocks the submit.
  case error
  /// The sign before what is wrong.
  case errorSign
  /// What should be checked but blocks nothing.
  case warning
  /// The sign before what should be checked.
  case warningSign
  /// What is right, or was put right.
  case success
  /// The sign before what is right.
  case successSign
  /// One of several options, not chosen.
  case option
  /// The title of a group of options.
  case group
  /// The chosen one of several options.
  case chosen
  /// The sign of a chosen option.
  case chosenSign
  /// The letters of an option that a filter found.
  case match
  /// The current day in a calendar.
  case today
  /// The option that the cursor is on, and text that is selected.
  case cursor
  /// A button that has not the focus.
  case button
  /// The button that has the focus, else the primary one.
  case buttonFilled
  /// The filled part of a bar, such as that of a strength, in a colour of its own; nil: as the
  /// renderer likes.
  case bar(Color?)
  /// The part of a bar that is not filled.
  case barRest
  /// The frame around a popup, and lines across the page.
  case frame
  /// The title in the frame of a popup.
  case popupTitle
  /// How much of a list or a page lies outside.
  case scroll
  /// What lies behind a question or a help.
  case behind
  /// The name of a key in the line at the bottom.
  case key
  /// What a key does, in the line at the bottom.
  case keyText
  /// How far one is, such as the page of several.
  case status

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
    case .required: "required"
    case .affix: "affix"
    case .field: "field"
    case .fieldLine: "field.line"
    case .fieldFocus: "field.focus"
    case .fieldFocusLine: "field.focus.line"
    case .placeholder: "placeholder"
    case .disabled: "disabled"
    case .help: "help"
    case .error: "error"
    case .errorSign: "error.sign"
    case .warning: "warning"
    case .warningSign: "warning.sign"
    case .success: "success"
    case .successSign: "success.sign"
    case .option: "option"
    case .group: "group"
    case .chosen: "chosen"
    case .chosenSign: "chosen.sign"
    case .match: "match"
    case .today: "today"
    case .cursor: "cursor"
    case .button: "button"
    case .buttonFilled: "button.filled"
    case .bar: "bar"
    case .barRest: "bar.rest"
    case .frame: "frame"
    case .popupTitle: "popup.title"
    case .scroll: "scroll"
    case .behind: "behind"
    case .key: "key"
    case .keyText: "key.text"
    case .status: "status"
    }
  }
}
