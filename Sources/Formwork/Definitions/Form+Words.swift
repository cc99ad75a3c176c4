extension Form {
  static let wordsKey = DefinitionKey<Form>(
    "words", schema: "a map from keys to texts",
    "What is said in place of the built-in English, by key."
  ) { form, node, problems in
    guard let entries = node.entries else {
      problems.append(node.mismatch("a map from keys to texts"))
      return
    }
    var words = form.words
    for entry in entries {
      guard let word = Word(key: entry.name) else {
        problems.append(.unknown("word", entry.key, among: Word.allCases.map(\.key)))
        continue
      }
      for (language, node) in entry.value.textsByLanguage(&problems) {
        problems += node.commentWarning
        problems += DefinitionProblem.placeholders(in: node, of: word)
        words[language].words[word] = String.read(node, into: &problems)
      }
    }
    form.words = words
  }

  static let messagesKey = DefinitionKey<Form>(
    "messages", schema: "a map from codes to texts", "The messages of rules, by code.",
    roles: .messages
  ) { form, node, problems in
    guard let entries = node.entries else {
      problems.append(node.mismatch("a map from codes to texts"))
      return
    }
    let codes = (node.surroundings?.rules ?? .builtIn).templates.map(\.key)
    var words = form.words
    for entry in entries {
      guard codes.contains(entry.name) else {
        problems.append(.unknown("code", entry.key, among: codes))
        continue
      }
      for (language, node) in entry.value.textsByLanguage(&problems) {
        problems += node.commentWarning + node.emptyMessage
        guard let text = String.read(node, into: &problems) else { continue }
        words[language].messages = words[language].messages.overriding([entry.name: text])
      }
    }
    form.words = words
  }
}

extension DefinitionNode {
  /// The texts of a map of languages; a text alone stands for every language.
  fileprivate func textsByLanguage(
    _ problems: inout [DefinitionProblem]
  ) -> [(language: String, text: DefinitionNode)] {
    guard let entries else { return [(Translations.anyLanguage, self)] }
    return entries.compactMap { entry in
      if entry.name == Translations.anyLanguage { return (entry.name, entry.value) }
      guard FormLocale.isLanguageTag(entry.name) else {
        problems.append(
          DefinitionProblem(
            "'\(entry.name.prefix(60))' is no language", at: entry.key,
            hint: "write default, or a language tag such as de or pt-BR"))
        return nil
      }
      return (FormLocale(identifier: entry.name).identifier, entry.value)
    }
  }

  /// The texts in which placeholders may stand: those of a map of languages, or this one.
  package var translations: [DefinitionNode] { entries?.map(\.value) ?? [self] }
}

extension FormLocale {
  /// Whether a text looks like a language tag (BCP 47), such as `de` or `pt-BR`.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIAlphanumeric) }
      && (2...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { $0 | 0x20 >= 0x61 }
  }
}

extension DefinitionProblem {
  /// Errors where a word has something in braces that nothing is put in for.
  static func placeholders(in node: DefinitionNode, of word: Word) -> [DefinitionProblem] {
    (node.text.map(word.mistakes) ?? []).map {
      DefinitionProblem(
        $0.message, at: node.position(atOffset: $0.offset, length: $0.length), hint: $0.hint)
    }
  }
}
