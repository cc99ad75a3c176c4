/// The texts that a row with options can have, as conditions are checked against them.
public final class OptionTexts {
  private let texts: Set<String>
  private lazy var sorted = texts.sorted()
  private lazy var suggestions = { [sorted] in Suggestions(sorted) }()
  /// How many texts may still be read as numbers, dates and the like.
  private var budget = 200_000

  /// The texts of some options.
  public init(_ texts: Set<String>) { self.texts = texts }

  /// Whether an option has a value, or the value is empty and asks whether one is chosen.
  ///
  /// Of values that are no text only so many are looked for as costs little; any others may be
  /// options. O(1) for a text, O(options) for other values.
  func mayHold(_ value: FormValue) -> Bool {
    if case .text(let text) = value { return text.isEmpty || texts.contains(text) }
    guard budget > 0 else { return true }
    budget -= texts.count
    return texts.contains { FormValue.text($0).matches(value) }
  }

  /// What may have been meant by a value that no option has; nil when that cannot be told.
  func hint(for value: FormValue) -> String? {
    if let nearest = value.plainText.flatMap(suggestions.nearest) {
      return "did you mean '\(nearest)'?"
    }
    return texts.count <= 20 ? "known: \(sorted.joined(separator: ", "))" : nil
  }
}
