import Formwork
import Testing

@Suite struct DefinitionNodeOffsetTests {
  private func place(
    _ text: String, _ style: DefinitionNode.Style, source: String, offset: Int, column: Int = 10
  ) -> [Int] {
    let node = DefinitionNode(
      .scalar(text, style), at: SourcePosition(line: 3, column: column), source: source)
    let position = node.position(atOffset: offset)
    return [position.line, position.column]
  }

  @Test func plainText() {
    #expect(place("äb", .plain, source: "äb", offset: 2) == [3, 11])
    #expect(place("a b", .plain, source: "a\n    b", offset: 2) == [4, 5])
    #expect(place("a", .plain, source: "a", offset: 9) == [3, 11], "the end is the last place")
  }

  @Test func singleQuotes() {
    #expect(place("it's x", .singleQuoted, source: "'it''s x'", offset: 0) == [3, 11])
    #expect(place("it's x", .singleQuoted, source: "'it''s x'", offset: 5) == [3, 17])
  }

  @Test func escapes() {
    let source = "\"\\t\\x41\\u00e4\\U0001F600b\""
    #expect(place("\tA\u{e4}\u{1F600}b", .doubleQuoted, source: source, offset: 8) == [3, 33])
  }

  @Test func blocks() {
    let source = "one\n    two\n      three\n"
    #expect(place("one\ntwo\n  three\n", .literal, source: source, offset: 4, column: 5) == [4, 5])
    #expect(
      place("one\ntwo\n  three\n", .literal, source: source, offset: 10, column: 5) == [5, 7])
  }

  @Test func unknownSource() {
    let node = DefinitionNode(.scalar("abc", .plain), at: SourcePosition(line: 2, column: 4))
    #expect(node.position(atOffset: 2) == node.position)
  }
}
