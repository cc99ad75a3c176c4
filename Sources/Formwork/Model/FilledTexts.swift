/// Texts in which `{tag}` stands for what another row shows.
extension Form {
  /// A text with the displayed values of rows in place of `{tag}`, and `{` in place of `{{`.
  ///
  /// A tag that no row has, and that of a secret row, stays as it is. O(length).
  func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    let context = LiveContext(form: self)
    let title = context.displayedText(of: "title") ?? "{title}"
    return localizedWords.text(template: text, parameters: [:], title: title) {
      context.displayedText(of: $0)
    }
  }

  /// The title as it is shown.
  public var displayTitle: String? { title.map(filled) }
  /// The line below the title as it is shown.
  public var displayHelp: String? { help.map(filled) }
}

extension Section {
  /// The header as it is shown.
  public final var displayHeader: String? { header.map { form?.filled($0) ?? $0 } }
  /// The footer as it is shown.
  public final var displayFooter: String? { footer.map { form?.filled($0) ?? $0 } }
}

extension BaseRow {
  /// The title as it is shown, with the displayed values of other rows in place of `{tag}`.
  public final var displayTitle: String? { title.map { form?.filled($0) ?? $0 } }
  /// The line of help as it is shown.
  public final var displayHelp: String? { help.map { form?.filled($0) ?? $0 } }
}
