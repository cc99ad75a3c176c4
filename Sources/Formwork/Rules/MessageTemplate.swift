extension MessageCatalogue {
  /// Fills a template in; what is filled in is not read again.
  ///
  /// `resolve` gives the text of another placeholder, and the title of `other`; nil leaves it.
  package func text(
    template: String, parameters: Values, title: String?, locale: FormLocale = .posix,
    resolve: (String) -> String? = { _ in nil }
  ) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[rest.index(after: open)...]
      if rest.first == "{" {
        text += "{"
        rest = rest.dropFirst()
        continue
      }
      guard let close = rest.firstIndex(of: "}") else {
        text += "{"
        continue
      }
      let inside = rest[..<close]
      text +=
        Self.filling(inside, parameters, title, locale, resolve)
        ?? "{\(inside)}"
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// The names that stand in braces in a template.
  static func names(in template: String) -> [String] {
    places(in: template).map(\.name)
  }

  private static func filling(
    _ inside: Substring, _ parameters: Values, _ title: String?, _ locale: FormLocale,
    _ resolve: (String) -> String?
  ) -> String? {
    let parts = inside.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    if parts.count > 1 {
      guard parameters.contains(name) else { return nil }
      return locale.pluralForm(of: Array(parts.dropFirst()), for: parameters[name])
    }
    if name == "title" { return title ?? "" }
    guard parameters.contains(name) else { return resolve(name) }
    if name == "other", let title = resolve(name) { return title }
    return locale.text(of: parameters[name])
  }
}

extension FormValue {
  /// An example of a value as it is typed; nil when this is none.
  func exampleText(in locale: FormLocale) -> String? {
    switch self {
    case .int(let number): String(number)
    case .decimal, .date, .time, .dateTime: locale.text(of: self)
    default: nil
    }
  }
}

extension FormLocale {
  /// The one of the forms that fits a number; the last for a number that is not whole.
  fileprivate func pluralForm(of forms: [String], for value: FormValue) -> String {
    let count: Int64? =
      switch value {
      case .int(let number): number
      case .decimal(let number): number.wholeNumber
      default: nil
      }
    guard let count else { return forms.last ?? "" }
    let place = pluralRule.categories.firstIndex(of: plural(Int(clamping: count))) ?? forms.count
    return forms[min(place, forms.count - 1)]
  }
}

extension PluralRule {
  /// The categories of whole numbers, in the order in which a template gives their forms (CLDR's).
  var categories: [PluralCategory] {
    switch self {
    case .one, .zeroOrOne: [.one, .other]
    case .single: [.other]
    case .eastSlavic, .polish: [.one, .few, .many]
    case .southSlavic, .czech, .lithuanian, .romanian: [.one, .few, .other]
    case .slovenian: [.one, .two, .few, .other]
    case .latvian: [.zero, .one, .other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    case .hebrew: [.one, .two, .other]
    }
  }
}
