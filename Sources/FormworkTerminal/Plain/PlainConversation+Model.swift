internal import Formwork
internal import FormworkInterface

extension PlainConversation: PlainModel {
  /// A conversation that begins at a row, nil: at the first, for a device that is so wide.
  convenience init(
    form: Form, startRow: BaseRow?, hasTimeLimit: Bool, columns: Int? = nil,
    words: Translations = Translations(), controls: ControlViews = .builtIn
  ) {
    var options = Options()
    // A terminal would split words at its right side.
    if let columns { options.maxWidth = min(options.maxWidth, max(columns - 1, 10)) }
    options.startRow = startRow
    options.hasTimeLimit = hasTimeLimit
    (options.words, options.controls) = (words, controls)
    self.init(form: form, options: options)
  }

  var expectation: PlainExpectation? {
    switch expects {
    case .line: .line
    case .secret(_, let isFirst): .secret(isFirst: isFirst)
    case .work: .work
    case .finished: nil
    }
  }

  var isSubmitted: Bool { expects == .finished(.submitted) }

  func begin() -> String { start() }
  func receive(_ line: String) -> String { answer(line) }
  func receive(_ secret: Secret) -> String { answer(secret: secret) }
  func announce(secondsLeft: Int) -> String { timeoutWarning(secondsLeft: secondsLeft) }
}
