internal import Formwork

extension LocalizedWords {
  /// Yes or no, in the catalogue's words, in those of a language, or in English; nil for anything
  /// else.
  func truth(_ typed: String) -> Bool? {
    let typed = typed.trimmedOfBlanks.searchKey
    let own = languages[locale.language]
    func isOne(of words: String, _ more: String = "") -> Bool {
      (words + " " + more).split(separator: " ").contains { String($0).searchKey == typed }
    }
    if isOne(of: self[.yesWords], own?.yes ?? "") { return true }
    if isOne(of: self[.noWords], own?.no ?? "") { return false }
    // English comes last: what it calls yes may mean no elsewhere.
    if isOne(of: Word.yesWords.rawValue) { return true }
    return isOne(of: Word.noWords.rawValue) ? false : nil
  }
}

/// Yes and no by language; words that mean the opposite in English are left out.
private let languages: [String: (yes: String, no: String)] = [
  "cs": ("a ano", "ne"), "da": ("j ja", "nej"), "de": ("j ja", "nein"),
  "es": ("s si s\u{ED}", ""), "fi": ("k kyll\u{E4}", "e ei"), "fr": ("o oui", "non"),
  "hr": ("d da", "ne"), "hu": ("i igen", "nem"), "it": ("s si s\u{EC}", ""),
  "nb": ("j ja", "nei"), "nl": ("j ja", "nee"), "pl": ("t tak", "nie"),
  "pt": ("s sim", "n\u{E3}o"), "ro": ("d da", "nu"),
  "ru": ("\u{434} \u{434}\u{430}", "\u{43D} \u{43D}\u{435}\u{442}"),
  "sk": ("a \u{E1}no ano", "nie"), "sl": ("d da", "ne"), "sv": ("j ja", "nej"),
  "tr": ("e evet", "h hay\u{131}r"),
]
