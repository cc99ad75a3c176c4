extension LocalizedWords {
  /// Fills a template in; what is filled in is not read again.
  ///
  /// `resolve` gives the text of another placeholder, and the title of `other`; nil leaves it.
  package func text(
    template: String, parameters: Values, title: String?,
    resolve: (String) -> String? = { _ in nil }
  ) -> String {
    var rest = template.utf8[...]
    guard var open = rest.firstIndex(of: UInt8(ascii: "{")) else { return template }
    var text = ""
    while true {
      text += template[rest.startIndex..<open]
      rest = rest[rest.index(after: open)...]
      if rest.first == UInt8(ascii: "{") {
        text += "{"
        rest = rest.dropFirst()
      } else if let close = rest.firstIndex(of: UInt8(ascii: "}")) {
        let inside = template[rest.startIndex..<close]
        text += filling(inside, parameters, title, resolve) ?? "{\(inside)}"
        rest = rest[rest.index(after: close)...]
      } else {
        text += "{"
      }
      guard let next = rest.firstIndex(of: UInt8(ascii: "{")) else { break }
      open = next
    }
    return text + template[rest.startIndex...]
  }

  private func filling(
    _ inside: Substring, _ parameters: Values, _ title: String?, _ resolve: (String) -> String?
  ) -> String? {
    if inside.utf8.contains(UInt8(ascii: "|")) {
      let parts = inside.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { String($0) ?? "" }
      guard parameters.contains(parts[0]) else { return nil }
      return locale.pluralForm(of: Array(parts.dropFirst()), for: parameters[parts[0]])
    }
    let name = String(inside)
    if name == "title" { return title ?? "" }
    guard parameters.contains(name) else { return resolve(name) }
    if name == "other", let title = resolve(name) { return title }
    return text(ofParameter: parameters[name])
  }

  private func text(ofParameter value: FormValue) -> String {
    switch value {
    case .bool(let bool): self[bool ? .isTrue : .isFalse]
    case .list(let list): list.map { text(ofParameter: $0) }.joined(separator: ", ")
    default: locale.text(of: value)
    }
  }
}

extension MessageCatalogue {
  /// The names that stand in braces in a template.
  static func names(in template: String) -> [String] {
    braces(in: template).map(\.name)
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
    let index = pluralRule.categories.firstIndex(of: plural(Int(clamping: count))) ?? forms.count
    return forms[min(index, forms.count - 1)]
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
