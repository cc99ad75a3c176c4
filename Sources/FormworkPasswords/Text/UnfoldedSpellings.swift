internal import Formwork

/// The other spellings of a folded word in lower case, as sorted lists have them.
///
/// Folding makes one of σ and ς and one of ss and ß, and does not tell which one it was.
enum UnfoldedSpellings {
  /// Of so many offsets with `ss` each may be ß by itself.
  private static let mostPairs = 4

  /// Gives one spelling after the other, for the time of the call, until one has a result.
  ///
  /// O(count); there are at most 31.
  static func first<R, E: Error>(
    of word: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R?
  ) throws(E) -> R? {
    let sigmas = word.indices.filter { isFinalSigma($0, word) }
    let pairs = Array(word.indices.filter { isPair($0, word) }.prefix(mostPairs))
    let choices = (sigmas.isEmpty ? 1 : 2) << pairs.count
    guard choices > 1 else { return nil }
    let copy = LockedMemory.allocate(word.count)
    defer { LockedMemory.release(copy) }
    for choice in 1..<choices {
      copy.copyBytes(from: word)
      let sharp = pairs.indices.filter { choice & 1 << $0 != 0 }.map { pairs[$0] }
      guard !zip(sharp, sharp.dropFirst()).contains(where: { $1 == $0 + 1 }) else { continue }
      for offset in sharp { (copy[offset], copy[offset + 1]) = (0xC3, 0x9F) }
      if choice >= 1 << pairs.count { for offset in sigmas { copy[offset + 1] = 0x82 } }
      let bytes = UnsafeRawBufferPointer(copy).bindMemory(to: UInt8.self)
      let result = try body(UnsafeBufferPointer(rebasing: bytes[..<word.count]))
      if let result { return result }
    }
    return nil
  }

  private static func isPair(_ offset: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let letter = UInt8(ascii: "s")
    return word[offset] == letter && offset + 1 < word.count && word[offset + 1] == letter
  }

  /// Whether sigma stands at an offset, with nothing or a sign or digit of ASCII behind it.
  private static func isFinalSigma(_ offset: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word[offset] == 0xCF, offset + 1 < word.count, word[offset + 1] == 0x83 else {
      return false
    }
    return offset + 2 == word.count || word[offset + 2] < 0x80
  }
}
