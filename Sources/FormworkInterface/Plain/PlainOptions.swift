internal import Formwork

/// The options of a choice as plain text labels and finds them.
struct PlainOptions {
  /// The options, in order.
  let choices: [Choice]
  /// Whether labels are letters, because numbers are values or titles.
  let isLettered: Bool

  /// How many are shown at a time, and up to which number all are.
  static let pageSize = 20

  init(_ choices: [Choice]) {
    self.choices = choices
    isLettered = choices.contains {
      DecimalNumber($0.value.written) != nil || DecimalNumber($0.title) != nil
    }
  }

  /// What was typed, as an option.
  enum Match {
    case choice(Choice)
    case several([Choice])
    case none
  }

  /// Finds an option by its label, its value, its title, or how one of these two begins.
  ///
  /// Case and marks do not count. O(options).
  func match(_ typed: String) -> Match {
    let typed = typed.trimmedOfBlanks.searchKey
    guard !typed.isEmpty else { return .none }
    if let place = choices.indices.first(where: { label($0) == typed }) {
      return .choice(choices[place])
    }
    if let choice = choices.first(where: { $0.value.written.searchKey == typed }) {
      return .choice(choice)
    }
    let titled = choices.filter { $0.title.searchKey == typed }
    let fitting =
      titled.isEmpty
      ? choices.filter {
        $0.value.written.searchKey.hasPrefix(typed) || $0.title.searchKey.hasPrefix(typed)
      } : titled
    if let choice = fitting.only { return .choice(choice) }
    return fitting.isEmpty ? .none : .several(fitting)
  }

  /// What stands before an option: numbers from 1, or a, b, … z, aa, ab, ….
  func label(_ place: Int) -> String {
    guard isLettered else { return "\(place + 1)" }
    var (rest, letters) = (place + 1, "")
    while rest > 0 {
      let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
      letters = String(Character(letter)) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  /// The place of a value among the options; nil when it is none of them.
  func place(of value: FormValue) -> Int? { choices.firstIndex { $0.value == value } }
}
