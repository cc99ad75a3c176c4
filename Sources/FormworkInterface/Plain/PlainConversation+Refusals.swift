internal import Formwork

extension PlainConversation {
  /// Says what a server said about the last try.
  func sayRefusal() {
    guard let refusal = form.refusal, !refusal.inOneLine.isEmpty else { return }
    writer.say(speech.say(.refusal, ["message": .text(refusal.inOneLine)]).sentence)
  }

  /// The first row that was refused, when the conversation begins with the rows that were; nil: it
  /// does not.
  ///
  /// What was answered at the last try counts as answered, and is not asked before the review.
  func startRefused() -> BaseRow? {
    guard options.startRow == nil else { return nil }
    guard let first = askingRows.first(where: { !$0.refusals.isEmpty }) else { return nil }
    for row in form.allRows where !row.formValue.isNull { progress.answer(row) }
    progress.isRepairing = true
    return first
  }
}
