internal import Formwork
internal import Glibc

extension LineFile {
  /// A line, as it was read.
  struct Line {
    /// The bytes before the line's end; the beginning of them if there are very many.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether it lies among bytes that are all ASCII.
    let isASCII: Bool
  }

  /// Reads the file through once, in constant memory, until `body` says false; O(size).
  func forEachLine(while body: (Line) -> Bool) throws(PasswordFileError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 8)
    defer {
      // A line that equals a password may have come by.
      LockedMemory.wipe(buffer)
      buffer.deallocate()
    }
    guard let base = buffer.baseAddress else { return }
    var (offset, kept, isSkipping) = (try firstLine(buffer), 0, false)
    while true {
      let free = UnsafeMutableRawBufferPointer(rebasing: buffer[kept...])
      let added = try read(at: offset, into: free)
      offset += added
      let count = kept + added
      let isASCII = Self.isASCII(base, count)
      var start = 0
      while let end = memchr(base + start, 0x0A, count - start) {
        let next = UnsafeMutableRawPointer(end) - base + 1
        defer { start = next }
        if isSkipping {
          isSkipping = false
          continue
        }
        guard body(Line(base + start, next - 1 - start, isASCII)) else { return }
      }
      kept = count - start
      // A last line without an end, or the beginning of one that is longer than the buffer.
      if kept > 0, !isSkipping, added < free.count || start == 0 {
        guard body(Line(base + start, kept, isASCII)) else { return }
        isSkipping = true
      }
      guard added == free.count else { return }
      if isSkipping { kept = 0 }
      memmove(base, base + start, kept)
    }
  }

  private static func isASCII(_ base: UnsafeMutableRawPointer, _ count: Int) -> Bool {
    var all: UInt64 = 0
    for place in 0..<(count / 8) { all |= base.load(fromByteOffset: place * 8, as: UInt64.self) }
    for place in (count / 8 * 8)..<count {
      all |= UInt64(base.load(fromByteOffset: place, as: UInt8.self))
    }
    return all & 0x8080_8080_8080_8080 == 0
  }
}

extension LineFile.Line {
  fileprivate init(_ start: UnsafeMutableRawPointer, _ count: Int, _ isASCII: Bool) {
    let bytes = UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt8.self)
    (self.bytes, self.isASCII) = (bytes, isASCII)
  }
}
