/// Finds the word that somebody meant.
public enum Spelling {
  /// The known word nearest to a mistyped one; nil when none is near enough to be meant.
  ///
  /// Counts insertions, deletions, replacements and swaps of neighbours (the optimal string
  /// alignment distance); upper and lower case are the same. Of equally near ones the first wins.
  /// O(words × the square of their length).
  public static func nearest(_ word: String, in words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    // One mistake in a short word, one in three letters in a longer one; a long text is no word.
    guard letters.count <= 64 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words where candidate.unicodeScalars.count <= 64 {
      let known = Array(candidate.lowercased().unicodeScalars)
      guard abs(known.count - letters.count) <= limit else { continue }
      let distance = distance(letters, known)
      if distance <= limit, distance < known.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var current = [i + 1]
      for j in right.indices {
        var best = min(
          previous[j + 1] + 1, current[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
