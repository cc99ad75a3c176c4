/// Shows the strength of a password below its field; subclasses decide how.
///
/// The view of EurekaCommunity's GenericPasswordRow, for a terminal: it gives parts of a line in
/// place of drawing, and it never gets the password. This class shows nothing; the built-in ones are
/// `DefaultPasswordStrengthView`, `SegmentedPasswordStrengthView` and `WordPasswordStrengthView`. A
/// view belongs to one row.
open class PasswordStrengthView {
  /// A view that shows nothing.
  public init() {}

  /// Takes what judges the passwords; the row calls it when it gets a view or a validator.
  ///
  /// Does nothing here; views that show the bands of `colorsForStrengths` override it.
  open func setPasswordValidator(_ validator: any PasswordValidator) {}

  /// What to show for a strength, from left to right.
  ///
  /// It is asked for every frame. What is dangerous to a screen is taken away from the texts, and
  /// what does not fit is cut. The hint is not the view's: the row's design says where it stands.
  ///
  /// - Parameters:
  ///   - state: the strength, and how much of a bar is filled at this moment.
  ///   - space: what there is to show it on.
  /// - Returns: the parts; none: the line is empty.
  open func parts(of state: StrengthState, in space: StrengthSpace) -> [StrengthPart] { [] }
}
