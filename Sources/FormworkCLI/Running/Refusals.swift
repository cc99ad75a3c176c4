internal import Formwork

/// What a server said about the last try, as the command line tells it.
struct Refusals: Equatable {
  /// What was wrong with rows.
  private(set) var errors: [Error] = []
  /// What was wrong with the whole.
  private(set) var messages: [String] = []
  /// The tags of all errors, blank ones too.
  private var tags: [String] = []

  struct Error: Equatable {
    let tag: String
    let text: String
  }

  var isEmpty: Bool { errors.isEmpty && messages.isEmpty }

  /// Adds what was wrong with a row; nothing when the text is blank, so that a script can always
  /// give what a server said.
  mutating func add(_ text: String, at tag: String) {
    tags.append(tag)
    if !text.allSatisfy(\.isWhitespace) { errors.append(Error(tag: tag, text: text)) }
  }

  /// Adds what was wrong with the whole; nothing when the text is blank.
  mutating func add(text: String) {
    if !text.allSatisfy(\.isWhitespace) { messages.append(text) }
  }

  /// Refuses tags that no row has, also those of blank texts: a script's mistake shows at the first
  /// try.
  func check(_ form: Form) throws(Failure) {
    for tag in tags where form.row(tag) == nil {
      throw .unknown("tag", tag, form.allRows.compactMap(\.tag), of: "--error")
    }
  }

  /// Shows everything in a form: at its row, or above the form where the row cannot show it.
  func show(in form: Form) {
    var messages = messages
    for error in errors {
      guard let row = form.row(error.tag) else { continue }
      if row.canBeMended {
        row.addError(error.text)
      } else {
        messages.append("\(row.title ?? error.tag): \(error.text)")
      }
    }
    form.refusal = messages.isEmpty ? nil : messages.joined(separator: "\n")
  }
}

extension BaseRow {
  /// Whether a person can change the value, so that an error must not stay for ever.
  fileprivate var canBeMended: Bool { controlTraits.asks && takesPartInValidation }
}
