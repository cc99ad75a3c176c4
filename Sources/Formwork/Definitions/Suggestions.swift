/// Finds known words near mistyped ones, as long as the search costs little.
///
/// A file of many mistakes would take long otherwise, and nobody reads that many suggestions.
public final class Suggestions {
  private let words: () -> [String]
  private lazy var known = words()
  /// How many words may still be compared.
  private var budget = 200_000

  /// Suggestions of some words, which are gathered when they are first needed.
  public init(_ words: @autoclosure @escaping () -> [String]) { self.words = words }

  /// The known word nearest to a mistyped one; nil when none is near enough, or too many were
  /// looked for.
  ///
  /// O(words × the square of their length).
  public func nearest(_ word: String) -> String? {
    guard budget > 0 else { return nil }
    budget -= max(known.count, 1)
    return Spelling.nearest(word, in: known)
  }
}
