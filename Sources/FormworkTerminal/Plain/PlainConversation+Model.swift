internal import Formwork
internal import FormworkInterface

extension PlainConversation: PlainModel {
  /// A conversation that begins at a row; nil: at the first.
  convenience init(form: Form, startRow: BaseRow?, hasTimeLimit: Bool) {
    var options = Options()
    options.startRow = startRow
    options.hasTimeLimit = hasTimeLimit
    self.init(form: form, options: options)
  }

  var expectation: PlainExpectation? {
    switch expects {
    case .line: .line
    case .secret(_, let isFirst): .secret(isFirst: isFirst)
    case .finished: nil
    }
  }

  var isSubmitted: Bool { expects == .finished(.submitted) }

  func begin() -> String { start() }
  func receive(_ line: String) -> String { answer(line) }
  func receive(_ secret: Secret) -> String { answer(secret: secret) }
  func announce(secondsLeft: Int) -> String { timeoutWarning(secondsLeft: secondsLeft) }
}
