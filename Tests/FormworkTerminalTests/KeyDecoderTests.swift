import FormworkInterface
import Testing

@testable import FormworkTerminal

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes, at: .zero) + decoder.advance(to: .seconds(1))
  }

  @Test func characters() {
    #expect(keys("aß€👍") == [.text("a"), .text("ß"), .text("€"), .text("👍")])
    #expect(keys("e\u{301}") == [.text("e"), .text("\u{301}")])
  }

  @Test func invalidBytesAreReplaced() {
    #expect(keys([0xFF, 0x61]) == [.text("\u{FFFD}"), .text("a")])
    #expect(keys([0xC3, 0x61]) == [.text("\u{FFFD}"), .text("a")])
    #expect(keys([0xED, 0xA0, 0x80, 0x61]) == [.text("\u{FFFD}"), .text("a")])
    #expect(keys([0xC2, 0x9B, 0x41]) == [.text("A")])
  }

  @Test func controls() {
    let controls: [Key] = [.control("a"), .control("e"), .control("_"), .control("@")]
    #expect(keys("\u{01}\u{05}\u{1F}\u{00}") == controls)
    #expect(keys("\r\n\t\u{08}\u{7F}") == [.enter, .enter, .tab, .backspace, .backspace])
  }

  @Test func cursorKeysInEveryForm() {
    #expect(keys("\u{1B}[A\u{1B}OA\u{1B}[B\u{1B}OB") == [.up, .up, .down, .down])
    #expect(keys("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~") == [.home, .home, .home, .home])
    #expect(keys("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~") == [.end, .end, .end, .end])
    let others: [Key] = [.delete, .pageUp, .pageDown, .backTab]
    #expect(keys("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[Z") == others)
  }

  @Test func modifiersMoveByWord() {
    let word: [Key] = [.wordLeft, .wordLeft, .wordLeft, .wordLeft]
    #expect(keys("\u{1B}[1;5D\u{1B}[1;3D\u{1B}Od\u{1B}\u{1B}[D") == word)
    #expect(keys("\u{1B}[1;5C\u{1B}[1;2C") == [.wordRight, .right])
    #expect(keys("\u{1B}[1;3A\u{1B}[1;3B\u{1B}\u{1B}[A") == [.altUp, .altDown, .altUp])
    #expect(keys("\u{1B}[1;2A\u{1B}[1;5B") == [.up, .down])
  }

  @Test func functionKeys() {
    let expected = (1...12).map { Key.function($0) }
    let xterm =
      "\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS\u{1B}[15~\u{1B}[17~\u{1B}[18~\u{1B}[19~"
      + "\u{1B}[20~\u{1B}[21~\u{1B}[23~\u{1B}[24~"
    #expect(keys(xterm) == expected)
    #expect(keys("\u{1B}[11~\u{1B}[12~\u{1B}[13~\u{1B}[14~") == Array(expected[..<4]))
    #expect(keys("\u{1B}[[A\u{1B}[[E") == [.function(1), .function(5)])
  }

  @Test func altIsEscapeBeforeTheKey() {
    let expected: [Key] = [.alt("b"), .altEnter, .alt("\u{7F}"), .alt("é")]
    #expect(keys("\u{1B}b\u{1B}\r\u{1B}\u{7F}\u{1B}é") == expected)
  }

  @Test func pasteIsOneKey() {
    let text = "\u{1B}[200~a\r\nb\rc\u{1B}[31m\u{1B}[201~x"
    #expect(keys(text) == [.paste("a\nb\nc[31m"), .text("x")])
    #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test func aPasteWithoutEndIsOverAfterSomeSilence() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~a".utf8, at: .zero) == [])
    #expect(decoder.advance(to: .milliseconds(500)) == [.paste("a")])
    #expect(decoder.feed("b\n".utf8, at: .seconds(2)) == [])
    #expect(decoder.advance(to: .milliseconds(2500)) == [.paste("b\n")])
    #expect(decoder.deadline == .seconds(7))
    #expect(decoder.advance(to: .seconds(7)) == [])
    #expect(decoder.feed("\n".utf8, at: .seconds(8)) == [.enter])
  }

  @Test func repliesAreSwallowed() {
    let replies =
      "\u{1B}[?2026;2$y\u{1B}[2026;2$y\u{1B}[?62;c\u{1B}[12;40R\u{1B}]11;rgb:0/0/0\u{07}"
      + "\u{1B}P>|term\u{1B}\\\u{1B}[I\u{1B}[<0;3;4m\u{1B}[M abx"
    #expect(keys(replies) == [.text("x")])
  }

  @Test func escapeAloneWaitsForItsTime() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B], at: .zero) == [])
    #expect(decoder.deadline == .milliseconds(50))
    #expect(decoder.advance(to: .milliseconds(49)) == [])
    #expect(decoder.advance(to: .milliseconds(50)) == [.escape])
    #expect(decoder.deadline == nil)
  }

  @Test func restOfALateSequenceIsDropped() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B], at: .zero) == [])
    #expect(decoder.feed("[1;5Dx".utf8, at: .milliseconds(300)) == [.escape, .text("x")])
    #expect(decoder.feed([0x1B], at: .seconds(1)) == [])
    #expect(decoder.advance(to: .milliseconds(1050)) == [.escape])
    #expect(decoder.feed("[A".utf8, at: .milliseconds(1600)) == [.text("["), .text("A")])
  }

  @Test func anUnfinishedSequenceIsDropped() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[1;".utf8, at: .zero) == [])
    #expect(decoder.advance(to: .milliseconds(500)) == [])
    #expect(decoder.feed("x".utf8, at: .milliseconds(501)) == [.text("x")])
  }

  @Test func everySplitGivesTheSameKeys() {
    let text =
      "aé\u{1B}[A\u{1B}OH\u{1B}[1;5D\u{1B}b\u{1B}\r\u{1B}[200~x\ny\u{1B}[2z\u{1B}[201~"
      + "\u{1B}[[B\u{1B}[?1;2c👍\u{1B}]0;t\u{07}\u{1B}\u{1B}[C\u{1B}[3~\u{FF}z"
    let bytes = Array(text.utf8) + [0xFF, 0xC3, 0x62]
    let whole = keys(bytes)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      var pieces = decoder.feed(bytes[..<cut], at: .zero)
      pieces += decoder.feed(bytes[cut...], at: .zero)
      #expect(pieces + decoder.advance(to: .seconds(1)) == whole, "cut at \(cut)")
    }
    var decoder = KeyDecoder()
    let single = bytes.flatMap { decoder.feed([$0], at: .zero) }
    #expect(single == whole)
  }

  @Test func timingFollowsTheEnvironment() {
    #expect(EscapeTiming.current { _ in nil }.escape == .milliseconds(50))
    let remote = EscapeTiming.current { $0 == "SSH_CONNECTION" ? "1 2 3 4" : nil }
    #expect(remote.escape == .milliseconds(150))
    #expect(EscapeTiming.current { $0 == "ESCDELAY" ? "25" : nil }.escape == .milliseconds(25))
  }

  @Test func mouse() {
    let cell = Frame.Cell(column: 9, row: 4)
    #expect(keys("\u{1B}[<0;10;5M") == [.mouse(MouseEvent(.press, at: cell))])
    #expect(keys("\u{1B}[<64;10;5M") == [.mouse(MouseEvent(.wheelUp, at: cell))])
    #expect(keys("\u{1B}[<65;10;5M") == [.mouse(MouseEvent(.wheelDown, at: cell))])
    let wide = Frame.Cell(column: 499, row: 0)
    #expect(keys("\u{1B}[<20;500;1M") == [.mouse(MouseEvent(.press, at: wide))])
  }

  @Test func restOfTheMouseIsDropped() {
    // Releases, other buttons, motion, cells that do not exist, and the notation of 1000 alone.
    #expect(keys("\u{1B}[<0;10;5m\u{1B}[<1;1;1M\u{1B}[<2;1;1M\u{1B}[<32;1;1Ma") == [.text("a")])
    #expect(keys("\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<0;1;1;1M\u{1B}[<Ma") == [.text("a")])
    #expect(keys("\u{1B}[M !!a") == [.text("a")])
    #expect(keys("\u{1B}[<0;1;1Aa") == [.text("a")])
  }

  @Test func mouseInPieces() {
    var decoder = KeyDecoder()
    let pieces = ["\u{1B}", "[<", "0;1", "2;3", "M"]
    let keys = pieces.flatMap { decoder.feed(Array($0.utf8), at: .zero) }
    #expect(keys == [.mouse(MouseEvent(.press, at: Frame.Cell(column: 11, row: 2)))])
  }
}
