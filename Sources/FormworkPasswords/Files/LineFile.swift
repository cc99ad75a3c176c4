internal import Formwork
internal import Glibc

/// A file of lines, read in pieces; it stays open, and readable when its name goes away.
final class LineFile: Sendable {
  /// The file, as it was named.
  let path: String
  /// How many bytes it has.
  let size: Int
  private let file: InputFile

  /// Opens a regular file.
  init(_ path: String) throws(PasswordFileError) {
    let status: InputFile.Status
    do throws(SystemError) {
      // Without this a pipe without a writer would keep us waiting.
      file = try InputFile(path, .doesNotWait)
      status = try file.status()
    } catch {
      throw PasswordFileError(path: path, reason: error.description)
    }
    guard status.isRegular else {
      throw PasswordFileError(
        path: path, reason: status.isDirectory ? "is a directory" : "is not a regular file")
    }
    (self.path, size) = (path, status.size)
  }

  /// Reads bytes from an offset on; fewer than there is room for only at the end of the file.
  ///
  /// A file that lost its end since it was opened is an error: what is no longer there cannot be ruled
  /// out.
  func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(PasswordFileError) -> Int {
    let count: Int
    do throws(SystemError) {
      count = try file.read(at: offset, into: buffer)
    } catch {
      throw PasswordFileError(path: path, reason: error.description)
    }
    guard count == buffer.count || offset + count >= size else {
      throw PasswordFileError(path: path, reason: "has become shorter")
    }
    return count
  }
}

/// Why a list of passwords cannot be used.
public struct PasswordFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// What is wrong with it, for people.
  public let reason: String

  /// The file and what is wrong with it.
  public var description: String { "\(path): \(reason)" }
}

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
    for index in 0..<(count / 8) { all |= base.load(fromByteOffset: index * 8, as: UInt64.self) }
    for index in (count / 8 * 8)..<count {
      all |= UInt64(base.load(fromByteOffset: index, as: UInt8.self))
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
