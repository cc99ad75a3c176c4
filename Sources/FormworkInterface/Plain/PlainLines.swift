package import Formwork

extension LocalizedWords {
  /// A line about what is wrong at large.
  package func refusal(_ word: Word) -> String {
    text(.refusal, ["message": .text(self[word])]).sentence
  }

  /// A line about what is wrong with the answer to something of that name.
  package func error(_ message: String, at name: String) -> String {
    text(.error, ["name": .text(name), "message": .text(message)]).sentence
  }
}
