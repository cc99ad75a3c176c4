internal import CUtf8proc
internal import Formwork

/// The code points of a text in Unicode's form NFC, wiped on release.
final class NormalizedText {
  /// What becomes of capitals and of letters that are spelled in more than one way.
  enum Folding {
    /// Nothing is folded; case counts.
    case none
    /// Full case folding, as Unicode has it.
    case full
    /// The same, but the small letters ß and ς stay, as lists in lower case have them.
    case capitals
  }

  private var block: UnsafeMutableRawBufferPointer
  private var scalars: UnsafeMutableBufferPointer<utf8proc_int32_t>

  /// How many code points there are.
  private(set) var count = 0

  /// Normalises UTF-8; O(count), also for many marks behind one letter.
  init(_ utf8: UnsafeBufferPointer<UInt8>, folding: Folding = .none) {
    // No code point becomes more than four, and none of one byte becomes two; folded neither.
    block = LockedMemory.allocate((utf8.count * 2 + 4) * 4)
    scalars = block.bindMemory(to: utf8proc_int32_t.self)
    utf8.forEachScalar { scalar in
      decompose(scalar)
      return true
    }
    orderMarks()
    if folding != .none { fold(keepingSmall: folding == .capitals) }
    count = utf8proc_normalize_utf32(
      scalars.baseAddress, count, utf8proc_option_t(UTF8PROC_COMPOSE.rawValue | Self.stable))
  }

  deinit { LockedMemory.release(block) }

  /// Gives the text as UTF-8 for the time of the call.
  ///
  /// This uses the code points up.
  func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    // Written over the code points: none takes more than four bytes, and one byte is left for NUL.
    let length = utf8proc_reencode(scalars.baseAddress, count, utf8proc_option_t(Self.stable))
    count = 0
    return withExtendedLifetime(self) {
      block.withMemoryRebound(to: UInt8.self) {
        body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer($0)[..<(length > 0 ? length : 0)]))
      }
    }
  }

  private func fold(keepingSmall: Bool) {
    let source = (block: block, scalars: scalars, count: count)
    defer { LockedMemory.release(source.block) }
    block = LockedMemory.allocate(block.count)
    scalars = block.bindMemory(to: utf8proc_int32_t.self)
    count = 0
    var folding = CaseFolding()
    for scalar in source.scalars[..<source.count] {
      let isKept = keepingSmall && (scalar == Self.finalSigma || scalar == Self.sharpS)
      guard !isKept, let letter = Unicode.Scalar(UInt32(bitPattern: scalar)) else {
        append(scalar)
        continue
      }
      folding.fold(letter) { append(utf8proc_int32_t(bitPattern: $0.value)) }
    }
    // ŉ, ǰ and others are folded to letters with marks.
    orderMarks()
  }

  private func append(_ scalar: utf8proc_int32_t) {
    scalars[count] = scalar
    count += 1
  }

  private static let finalSigma: utf8proc_int32_t = 0x3C2
  private static let sharpS: utf8proc_int32_t = 0xDF
  private static let stable = UTF8PROC_STABLE.rawValue

  private func decompose(_ scalar: utf8proc_int32_t) {
    guard scalar >= 0x80, let base = scalars.baseAddress else {
      append(scalar)
      return
    }
    var boundary: Int32 = 0
    let added = utf8proc_decompose_char(
      scalar, base + count, scalars.count - count,
      utf8proc_option_t(UTF8PROC_DECOMPOSE.rawValue | Self.stable), &boundary)
    if added > 0 { count += added }
  }

  /// Unicode's canonical ordering; utf8proc's own takes quadratic time.
  private func orderMarks() {
    var start = 0
    while start < count {
      guard Self.markClass(scalars[start]) > 0 else {
        start += 1
        continue
      }
      // The class in the bits above the index: sorting keeps the order of equal classes.
      var keys: [UInt64] = []
      while start + keys.count < count {
        let markClass = Self.markClass(scalars[start + keys.count])
        guard markClass > 0 else { break }
        keys.append(UInt64(markClass) << 32 | UInt64(keys.count))
      }
      reorder(from: start, by: keys)
      start += keys.count
    }
  }

  private func reorder(from start: Int, by keys: [UInt64]) {
    let sorted = keys.sorted()
    guard sorted != keys else { return }
    let copy = LockedMemory.allocate(keys.count * 4)
    defer { LockedMemory.release(copy) }
    let marks = copy.bindMemory(to: utf8proc_int32_t.self)
    for index in keys.indices { marks[index] = scalars[start + index] }
    for (index, key) in sorted.enumerated() {
      scalars[start + index] = marks[Int(truncatingIfNeeded: key & 0xFFFF_FFFF)]
    }
  }

  private static func markClass(_ scalar: utf8proc_int32_t) -> Int {
    guard scalar >= 0x300, let property = utf8proc_get_property(scalar) else { return 0 }
    return Int(property.pointee.combining_class)
  }
}
