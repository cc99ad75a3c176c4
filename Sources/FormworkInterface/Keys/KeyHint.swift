internal import Formwork

/// What some keys do now, for the line at the bottom that names them.
public struct KeyHint: Sendable, Hashable {
  /// The keys, such as Left and Right; a hint without any is not shown.
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

  /// A hint at what the first keys of actions do.
  ///
  /// - Parameters:
  ///   - actions: The actions.
  ///   - group: The group of keys that they are in.
  ///   - speech: The keys in use.
  ///   - long: What the keys do, in words.
  ///   - short: The same in one word; nil: as `long`.
  ///   - rank: The hints with the highest ranks go first when there is no room.
  public init(
    _ actions: KeyAction..., in group: KeyBindings, _ speech: ScreenSpeech, _ long: String,
    short: String? = nil, rank: Int = 4
  ) {
    self.init(
      actions.compactMap { speech.keys.keys(of: $0, in: group).first }, long, short: short,
      rank: rank)
  }

  init(
    _ actions: KeyAction..., in group: KeyBindings, _ word: Word, _ speech: ScreenSpeech,
    rank: Int = 4
  ) {
    let (long, short) = speech.words.forms(word)
    self.init(
      actions.compactMap { speech.keys.keys(of: $0, in: group).first }, long, short: short,
      rank: rank)
  }

  /// How the keys are called, as many of them as stand in a narrow column; the first one always.
  func shortKeyNames(in speech: ScreenSpeech) -> String {
    keys.dropFirst().reduce(keys.first.map(speech.name) ?? "") { names, key in
      let longer = names + " " + speech.name(of: key)
      return DisplayWidth.of(longer) <= 9 ? longer : names
    }
  }

  /// How the keys are called, one after the other.
  func keyNames(in speech: ScreenSpeech) -> String {
    keys.map(speech.name).joined(separator: " ")
  }
}
