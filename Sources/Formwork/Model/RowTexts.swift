/// The words around a row's value.
struct RowTexts {
  var title: String?
  var help: String?
  var more: String?
}

extension BaseRow {
  /// What stands before the value; nil: nothing.
  public final var title: String? {
    get { texts.title }
    set {
      guard newValue != texts.title else { return }
      texts.title = newValue
      wordsChanged()
    }
  }
  /// One line of help; nil: none.
  public final var help: String? {
    get { texts.help }
    set {
      texts.help = newValue
      displayChanged()
    }
  }
  /// Longer help, shown on demand; nil: none.
  public final var more: String? {
    get { texts.more }
    set { texts.more = newValue }
  }

  /// Says that messages call the row, or its value, something else now.
  final func wordsChanged() {
    displayChanged()
    judgeAgain { $0.markWords(of: self) }
  }
}
