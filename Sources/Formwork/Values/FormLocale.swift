/// The language and the habits of writing that a form is shown in.
public struct FormLocale: Sendable, Hashable {
  /// The language tag (BCP 47), such as `en` or `de-AT`.
  public var identifier: String
  /// What stands before the fraction of a number.
  public var decimalSeparator: String
  /// American English words with ISO dates and a decimal point: what records and tests use.
  public static let posix = FormLocale(identifier: "en", decimalSeparator: ".")
}
