internal import CNcurses
internal import CTrace
import Glibc

/// A random text that is looked for in memory; never printed, so that reports do not hold it.
public struct TracedText: Sendable, CustomStringConvertible, CustomReflectable {
  /// The text itself.
  public let text: String

  /// Which characters a text is made of.
  public enum Alphabet: String, Sendable {
    /// ASCII letters and digits, at least one each of a-z, A-Z and 0-9.
    case ascii
    /// Cyrillic letters: two bytes each in UTF-8, and none of them in any text of the program.
    case cyrillic
  }

  /// A random text of some characters, at least 8.
  public static func random(_ count: Int, _ alphabet: Alphabet = .ascii) -> TracedText {
    let ranges: [ClosedRange<UInt32>] =
      switch alphabet {
      case .ascii: [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
      case .cyrillic: [0x410...0x44F]
      }
    var scalars = String.UnicodeScalarView()
    repeat {
      let values = (0..<count).compactMap { _ in ranges.randomElement()?.randomElement() }
      scalars = String.UnicodeScalarView(values.compactMap { Unicode.Scalar($0) })
    } while alphabet == .ascii && !isMixed(scalars)
    return TracedText(String(scalars))
  }

  /// Looks for a text of one alphabet.
  public init(_ text: String) { self.text = text }

  private static func isMixed(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.contains { $0.properties.isLowercase } && scalars.contains { $0.properties.isUppercase }
      && scalars.contains { $0.properties.numericType != nil }
  }

  /// How many characters there are.
  public var description: String { "\(text.unicodeScalars.count) characters" }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

  /// Where the text or a good part of it is in some bytes, in any encoding and at any spacing.
  public func traces(in bytes: UnsafeRawBufferPointer) -> [Trace] {
    encodings.flatMap { encoding, units in
      parts.flatMap { part in traces(of: Array(units[part]), encoding, part, bytes) }
    }
  }

  /// The same for an array of bytes.
  public func traces(in bytes: [UInt8]) -> [Trace] {
    bytes.withUnsafeBytes { traces(in: $0) }
  }

  /// How many bytes apart two characters may be: an array of the largest elements of a frame.
  private static let largestSpacing = 128

  /// The bytes of each character.
  ///
  /// One byte of ASCII stands for the wider encodings too: anything may be between two characters.
  private var encodings: [(Trace.Encoding, [[UInt8]])] {
    let scalars = Array(text.unicodeScalars)
    let utf8 = scalars.map { Array(String($0).utf8) }
    if utf8.allSatisfy({ $0.count == 1 }) { return [(.utf8, utf8)] }
    let utf16 = scalars.map { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF)] }
    return [(.utf8, utf8), (.utf16, utf16), (.utf16, utf16.map { $0.reversed() })]
  }

  /// Ten characters each: long enough not to be there by chance, and a rest of it is found too.
  private var parts: [Range<Int>] {
    let count = text.unicodeScalars.count
    let size = min(count, 10)
    let starts = Array(stride(from: 0, to: count - size, by: size)) + [count - size]
    return starts.map { $0..<$0 + size }
  }

  private func traces(
    of units: [[UInt8]], _ encoding: Trace.Encoding, _ part: Range<Int>,
    _ bytes: UnsafeRawBufferPointer
  ) -> [Trace] {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return [] }
    let flat = units.flatMap { $0 }
    let width = flat.count / units.count
    var (traces, offset, spacing): ([Trace], Int, Int) = ([], 0, 0)
    while traces.count < 20,
      let found = formwork_find_spread(
        start + offset, bytes.count - offset, flat, units.count, width, Self.largestSpacing,
        &spacing)
    {
      offset = found - start
      traces.append(Trace(encoding: encoding, spacing: spacing, part: part, offset: offset))
      offset += 1
    }
    return traces
  }
}

/// A place where a text was found.
public struct Trace: Hashable, Sendable, CustomStringConvertible {
  /// How the characters were encoded.
  public enum Encoding: String, Sendable {
    /// UTF-8; one byte of ASCII also stands for the wider ones.
    case utf8
    /// Two bytes a character, or the lower two of four.
    case utf16
  }

  /// How each character is encoded.
  public var encoding: Encoding
  /// How many bytes each character is behind the one before.
  public var spacing: Int
  /// Which characters of the text were found.
  public var part: Range<Int>
  /// Where the first of them is, from the beginning of what was searched.
  public var offset: Int
  /// What was searched.
  public var mapping = ""
  /// The address of that.
  public var address: UInt = 0

  /// The size of a cell of ncurses.
  public static let cellSize = MemoryLayout<cchar_t>.size

  /// Everything but the text.
  public var description: String {
    let kind = spacing == Self.cellSize ? "cells of ncurses" : "every \(spacing) bytes"
    let place = String(UInt(offset) + address, radix: 16)
    return "\(mapping)+0x\(String(offset, radix: 16)) (0x\(place)): \(encoding), \(kind), \(part)"
  }
}
