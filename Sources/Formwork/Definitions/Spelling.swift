/// Finds the word that somebody meant.
public enum Spelling {
  /// The known word nearest to a mistyped one; nil when none is near enough to be meant.
  ///
  /// Counts insertions, deletions, replacements and swaps of neighbours (the optimal string
  /// alignment distance); upper and lower case are the same. Of equally near ones the first wins.
  /// O(words × the square of their length).
  public static func nearest(_ word: String, in words: some Sequence<String>) -> String? {
    var search = SpellingSearch(word)
    // One mistake in a short word, one in three letters in a longer one; a long text is no word.
    guard search.letters.count <= 64 else { return nil }
    let limit = max(1, search.letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words {
      // A nearer one than the best is looked for.
      let most = best.map { $0.distance - 1 } ?? limit
      guard most >= 0, let distance = search.distance(to: candidate, atMost: most) else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }
}

/// The distances of words from one, with the memory for them kept.
private struct SpellingSearch {
  let letters: [UInt32]
  /// The bit of each letter; nil: not all are ASCII.
  private let bits: UInt64?
  private var known: [UInt32] = []
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  init(_ word: String) {
    var letters: [UInt32] = []
    Self.lowercase(word, into: &letters)
    self.letters = letters
    bits = Self.bits(of: word)
  }

  /// A bit for each letter of a text in any case, some of which share one; nil: not all are ASCII.
  private static func bits(of word: String) -> UInt64? {
    var bits: UInt64 = 0
    for byte in word.utf8 {
      guard byte < 0x80 else { return nil }
      bits |= 1 << UInt64((byte &- 0x41 < 26 ? byte | 0x20 : byte) & 0x3F)
    }
    return bits
  }

  /// Whether a word is farther away than a limit, as its length or its letters tell at once.
  private func isFar(_ word: String, _ limit: Int) -> Bool {
    guard let bits, let others = Self.bits(of: word) else { return false }
    // A letter that the other does not have costs one.
    return abs(word.utf8.count - letters.count) > limit
      || (bits & ~others).nonzeroBitCount > limit || (others & ~bits).nonzeroBitCount > limit
  }

  private static func lowercase(_ word: String, into letters: inout [UInt32]) {
    letters.removeAll(keepingCapacity: true)
    for scalar in word.unicodeScalars {
      if scalar.value < 0x80 {
        letters.append(scalar.value &- 0x41 < 26 ? scalar.value | 0x20 : scalar.value)
      } else {
        letters.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
      }
    }
  }

  /// The distance of a word; nil when it is greater than a limit, or nothing of the word remains.
  mutating func distance(to word: String, atMost limit: Int) -> Int? {
    // No scalar has more than four bytes.
    guard word.utf8.count <= 256, !isFar(word, limit) else { return nil }
    Self.lowercase(word, into: &known)
    guard known.count <= 64, abs(known.count - letters.count) <= limit else { return nil }
    previous.replaceSubrange(previous.indices, with: 0...known.count)
    for i in letters.indices {
      current.removeAll(keepingCapacity: true)
      current.append(i + 1)
      var least = i + 1
      for j in known.indices {
        var best = min(
          previous[j + 1] + 1, current[j] + 1, previous[j] + (letters[i] == known[j] ? 0 : 1))
        if i > 0, j > 0, letters[i] == known[j - 1], letters[i - 1] == known[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
        least = min(least, best)
      }
      // A swap reaches back by one row, and costs one.
      guard least <= limit + 1 else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = previous[known.count]
    return distance <= limit && distance < known.count ? distance : nil
  }
}
