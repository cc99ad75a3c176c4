/// The language and the habits of writing that a form is shown in.
public struct FormLocale: Sendable, Hashable {
  /// In which order day, month and year are written.
  public enum DateOrder: String, Sendable {
    /// Year, month, day, as in 2026-12-31.
    case ymd
    /// Day, month, year, as in 31.12.2026.
    case dmy
    /// Month, day, year, as in 12/31/2026.
    case mdy
  }

  /// The language tag (BCP 47), such as `en` or `de-AT`.
  public var identifier: String
  /// What stands before the fraction of a number.
  public var decimalSeparator: String
  /// What stands between groups of three digits.
  public var groupingSeparator: String
  /// In which order day, month and year are written.
  public var dateOrder: DateOrder
  /// What stands between them.
  public var dateSeparator: String
  /// Which forms of a word go with which number.
  public var pluralRule: PluralRule

  /// American English words with ISO dates and a decimal point: what records and tests use.
  public static let posix = FormLocale(
    identifier: "en", decimalSeparator: ".", groupingSeparator: ",", dateOrder: .ymd,
    dateSeparator: "-", pluralRule: .one)

  /// A locale from its habits.
  public init(
    identifier: String, decimalSeparator: String, groupingSeparator: String, dateOrder: DateOrder,
    dateSeparator: String, pluralRule: PluralRule
  ) {
    self.identifier = identifier
    (self.decimalSeparator, self.groupingSeparator) = (decimalSeparator, groupingSeparator)
    (self.dateOrder, self.dateSeparator) = (dateOrder, dateSeparator)
    self.pluralRule = pluralRule
  }

  /// The language alone, such as `de` for `de-AT`.
  public var language: String {
    String(identifier.prefix { $0 != "-" })
  }

  /// The identifier and what to look for after it: `de-AT`, then `de`.
  public var identifiers: [String] {
    var (identifier, all) = (identifier, [identifier])
    while let end = identifier.lastIndex(of: "-") {
      identifier = String(identifier[..<end])
      all.append(identifier)
    }
    return all
  }

  /// The form of a word that goes with a number.
  public func plural(_ count: Int) -> PluralCategory { pluralRule.category(of: count) }
}
