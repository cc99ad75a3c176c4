/// What a validator is told besides the password: the values of other rows, and words such as the
/// company's name.
///
/// `["$username", "Acme"]` is the value of the row `username` and the word `Acme`; `"${first name}"` is
/// a row, too, and a word that begins with a dollar sign is written with two.
public struct PasswordContext: Sendable, Hashable {
  /// The rows whose values count; never secret ones.
  public let rows: [RowReference]
  /// The tags of these rows.
  public var tags: [String] { rows.map(\.tag) }
  /// The words that always count.
  public let words: [String]

  /// A context of rows and words.
  public init(tags: [String] = [], words: [String] = []) {
    (rows, self.words) = (tags.map { RowReference($0) }, words)
  }

  private init(rows: [RowReference], words: [String]) { (self.rows, self.words) = (rows, words) }

  /// The words, then the texts, numbers and dates of the rows that have one among some values.
  package func words(in values: Values) -> [String] {
    words + tags.flatMap { Self.words(of: values[$0]) }
  }

  private static func words(of value: FormValue) -> [String] {
    switch value {
    case .null, .bool, .time, .secret: []
    case .text(let text): text.isEmpty ? [] : [text]
    case .int(let number): [number.description]
    case .decimal(let number): [number.description]
    case .date(let date): words(of: date)
    case .dateTime(let dateTime): words(of: dateTime.date)
    case .list(let values): values.flatMap(words)
    case .object(let values): values.tags.flatMap { words(of: values[$0]) }
    }
  }

  /// A day as it is written, and its digits in the orders in which people type them.
  private static func words(of date: LocalDate) -> [String] {
    let text = date.description
    let (year, monthAndDay) = (text.prefix(4), text.dropFirst(5))
    let (month, day) = (monthAndDay.prefix(2), monthAndDay.suffix(2))
    return [text, "\(year)\(month)\(day)", "\(day)\(month)\(year)", "\(month)\(day)\(year)"]
  }
}

extension PasswordContext: ExpressibleByArrayLiteral {
  /// Tags behind a dollar sign, and words.
  public init(arrayLiteral items: String...) { self.init(items) }

  /// A context of items as definitions write them: tags behind a dollar sign, and words.
  public init(_ items: [String]) { self.init(items, at: []) }

  /// A context of items that stand at some positions of a definition.
  package init(_ items: [String], at positions: [SourcePosition]) {
    var (rows, words): ([RowReference], [String]) = ([], [])
    for (index, item) in items.enumerated() {
      if item.hasPrefix("$$") {
        words.append(String(item.dropFirst()))
      } else if item.hasPrefix("$") {
        let isLong = item.hasPrefix("${") && item.hasSuffix("}")
        let tag = isLong ? item.dropFirst(2).dropLast() : item.dropFirst()
        let position = index < positions.count ? positions[index] : nil
        rows.append(RowReference(String(tag), at: position))
      } else {
        words.append(item)
      }
    }
    self.init(rows: rows, words: words)
  }
}
