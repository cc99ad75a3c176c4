internal import Formwork

/// What the hook of a row is asked about its secret.
struct VisibilityQuestion {
  let row: BaseRow
  /// The row's value when it was asked.
  let value: FormValue
  let willBeShown: Bool
}

extension Editor {
  /// Whether it is open if the focused secret may be shown.
  var asksToShow: Bool { asked?.willBeShown ?? false }

  /// What is said while that is open.
  var askingNotice: String? { asksToShow ? options.words.asking : nil }

  /// Puts the question to the row's hook, if it has one.
  func ask(_ row: BaseRow, _ settings: SecretField, willBeShown: Bool) {
    guard settings.canReveal, let hook = settings.visibilityHook else { return }
    asked = VisibilityQuestion(row: row, value: row.formValue, willBeShown: willBeShown)
    desk.begin(.visibility(hook, willBeShown: willBeShown))
  }

  /// Waits for no answer any longer.
  func stopAsking() {
    asked = nil
    desk.stop()
  }

  /// Does what the hook says, unless the person went on meanwhile.
  func finishAsking(_ decision: VisibilityDecision) {
    guard let question = asked else { return }
    asked = nil
    if question.willBeShown {
      guard field?.row === question.row, case .secret(let settings) = question.row.control else {
        return
      }
      if case .deny(let message) = decision {
        notice = message ?? options.words.denied
        return
      }
      reveal(settings)
    }
    // What was typed since must not be lost.
    guard case .replace(let secret) = decision, question.row.formValue == question.value else {
      return
    }
    hasTypedSecret = true
    question.row.set(secret.isEmpty ? .null : .secret(secret))
    field?.refresh()
  }
}
