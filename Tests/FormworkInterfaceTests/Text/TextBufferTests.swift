import Formwork
import Testing

@testable import FormworkInterface

@Suite struct TextBufferTests {
  private func buffer(_ text: String, at cursor: Int? = nil) -> TextBuffer<String> {
    var buffer = TextBuffer(text)
    if let cursor { buffer.move(to: cursor) }
    return buffer
  }

  @Test func editsByGrapheme() {
    var text = buffer("a👨‍👩‍👧e\u{301}")
    #expect(text.clusters.count == 3)
    text.deleteLeft()
    #expect(text.storage == "a👨‍👩‍👧")
    text.deleteLeft()
    #expect(text.storage == "a")
    text.insert("e")
    text.insert("\u{301}")
    #expect(text.clusters.count == 2)
    #expect(text.cursor == 2)
    text.move(.left)
    text.deleteLeft()
    #expect(text.storage.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars))
    text.deleteRight()
    #expect(text.isEmpty)
    text.deleteRight()
    text.deleteLeft()
    #expect(text.isEmpty)
  }

  @Test(arguments: [
    (TextMotion.wordLeft, 11, 8), (.wordLeft, 8, 4), (.wordLeft, 2, 0), (.wordRight, 0, 3),
    (.wordRight, 3, 7), (.wordRight, 11, 11), (.blankLeft, 11, 4), (.start, 5, 0), (.end, 5, 11),
    (.left, 0, 0), (.right, 11, 11),
  ])
  func moves(_ motion: TextMotion, from start: Int, to end: Int) {
    var text = buffer("one two-thr", at: start)
    text.move(motion)
    #expect(text.cursor == end)
  }

  @Test func linesHaveEnds() {
    var text = buffer("one\ntwo\n", at: 5)
    text.move(.lineStart)
    #expect(text.cursor == 4)
    text.move(.lineEnd)
    #expect(text.cursor == 7)
  }

  @Test func killsAndUndoes() {
    var text = buffer("one two", at: 3)
    #expect(text.kill(.lineEnd) == " two")
    #expect(text.storage == "one")
    text.undo()
    #expect(text.storage == "one two")
    #expect(text.cursor == 3)
    #expect(text.kill(.lineStart) == "one")
    text.insert("x")
    text.insert("y")
    text.undo()
    #expect(text.storage == " two")
    text.undo()
    text.undo()
    #expect(text.storage == "one two")
  }

  @Test func secretsLeaveNothing() {
    let storage = SecretBuffer()
    var secret = TextBuffer(storage)
    secret.insert("pass word")
    #expect(secret.kill(.blankLeft) == nil)
    #expect(secret.isEmpty)
    secret.undo()
    #expect(secret.isEmpty)
    secret.insert("héllo")
    secret.move(.left)
    secret.deleteLeft()
    let isRight = storage.secret() == Secret(copying: "hélo".utf8)
    #expect(isRight)
  }

  @Test func limits() {
    var text = buffer("ab")
    #expect(text.insert("c", limit: 3) == 0)
    #expect(text.insert("d", limit: 3) == 1)
    #expect(text.insert("\u{301}", limit: 3) == 0)
    #expect(text.storage == "abc\u{301}")
    #expect(text.insert("xyz", limit: 5) == 1)
    #expect(text.storage == "abc\u{301}xy")
    #expect(text.cursor == 5)
  }

  @Test func windows() {
    var text = buffer(String(repeating: "0123456789", count: 20))
    var window = text.window(width: 10)
    #expect(window.text == "123456789")
    #expect(window.cursor == 9)
    text.move(.start)
    window = text.window(width: 10)
    #expect(window.text == "0123456789")
    #expect(window.cursor == 0)
    var wide = buffer("日本語日本語")
    window = wide.window(width: 6)
    #expect(window.text == "本語")
    #expect(window.cursor == 4)
    window = wide.window(width: 20, bullet: "•")
    #expect(window.text == "••••••")
  }

  @Test func upAndDownKeepTheColumn() {
    var text = buffer("abcdef\nx\nabcdef", at: 5)
    text.move(byLines: 1, width: 40)
    #expect(text.cursor == 8)
    text.move(byLines: 1, width: 40)
    #expect(text.cursor == 14)
    text.move(byLines: -2, width: 40)
    #expect(text.cursor == 5)
  }

  @Test func longLinesWrapBetweenWords() {
    let text = buffer("one two three\nfour")
    let lines = TextLines(text, width: 9)
    #expect(lines.lines.map { text.shown($0) } == ["one two ", "three", "four"])
    let word = buffer("abcdefghij")
    #expect(TextLines(word, width: 5).lines == [0..<4, 4..<8, 8..<10])
  }

  /// What is kept up to date key by key is what a fresh look at the text finds.
  @Test(arguments: 0..<20) func clustersFollowEveryEdit(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let parts = ["a", "bc", " ", "é", "e", "\u{301}", "👩", "\u{200D}", "日本", "\n", "\t", ""]
    var buffer = TextBuffer("")
    for _ in 0..<200 {
      switch random(8) {
      case 0: buffer.move(.left)
      case 1: buffer.move(.lineStart)
      case 2: buffer.deleteLeft()
      case 3: buffer.deleteRight()
      case 4: buffer.undo()
      case 5: _ = buffer.kill(.wordLeft)
      default: buffer.insert(parts[random(parts.count)])
      }
      let fresh = Cluster.all(in: buffer.storage)
      #expect(buffer.clusters.map(\.range) == fresh.map(\.range))
      #expect(buffer.clusters.map(\.width) == fresh.map(\.width))
      #expect(buffer.cursor <= fresh.count)
    }
  }
}
