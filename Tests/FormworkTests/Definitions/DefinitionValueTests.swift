import Formwork
import Testing

@Suite struct DefinitionValueTests {
  private func node(
    _ text: String, _ style: DefinitionNode.Style = .plain, isJSON: Bool = false
  ) -> DefinitionNode {
    DefinitionNode(.scalar(text, style), name: "key", source: text, isJSON: isJSON)
  }

  private func read<Value: DefinitionValue>(
    _: Value.Type, _ node: DefinitionNode
  ) -> (value: Value?, messages: [String]) {
    var problems: [DefinitionProblem] = []
    let value = node.read(Value.self, into: &problems)
    return (
      value, problems.map { [$0.message, $0.hint].compactMap(\.self).joined(separator: "; ") }
    )
  }

  @Test func textIsKeptAsItIsWritten() {
    for text in ["01", "1.10", "no", "12:30", "0x1F"] {
      #expect(read(String.self, node(text)) == (text, []))
    }
    #expect(read(String.self, node("null")) == (nil, ["key must be text, and there is nothing"]))
    #expect(read(String.self, node("null", .singleQuoted)) == ("null", []))
    let list = DefinitionNode(.list([]), name: "key", source: "[a-z]")
    #expect(read(String.self, list) == (nil, ["key is a list; put it in quotes"]))
    let block = DefinitionNode(.list([]), name: "key", source: "- a")
    #expect(read(String.self, block) == (nil, ["key must be text, not a list"]))
  }

  @Test func truthIsTrueOrFalseOnly() {
    #expect(read(Bool.self, node("true")) == (true, []))
    #expect(read(Bool.self, node("yes")) == (nil, ["key must be true or false; write true"]))
    #expect(read(Bool.self, node("NO")) == (nil, ["key must be true or false; write false"]))
    #expect(
      read(Bool.self, node("true", .doubleQuoted)) == (
        nil, ["key must be true or false; write true"]
      ))
  }

  @Test func numbersAreNotQuoted() {
    #expect(read(Int.self, node("-7")) == (-7, []))
    #expect(read(Int.self, node("7.5")) == (nil, ["key must be a whole number"]))
    #expect(
      read(Int.self, node("7", .doubleQuoted))
        == (nil, ["key must be a whole number; write it without quotes"]))
    #expect(read(DecimalNumber.self, node("19.990")).0?.description == "19.990")
  }

  @Test func nothingIsAllowedWhereItMakesSense() {
    #expect(read(String?.self, node("~")) == (.some(nil), []))
    #expect(read(Int?.self, node("")) == (.some(nil), []))
    #expect(read(Int?.self, node("", isJSON: true)).1 == ["key must be a whole number"])
  }

  @Test func allElementsOfAListAreRead() {
    let list = DefinitionNode(.list([node("1"), node("x"), node("y")]), name: "key")
    #expect(read([Int].self, list).1.count == 2)
  }

  @Test func rangesAreANumberOrTwo() {
    #expect(read(ClosedRange<Int>.self, node("4")).0 == 4...4)
    let map = DefinitionNode(
      .map([
        .init(key: node("min"), value: node("2")), .init(key: node("max"), value: node("1")),
      ]), name: "key")
    #expect(read(ClosedRange<Int>.self, map).1 == ["min is larger than max"])
  }
}
