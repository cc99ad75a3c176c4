internal import Formwork

/// What some keys do now, for the line at the bottom that names them.
public struct KeyHint: Sendable, Hashable {
  /// The keys, such as Left and Right.
  public var keys: [Key]
  /// What the keys do, in words.
  public var long: String
  /// The same in one word, for a narrow screen.
  public var short: String
  /// The hints with the highest ranks go first when there is no room.
  public var rank: Int

  /// A hint at what keys do.
  public init(_ keys: [Key], _ long: String, short: String? = nil, rank: Int = 4) {
    (self.keys, self.long, self.short, self.rank) = (keys, long, short ?? long, rank)
  }

  /// A hint at actions of a table.
  init(
    _ actions: KeyAction..., in bindings: KeyBindings, _ word: Word, _ speech: ScreenSpeech,
    rank: Int = 4
  ) {
    let (long, short) = speech.words.forms(word)
    self.init(
      actions.compactMap(bindings.firstKey), long, short: short, rank: rank)
  }

  /// How the keys are called, one after the other.
  func keyNames(in speech: ScreenSpeech) -> String {
    keys.map(speech.name).joined(separator: " ")
  }
}
