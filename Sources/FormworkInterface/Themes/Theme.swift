public import Formwork

/// What each style looks like: the one table for full screens and plain text.
///
/// Everything that colour says is also said by text, bold or reverse.
public enum Theme {
  /// The attributes and the colour for a style.
  public static func look(of style: Style) -> Look {
    switch style {
    case .text, .label, .affix, .field, .fieldFocus, .button, .frame, .success, .option, .bar(nil):
      Look()
    case .title, .header, .labelFocus, .mark, .required, .chosen, .chosenSign, .popupTitle, .today:
      Look(isBold: true)
    case .footer, .disabled, .placeholder, .help, .barRest, .keyText, .group, .status, .scroll,
      .behind:
      Look(isDim: true)
    case .key: Look(isBold: true)
    case .fieldLine: Look(isDim: true, isUnderlined: true)
    case .fieldFocusLine: Look(isUnderlined: true)
    case .match: Look(isBold: true, isUnderlined: true)
    case .error: Look(isBold: true, color: .red)
    case .errorSign: Look(color: .red)
    case .warning, .warningSign: Look(color: .yellow)
    case .successSign: Look(color: .basic(2))
    case .cursor: Look(isReversed: true)
    case .buttonFilled: Look(isBold: true, isReversed: true)
    case .bar(let color?): Look(color: .exact(color))
    }
  }
}
