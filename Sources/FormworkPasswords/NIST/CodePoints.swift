internal import CUtf8proc

/// How many code points a password has, and which of them NIST's rules refuse.
struct CodePoints {
  /// The longest password that any validator here takes.
  static let limit = 4_096

  /// After NFC; nil: more than the limit.
  let count: Int?
  /// Whether one is a control character.
  let hasControl: Bool
  /// Whether one is not assigned, as far as libutf8proc knows Unicode; then NFC is not stable and
  /// was not made.
  let hasUnassigned: Bool

  /// Looks at UTF-8; O(limit).
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    // No code point of NFC stands for more than four.
    guard utf8.count <= 4 * 4 * Self.limit else {
      (count, hasControl, hasUnassigned) = (nil, false, false)
      return
    }
    var (raw, hasControl, hasUnassigned) = (0, false, false)
    utf8.forEachScalar { scalar in
      raw += 1
      switch utf8proc_category(scalar) {
      case UTF8PROC_CATEGORY_CC: hasControl = true
      case UTF8PROC_CATEGORY_CN: hasUnassigned = true
      default: break
      }
      return true
    }
    (self.hasControl, self.hasUnassigned) = (hasControl, hasUnassigned)
    let count = hasUnassigned ? raw : NormalizedText(utf8).count
    self.count = count <= Self.limit ? count : nil
  }
}
