import Formwork
import FormworkFiles
import Glibc
import Testing

/// Whatever is done to a definition, it is read or refused, never more.
@Suite struct MutationTests {
  /// A small generator with a fixed seed (xorshift64).
  private struct Numbers {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  /// How often something is tried: as a variable of the environment says, else as usual.
  static func count(_ variable: String, usually count: Int) -> Int {
    getenv(variable).flatMap { Int(String(cString: $0)) } ?? count
  }

  /// Changes, cuts and doubles parts of texts, the same each time.
  static func mutate(
    _ texts: [[UInt8]], count: Int, _ body: ([UInt8]) throws -> Void
  ) rethrows {
    var numbers = Numbers(state: 0x2545_F491_4F6C_DD1D)
    let telling = Array("{}[]:,-#'\"\\!&*|>%@` \n\t0a\u{0}".utf8) + [0xC3, 0xFF]
    for _ in 0..<count {
      var bytes = texts[numbers.next(below: texts.count)]
      for _ in 0...numbers.next(below: 4) where !bytes.isEmpty {
        let first = numbers.next(below: bytes.count)
        let last = min(bytes.count, first + numbers.next(below: 20))
        switch numbers.next(below: 4) {
        case 0: bytes.removeSubrange(first..<last)
        case 1: bytes.insert(contentsOf: bytes[first..<last], at: numbers.next(below: bytes.count))
        default: bytes[first] = telling[numbers.next(below: telling.count)]
        }
      }
      try body(bytes)
    }
  }

  @Test(arguments: ["signup.yaml", "login.yaml", "profile.json"])
  func truncatedAndChangedFilesNeverCrash(name: String) throws {
    let bytes = try FormsFolderTests.bytes(of: name)
    var numbers = Numbers(state: 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<60 {
      let count = numbers.next(below: bytes.count)
      _ = FormworkFilesTests.report(bytes: Array(bytes.prefix(count)), name: name)
    }
    let telling = Array("{}[]:,-#'\"\\!&*|>%@` \n\t0a\u{0}".utf8)
    for _ in 0..<150 {
      var changed = bytes
      for _ in 0...numbers.next(below: 3) {
        changed[numbers.next(below: changed.count)] = telling[numbers.next(below: telling.count)]
      }
      let text = FormworkFilesTests.report(bytes: changed, name: name)
      #expect(text.isEmpty || text.hasPrefix("\(name):"))
    }
  }
}
