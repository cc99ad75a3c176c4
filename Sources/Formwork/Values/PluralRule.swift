/// A form of a word that goes with a number, by the names of Unicode CLDR.
public enum PluralCategory: String, Sendable, CaseIterable {
  /// Nothing, in languages with a form for it.
  case zero
  /// The singular in most languages.
  case one
  /// Two, in languages with a dual.
  case two
  /// A few, such as 2 to 4 in Czech.
  case few
  /// Many, such as 5 and more in Polish.
  case many
  /// Every number that no other category has.
  case other
}

/// Which form of a word goes with which whole number, for groups of languages.
///
/// The groups are those of the plural rules of Unicode CLDR.
public enum PluralRule: String, Sendable {
  /// One for 1, other for the rest: English, German, Spanish, Italian.
  case one
  /// One for 0 and 1: French, Portuguese of Brazil, Hindi, Persian.
  case zeroOrOne
  /// A single form: Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian.
  case single
  /// By the last digits: one for 1, 21 …, few for 2–4, 22–24 …, many else: Russian, Ukrainian.
  case eastSlavic
  /// By the last digits, without many: Croatian, Serbian, Bosnian.
  case southSlavic
  /// One for 1, few for 2–4, 22–24 …, many else: Polish.
  case polish
  /// One for 1, few for 2 to 4, other else: Czech, Slovak.
  case czech
  /// By the last two digits, with a dual: Slovenian.
  case slovenian
  /// One for 1, 21 …, few for 2–9, 22–29 …, other else: Lithuanian.
  case lithuanian
  /// Zero for 0, 10–20, 30 …, one for 1, 21 …, other else: Latvian.
  case latvian
  /// One for 1, few for 0 and 2–19, 102–119 …, other else: Romanian.
  case romanian
  /// All six forms: Arabic.
  case arabic
  /// One for 1, two for 2, other else: Hebrew.
  case hebrew

  /// The form for a whole number; its sign does not count.
  public func category(of count: Int) -> PluralCategory {
    let count = count.magnitude
    switch self {
    case .single: return .other
    case .one: return count == 1 ? .one : .other
    case .zeroOrOne: return count <= 1 ? .one : .other
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    default: return categoryByLastDigits(count % 10, count % 100, count)
    }
  }

  private func categoryByLastDigits(
    _ digit: UInt, _ two: UInt, _ count: UInt
  ) -> PluralCategory {
    let isTeen = (11...19).contains(two)
    let isFew = (2...4).contains(digit) && !(12...14).contains(two)
    switch self {
    case .eastSlavic: return digit == 1 && two != 11 ? .one : isFew ? .few : .many
    case .southSlavic: return digit == 1 && two != 11 ? .one : isFew ? .few : .other
    case .polish: return count == 1 ? .one : isFew ? .few : .many
    case .slovenian:
      return two == 1 ? .one : two == 2 ? .two : two == 3 || two == 4 ? .few : .other
    case .lithuanian: return isTeen || digit == 0 ? .other : digit == 1 ? .one : .few
    case .latvian: return isTeen || digit == 0 ? .zero : digit == 1 ? .one : .other
    case .romanian: return count == 1 ? .one : count == 0 || (1...19).contains(two) ? .few : .other
    default:
      switch count {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(two) ? .few : two >= 11 ? .many : .other
      }
    }
  }
}
