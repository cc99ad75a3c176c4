internal import Formwork

/// Sigma, the letter with two small forms: a capital does not tell which one it stands for.
enum FinalSigma {
  /// The form at the end of a word.
  static let final: Int32 = 0x3C2
  /// The form everywhere else, which both are folded to.
  static let usual: Int32 = 0x3C3

  /// Gives a folded text with sigma in its final form at the ends of words, as lists have it, for the
  /// time of the call; nil when no word ends so.
  ///
  /// O(count).
  static func withFinalForms<R, E: Error>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R?
  ) throws(E) -> R? {
    guard utf8.indices.contains(where: { isAtEnd($0, utf8) }) else { return nil }
    let copy = LockedMemory.allocate(utf8.count)
    defer { LockedMemory.release(copy) }
    copy.copyBytes(from: utf8)
    for place in utf8.indices where isAtEnd(place, utf8) { copy[place + 1] = 0x82 }
    let bytes = UnsafeRawBufferPointer(copy).bindMemory(to: UInt8.self)
    return try body(UnsafeBufferPointer(rebasing: bytes[..<utf8.count]))
  }

  /// Whether sigma stands at a place, with nothing or a sign or digit of ASCII behind it.
  private static func isAtEnd(_ place: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8[place] == 0xCF, place + 1 < utf8.count, utf8[place + 1] == 0x83 else { return false }
    return place + 2 == utf8.count || utf8[place + 2] < 0x80
  }
}
