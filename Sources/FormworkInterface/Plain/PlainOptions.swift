internal import Formwork

/// The options of a choice as plain text labels and finds them.
struct PlainOptions {
  /// The options, in order.
  let choices: [Choice]
  /// Whether labels are letters, because numbers are values or titles.
  let isLettered: Bool

  /// How many are shown at a time, and up to which number all are.
  static let pageSize = 20

  /// The labels of lettered options, in their order.
  private let letters: [String]

  init(_ choices: [Choice]) {
    self.choices = choices
    isLettered = choices.contains {
      DecimalNumber($0.value.written) != nil || DecimalNumber($0.title) != nil
    }
    letters = isLettered ? PlainOptions.letters(for: choices) : []
  }

  /// What was typed, as an option.
  enum Match {
    case choice(Choice)
    case several([Choice])
    case none
  }

  /// Finds an option by its value or its title as they stand, by its label, by one of the first two
  /// without case and marks, or by how one of these begins, in this order.
  ///
  /// O(options).
  func match(_ typed: String) -> Match {
    let typed = typed.trimmedOfBlanks
    guard !typed.isEmpty else { return .none }
    if let choice = choices.first(where: { $0.value.written == typed }) { return .choice(choice) }
    if let match = one(of: choices.filter { $0.title == typed }) { return match }
    let folded = typed.searchKey
    // Marks alone are the beginning of nothing.
    guard !folded.isEmpty else { return .none }
    if let index = choices.indices.first(where: { label($0) == folded }) {
      return .choice(choices[index])
    }
    let names = choices.map { (value: $0.value.written.searchKey, title: $0.title.searchKey) }
    func fitting(_ fits: (String) -> Bool) -> [Choice] {
      zip(choices, names).filter { fits($1.value) || fits($1.title) }.map(\.0)
    }
    return one(of: fitting { $0 == folded }) ?? one(of: fitting { $0.hasPrefix(folded) }) ?? .none
  }

  /// The match that some options are; nil: there are none.
  private func one(of fitting: [Choice]) -> Match? {
    if let choice = fitting.only { return .choice(choice) }
    return fitting.isEmpty ? nil : .several(fitting)
  }

  /// What stands before an option: numbers from 1, or letters where numbers are values or titles.
  func label(_ index: Int) -> String { isLettered ? letters[index] : "\(index + 1)" }

  /// a, b, … z, aa, ab, … for each option, without those that are a value or a title; O(options).
  private static func letters(for choices: [Choice]) -> [String] {
    var taken: Set<String> = []
    for choice in choices {
      taken.insert(choice.value.written.searchKey)
      taken.insert(choice.title.searchKey)
    }
    var (labels, number) = ([String](), 0)
    while labels.count < choices.count {
      number += 1
      let label = letters(of: number)
      if !taken.contains(label) { labels.append(label) }
    }
    return labels
  }

  /// The letters that a number from 1 on is counted with.
  private static func letters(of number: Int) -> String {
    var (rest, letters) = (number, "")
    while rest > 0 {
      let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
      letters = String(Character(letter)) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  /// The index of a value among the options; nil when it is none of them.
  func index(of value: FormValue) -> Int? { choices.firstIndex { $0.value == value } }
}
