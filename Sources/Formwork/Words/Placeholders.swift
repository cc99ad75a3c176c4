extension LocalizedWords {
  /// What an empty field shows, such as `e.g. 1990-12-31`; nil: nothing.
  func placeholder(for type: ValueType) -> String? {
    type.example?.exampleText(in: locale).map { text(.placeholder, ["example": .text($0)]) }
  }
}

extension Form {
  /// What an empty field shows; made once for a language.
  func placeholder(for type: ValueType) -> String? {
    if let placeholder = placeholders[type] { return placeholder }
    let placeholder = localizedWords.placeholder(for: type)
    placeholders[type] = placeholder
    return placeholder
  }
}
