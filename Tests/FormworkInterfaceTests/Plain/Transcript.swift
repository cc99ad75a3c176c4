import Formwork
import FormworkInterface

/// What a terminal shows of a conversation, with the typed lines as it echoes them.
struct Transcript {
  let conversation: PlainConversation
  private(set) var text: String

  init(_ form: Form, _ configure: (inout PlainConversation.Options) -> Void = { _ in }) {
    var options = PlainConversation.Options()
    configure(&options)
    conversation = PlainConversation(form: form, options: options)
    text = conversation.start()
  }

  /// Types lines; those that are expected to be hidden leave only their line end.
  mutating func type(_ lines: String...) { type(lines) }

  mutating func type(_ lines: [String]) {
    for line in lines {
      switch conversation.expects {
      case .line, .work:
        let said = conversation.answer(line)
        let shown = conversation.takeRevealed()?.withUTF8 { String(decoding: $0, as: UTF8.self) }
        text += line + "\n" + (shown.map { $0 + "\n" } ?? "") + said
      case .secret: text += "\n" + conversation.answer(secret: Secret(copying: line.utf8))
      case .finished: return
      }
    }
  }

  /// What was shown since the last time.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// What is shown after lines, from the first one on.
  mutating func after(_ lines: String...) -> String {
    _ = take()
    type(lines)
    return text
  }
}

/// A form of one section without header.
func oneSection(_ rows: BaseRow...) -> Form { Form("Test") +++ Section(rows: rows) }
