/// Judges passwords: strength, hint, validity, and the colours of the strengths.
///
/// The five members are those of EurekaCommunity's GenericPasswordRow. A validator gets the password
/// as a `String`; copies of it may remain in memory. The built-in ones read the secret's bytes.
public protocol PasswordValidator: Sendable {
  /// The highest strength.
  var maxStrength: Double { get }
  /// The strength, from 0 to `maxStrength`.
  func strengthForPassword(_ password: String) -> Double
  /// What is still missing; nil when nothing is.
  func hintForPassword(_ password: String) -> String?
  /// Whether the password may be used.
  func isPasswordValid(_ password: String) -> Bool
  /// Colours by the strength from which on they are shown.
  func colorsForStrengths() -> [Double: Color]
}
