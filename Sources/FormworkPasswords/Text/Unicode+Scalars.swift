internal import CUtf8proc
internal import Glibc

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of the bytes is zero.
  var holdsNUL: Bool { baseAddress.map { memchr($0, 0, count) != nil } ?? false }

  /// Gives the scalars of UTF-8 in order until `body` says false; O(count).
  ///
  /// A byte that is no text counts as U+FFFD.
  func forEachScalar(while body: (utf8proc_int32_t) -> Bool) {
    guard let base = baseAddress else { return }
    var offset = 0
    while offset < count {
      var scalar: utf8proc_int32_t = 0
      let length = utf8proc_iterate(base + offset, count - offset, &scalar)
      guard body(length > 0 ? scalar : 0xFFFD) else { return }
      offset += length > 0 ? length : 1
    }
  }
}
