internal import Formwork
internal import FormworkInterface

/// Attributes and colour of a piece of text.
struct Look: Hashable {
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isReversed = false
  /// The colour of the text; nil is the terminal's own.
  var color: Color?
}

/// How each meaning looks on a full screen.
///
/// Everything that colour says is also said by text, bold or reverse.
enum Theme {
  static func look(of style: Style) -> Look {
    switch style {
    case .body, .title, .button, .field, .focusedField, .frame: Look()
    case .formTitle, .header, .focusedTitle, .focusMark, .selected:
      Look(isBold: true)
    case .footer, .readOnly, .disabled, .placeholder, .help, .strengthRest, .keyHelp:
      Look(isDim: true)
    case .error: Look(isBold: true, color: .red)
    case .warning: Look(color: .amber)
    case .highlighted: Look(isReversed: true)
    case .focusedButton: Look(isBold: true, isReversed: true)
    case .strength(let color): Look(color: color)
    }
  }
}
