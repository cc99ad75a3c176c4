extension FormLocale {
  /// A number as a person types it: `1.234,5` or `1,234.5` by the locale's habits.
  ///
  /// A plain `1234.5` is read in every locale, unless the point can stand between groups. Nil when
  /// the text is no number, its groups are not of three digits, or it has more than 38 digits.
  public func number(typed text: String) -> DecimalNumber? {
    plainNumber(typed: text).flatMap { DecimalNumber($0) }
  }

  /// The number as digits, sign and point; nil when it is none.
  func plainNumber(typed text: String) -> String? {
    var digits = text.trimmedOfBlanks
    var sign = ""
    if let first = digits.first, "-+−".contains(first) {
      sign = first == "+" ? "" : "-"
      digits.removeFirst()
    }
    guard let first = digits.first, first != "-" else { return nil }
    let parts = digits.split(separator: decimalSeparator, omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    if let whole = ungrouped(parts[0]), parts.count == 1 || parts[1].isAllDigits {
      let fraction = parts.count == 2 ? "." + parts[1] : ""
      return sign + whole + fraction
    }
    // Neither groups nor exponents: digits and one point.
    guard digits.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return sign + digits
  }

  /// The digits without what stands between groups; nil when it does not stand between groups.
  private func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(
      omittingEmptySubsequences: false, whereSeparator: { isGroupingSeparator($0) })
    guard groups.allSatisfy(\.isAllDigits) else { return nil }
    guard groups.count > 1 else { return String(text) }
    let middle = identifier.hasSuffix("-IN") || language == "hi" ? 2...3 : 3...3
    guard let first = groups.first, (1...3).contains(first.utf8.count), !first.isEmpty,
      groups.last?.utf8.count == 3,
      groups.dropFirst().dropLast().allSatisfy({ middle.contains($0.utf8.count) })
    else { return nil }
    return groups.joined()
  }

  private func isGroupingSeparator(_ character: Character) -> Bool {
    switch groupingSeparator {
    case "\u{A0}", "\u{202F}", " ": [" ", "\u{A0}", "\u{202F}"].contains(character)
    case "’", "'": character == "’" || character == "'"
    default: String(character) == groupingSeparator
    }
  }

  /// A number in the locale's form, groups of three digits set apart if `grouped`.
  public func text(of number: DecimalNumber, grouped: Bool = false) -> String {
    let plain = number.description
    let parts = plain.split(separator: ".")
    var whole = String(parts[0])
    if grouped {
      let sign = whole.hasPrefix("-") ? 1 : 0
      for offset in stride(from: whole.utf8.count - 3, to: sign, by: -3) {
        whole.insert(
          contentsOf: groupingSeparator, at: whole.index(whole.startIndex, offsetBy: offset))
      }
    }
    return parts.count == 2 ? whole + decimalSeparator + parts[1] : whole
  }

  /// A day in the locale's form, such as `31.12.2026`.
  public func text(of date: LocalDate) -> String {
    let (day, month) = (padded(date.day, to: 2), padded(date.month, to: 2))
    let year = padded(date.year, to: 4)
    let parts =
      switch dateOrder {
      case .ymd: [year, month, day]
      case .dmy: [day, month, year]
      case .mdy: [month, day, year]
      }
    return parts.joined(separator: dateSeparator)
  }

  /// A day and a time in the locale's form, the time with 24 hours.
  public func text(of dateTime: LocalDateTime) -> String {
    "\(text(of: dateTime.date)) \(dateTime.time)"
  }

  /// A value in a sentence: numbers and dates in the locale's form, items of a list with commas
  /// between them, nothing for null and objects, bullets for a secret.
  package func text(of value: FormValue) -> String {
    switch value {
    case .int(let number): text(of: DecimalNumber(number))
    case .decimal(let number): text(of: number)
    case .date(let date): text(of: date)
    case .dateTime(let dateTime): text(of: dateTime)
    case .list(let items): items.map { text(of: $0) }.joined(separator: ", ")
    default: value.scalarText ?? ""
    }
  }

  /// A value as the built-in rows show it: numbers and dates in the locale's form, others as they
  /// are written.
  func fieldText(of value: FormValue) -> String {
    switch value {
    case .decimal(let number): text(of: number)
    case .date(let date): text(of: date)
    default: value.written
    }
  }

  /// How a date is written, as letters: `DD.MM.YYYY`.
  public var datePattern: String {
    let parts =
      switch dateOrder {
      case .ymd: ["YYYY", "MM", "DD"]
      case .dmy: ["DD", "MM", "YYYY"]
      case .mdy: ["MM", "DD", "YYYY"]
      }
    return parts.joined(separator: dateSeparator)
  }
}

extension LocalDate {
  /// A day as a person types it: as ISO 8601, or in the locale's order (`31.12.2026`, `12/31/2026`).
  ///
  /// Points, slashes, hyphens and blanks stand between the parts; zeros at the beginning of day and
  /// month may be missing. A year that comes first is always read as year, month, day. Years need
  /// their four digits. Nil when there is no such day.
  public init?(typed text: String, locale: FormLocale) {
    let parts = text.split { "./- ".contains($0) || $0.isWhitespace }
    guard parts.count == 3, parts.allSatisfy(\.isAllDigits) else { return nil }
    let order = parts[0].utf8.count == 4 ? .ymd : locale.dateOrder
    let (year, month, day) =
      switch order {
      case .ymd: (parts[0], parts[1], parts[2])
      case .dmy: (parts[2], parts[1], parts[0])
      case .mdy: (parts[2], parts[0], parts[1])
      }
    guard year.utf8.count == 4, month.utf8.count <= 2, day.utf8.count <= 2, let year = Int(year),
      let month = Int(month), let day = Int(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Substring {
  /// Whether there are only ASCII digits, or nothing.
  fileprivate var isAllDigits: Bool { utf8.allSatisfy { $0 &- 0x30 < 10 } }
}
