/// Something in braces that nothing is put in for, or that is no number where forms are given.
struct PlaceholderMistake {
  let message: String
  /// What may stand there; nil: that is said already.
  let hint: String?
  /// Where it is in its template, in UTF-8 bytes, and how many characters it takes.
  let (offset, length): (Int, Int)
}

extension Word {
  /// What is wrong with the braces of a template for this word; the first ones of very many.
  func mistakes(in template: String) -> [PlaceholderMistake] {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return [] }
    let known = placeholders
    return MessageCatalogue.braces(in: template, limit: 100).compactMap { placeholder in
      let name = placeholder.name.prefix(40)
      func mistake(_ message: String, hint: String? = nil) -> PlaceholderMistake {
        PlaceholderMistake(
          message: message, hint: hint, offset: placeholder.offset,
          length: placeholder.name.unicodeScalars.count + 2)
      }
      if known.contains(placeholder.name) {
        guard placeholder.hasForms, !Word.isNumber(placeholder.name) else { return nil }
        return mistake("{\(name)|…} needs a number")
      }
      let nearest = Spelling.nearest(placeholder.name, in: known)
      let list =
        known.isEmpty ? "nothing is put in here" : "known: " + known.joined(separator: ", ")
      return mistake(
        "nothing is put in for {\(name)}" + (nearest.map { "; did you mean {\($0)}?" } ?? ""),
        hint: "\(list); a brace is written {{")
    }
  }
}

extension FormProblem {
  /// What is wrong with the words that translations have, in the order of languages and keys.
  static func all(in translations: Translations) -> [FormProblem] {
    guard !translations.isEmpty else { return [] }
    return (translations.languages + [Translations.anyLanguage]).flatMap { language in
      let mistakes = translations[language].words.flatMap { word, template in
        word.mistakes(in: template).map { (subject: "\(word.key) (\(language))", mistake: $0) }
      }
      return mistakes.sorted { ($0.subject, $0.mistake.offset) < ($1.subject, $1.mistake.offset) }
        .map { subject, mistake in
          FormProblem(.words, tag: nil, mistake.message, hint: mistake.hint, subject: subject)
        }
    }
  }
}
