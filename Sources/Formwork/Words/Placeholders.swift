extension LocalizedWords {
  /// What an empty field shows, such as `e.g. 1990-12-31`; nil: nothing.
  func placeholder(for type: ValueType) -> String? {
    type.example?.exampleText(in: locale).map { text(.placeholder, ["example": .text($0)]) }
  }
}

extension Form {
  /// What an empty field shows; made once for a language.
  func placeholder(for type: ValueType) -> String? {
    if let placeholder = derivedWords.placeholders[type] { return placeholder }
    let placeholder = localizedWords.placeholder(for: type)
    derivedWords.placeholders[type] = placeholder
    return placeholder
  }
}

/// What a form's words and its language give together.
struct DerivedWords {
  /// The words in the form's language.
  var localized = LocalizedWords.english
  /// What empty fields show, by the type of their values, since they are drawn often.
  var placeholders: [ValueType: String] = [:]
  /// The tags that messages name, among names that are no tags.
  var tagsInMessages: Set<String> = []

  /// The built-in English words.
  init() {}

  /// The words of a form and of the program that shows it, in a language.
  init(_ words: Translations, _ programWords: Translations, locale: FormLocale) {
    localized = LocalizedWords(words, programWords, locale: locale)
    tagsInMessages = words.namesInMessages.union(programWords.namesInMessages)
  }
}
