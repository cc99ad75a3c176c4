import Formwork
import FormworkFiles
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
