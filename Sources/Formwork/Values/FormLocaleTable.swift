extension FormLocale {
  /// A locale by its name, such as `de`, `de-AT`, `de_DE.UTF-8` or `sr_RS@latin`.
  ///
  /// `C`, `POSIX` and the empty name give `posix`; an unknown language gives its name with ISO
  /// dates and a decimal point. Habits are those of Unicode CLDR.
  public init(identifier name: String) {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let first = parts.first, !["C", "POSIX"].contains(first.uppercased()) else {
      self = .posix
      return
    }
    var subtags = [first.lowercased()]
    if subtags == ["no"] { subtags = ["nb"] }
    for part in parts.dropFirst() {
      subtags.append(part.utf8.count == 2 ? part.uppercased() : String(part))
    }
    let region = subtags.dropFirst().last { $0.utf8.count == 2 }
    let row = region.flatMap { habits["\(subtags[0])-\($0)"] } ?? habits[subtags[0]]
    self = .posix
    identifier = subtags.joined(separator: "-")
    pluralRule = row?.plurals ?? pluralRules[subtags[0]] ?? .one
    guard let row else { return }
    (decimalSeparator, groupingSeparator) = row.numbers
    (dateOrder, dateSeparator) = (row.order, row.separator)
  }
}

private struct Habits {
  let numbers: (decimal: String, grouping: String)
  let order: FormLocale.DateOrder
  let separator: String
  let plurals: PluralRule?

  /// The decimal separator with the one between groups; the order of a date with what stands
  /// between its parts.
  init(_ numbers: String, _ date: String, _ plurals: PluralRule? = nil) {
    self.numbers = (String(numbers.prefix(1)), String(numbers.dropFirst()))
    order = FormLocale.DateOrder(rawValue: String(date.prefix(3))) ?? .ymd
    separator = String(date.dropFirst(3))
    self.plurals = plurals
  }
}

private let narrowSpace = "\u{202F}"
private let space = "\u{A0}"

private let habits: [String: Habits] = [
  "ar": Habits(".,", "dmy/"), "bg": Habits("," + space, "dmy."), "bs": Habits(",.", "dmy."),
  "ca": Habits(",.", "dmy/"), "cs": Habits("," + space, "dmy."), "da": Habits(",.", "dmy."),
  "de": Habits(",.", "dmy."), "de-AT": Habits(",.", "dmy."), "de-CH": Habits(".’", "dmy."),
  "de-LI": Habits(".’", "dmy."), "el": Habits(",.", "dmy/"),
  "en": Habits(".,", "mdy/"), "en-AU": Habits(".,", "dmy/"), "en-CA": Habits(".,", "ymd-"),
  "en-DK": Habits(".,", "ymd-"), "en-GB": Habits(".,", "dmy/"), "en-IE": Habits(".,", "dmy/"),
  "en-IN": Habits(".,", "dmy/"), "en-NZ": Habits(".,", "dmy/"), "en-SG": Habits(".,", "dmy/"),
  "en-US": Habits(".,", "mdy/"), "en-ZA": Habits(".,", "ymd/"),
  "es": Habits(",.", "dmy/"), "es-MX": Habits(".,", "dmy/"), "es-US": Habits(".,", "dmy/"),
  "et": Habits("," + space, "dmy."), "eu": Habits(",.", "ymd/"), "fa": Habits(".,", "ymd/"),
  "fi": Habits("," + space, "dmy."), "fr": Habits("," + narrowSpace, "dmy/"),
  "fr-CA": Habits("," + space, "ymd-"), "fr-CH": Habits("," + narrowSpace, "dmy."),
  "ga": Habits(".,", "dmy/"), "gl": Habits(",.", "dmy/"), "he": Habits(".,", "dmy."),
  "hi": Habits(".,", "dmy/"), "hr": Habits(",.", "dmy."), "hu": Habits("," + space, "ymd."),
  "id": Habits(",.", "dmy/"), "is": Habits(",.", "dmy."), "it": Habits(",.", "dmy/"),
  "it-CH": Habits(".’", "dmy."), "ja": Habits(".,", "ymd/"), "ko": Habits(".,", "ymd."),
  "lt": Habits("," + space, "ymd-"), "lv": Habits("," + space, "dmy."),
  "nb": Habits("," + space, "dmy."), "nl": Habits(",.", "dmy-"), "nl-BE": Habits(",.", "dmy/"),
  "nn": Habits("," + space, "dmy."), "pl": Habits("," + space, "dmy."),
  "pt": Habits(",.", "dmy/"), "pt-PT": Habits("," + space, "dmy/", .one),
  "ro": Habits(",.", "dmy."), "ru": Habits("," + space, "dmy."), "sk": Habits("," + space, "dmy."),
  "sl": Habits(",.", "dmy."), "sr": Habits(",.", "dmy."), "sv": Habits("," + space, "ymd-"),
  "th": Habits(".,", "dmy/"), "tr": Habits(",.", "dmy."), "uk": Habits("," + space, "dmy."),
  "vi": Habits(",.", "dmy/"), "zh": Habits(".,", "ymd/"), "zh-HK": Habits(".,", "dmy/"),
]

private let pluralRules: [String: PluralRule] = [
  "ar": .arabic, "be": .eastSlavic, "bs": .southSlavic, "cs": .czech, "fa": .zeroOrOne,
  "fr": .zeroOrOne, "he": .hebrew, "hi": .zeroOrOne, "hr": .southSlavic, "id": .single,
  "ja": .single, "ko": .single, "lt": .lithuanian, "lv": .latvian, "ms": .single,
  "pl": .polish, "pt": .zeroOrOne, "ro": .romanian, "ru": .eastSlavic, "sk": .czech,
  "sl": .slovenian, "sr": .southSlavic, "th": .single, "uk": .eastSlavic, "vi": .single,
  "zh": .single,
]
