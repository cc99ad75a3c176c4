internal import Formwork

/// The titles of options as a filter compares them: without case and without marks.
struct OptionSearch {
  /// The keys of all titles, one after the other, in UTF-8.
  private var bytes: [UInt8] = []
  /// Where each title's key ends.
  private var ends: [Int] = []

  /// The keys of titles; O(length of all titles).
  init(_ titles: some Sequence<String>) {
    for title in titles {
      bytes += title.searchKey.utf8
      ends.append(bytes.count)
    }
  }

  /// Where the title of an option has what is wanted; worse ones are greater.
  enum Position: Comparable { case start, wordStart, inside }

  /// Where an option has a key; nil: nowhere; O(length of the title).
  func position(of wanted: [UInt8], in option: Int) -> Position? {
    let start = option > 0 ? ends[option - 1] : 0
    return bytes.withUnsafeBufferPointer { bytes in
      let title = bytes[start..<ends[option]]
      var first = title.firstOccurrence(of: wanted, from: start)
      guard first != nil, first != start else { return first.map { _ in .start } }
      while let found = first {
        if !bytes[found - 1].isWordByte { return .wordStart }
        first = title.firstOccurrence(of: wanted, from: found + 1)
      }
      return .inside
    }
  }
}

extension String {
  /// The first part that a filter finds by a key; nil: there is none; O(length).
  func firstPart(withSearchKey wanted: [UInt8]) -> Range<String.Index>? {
    guard !wanted.isEmpty else { return nil }
    var (key, indices): ([UInt8], [String.Index]) = ([], [])
    for index in self.indices {
      let part = String(self[index]).searchKey.utf8
      key += part
      indices += Array(repeating: index, count: part.count)
    }
    return key.withUnsafeBufferPointer { bytes in
      bytes[...].firstOccurrence(of: wanted, from: 0).map { first in
        indices[first]..<self.index(after: indices[first + wanted.count - 1])
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The first index, from one on, at which bytes begin that are not empty; nil: there is none.
  fileprivate func firstOccurrence(of wanted: [UInt8], from start: Int) -> Int? {
    var index = start
    let last = endIndex - wanted.count
    while index <= last {
      if self[index] == wanted[0], self[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte belongs to a word: a letter, a digit, or a part of a character beyond ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: self >= 0x80
    }
  }
}
