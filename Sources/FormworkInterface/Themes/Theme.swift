public import Formwork

/// What each style looks like: the one table for full screens and plain text.
///
/// Everything that colour says is also said by text, bold or reverse.
public enum Theme {
  /// The attributes and the colour for a style.
  public static func look(of style: Style) -> Look {
    switch style {
    case .text, .label, .field, .fieldFocus, .readonly, .button, .frame, .bar(nil): Look()
    case .title, .header, .labelFocus, .mark, .chosen: Look(isBold: true)
    case .footer, .disabled, .placeholder, .help, .barRest, .keyText: Look(isDim: true)
    case .error: Look(isBold: true, color: .red)
    case .warning: Look(color: .yellow)
    case .cursor: Look(isReversed: true)
    case .buttonFilled: Look(isBold: true, isReversed: true)
    case .bar(let color?): Look(color: .exact(color))
    }
  }
}
