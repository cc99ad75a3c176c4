internal import CUtf8proc
internal import Formwork

extension String {
  /// What filters and answers compare: the text without case and without marks, so that `zurich`
  /// finds Zürich and `lodz` Łódź.
  ///
  /// O(length).
  var searchKey: String {
    let folded = caseFolded
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded }
    var key = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars {
      if scalar.isASCII {
        key.append(scalar)
      } else if let base = bases[scalar] {
        key.append(contentsOf: base.unicodeScalars)
      } else {
        scalar.forEachPart { if !$0.isSearchMark { key.append($0) } }
      }
    }
    return String(key)
  }
}

/// Letters that Unicode does not take apart, and what is typed for them where they are missing: but
/// for ı, the letters with which they differ in marks only by UTS #10.
private let bases: [Unicode.Scalar: String] = [
  "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ı": "i",
]

extension Unicode.Scalar {
  /// Gives the letter and the marks that it is made of; Unicode's form NFD.
  fileprivate func forEachPart(_ body: (Unicode.Scalar) -> Void) {
    var (parts, boundary): ((Int32, Int32, Int32, Int32), Int32) = ((0, 0, 0, 0), 0)
    withUnsafeMutableBytes(of: &parts) { parts in
      let parts = parts.assumingMemoryBound(to: utf8proc_int32_t.self)
      let count = utf8proc_decompose_char(
        utf8proc_int32_t(bitPattern: value), parts.baseAddress, 4, UTF8PROC_DECOMPOSE, &boundary)
      guard (1...4).contains(count) else { return body(self) }
      for part in parts[..<count] {
        Unicode.Scalar(UInt32(bitPattern: part)).map(body)
      }
    }
  }

  /// Whether this is a mark that a letter can do without.
  ///
  /// Vowel signs of South Asian scripts are marks, too, and a word without them is another one: they
  /// do not combine, but for those of Thai, Lao and Tibetan, and the sign that joins letters.
  fileprivate var isSearchMark: Bool {
    switch properties.canonicalCombiningClass.rawValue {
    case 0, 9, 103, 118, 129...132: false
    default: true
    }
  }
}
