import Formwork
import Testing

@Suite struct RowKindsTests {
  @Test func everyKindOfThisVersionIsThere() {
    let wanted = [
      "text", "name", "email", "phone", "url", "password", "genericPassword", "int", "decimal",
      "textArea", "switch", "check", "segmented", "push", "date", "label", "button", "account",
    ]
    #expect(Set(wanted).isSubset(of: RowKinds.builtIn.names))
    for kind in RowKinds.builtIn.all {
      #expect(!kind.summary.isEmpty && !kind.valueType.isEmpty)
      #expect(kind.keys.allSatisfy { !$0.summary.isEmpty && !$0.schema.isEmpty })
      #expect(Set(kind.keys.map(\.name)).count == kind.keys.count, "\(kind.name) has a key twice")
      #expect(kind.keys.contains { $0.name == "rules" })
    }
  }

  @Test func kindsCanBeReplacedAndNamed() {
    let kinds = RowKinds.builtIn.adding(TextRow.self, named: "note")
    #expect(kinds["note"]?.valueType == "text")
    #expect(kinds.names.last == "note")
    #expect(RowKinds.builtIn["note"] == nil)
    #expect(kinds.adding(IntRow.self, named: "note")["note"]?.valueType == "whole number")
  }

  @Test func rowsAreMadeFromNodes() {
    func text(_ text: String) -> DefinitionNode {
      DefinitionNode(.scalar(text, .plain), name: text)
    }
    let node = DefinitionNode(
      .map([
        .init(key: text("tag"), value: text("a")), .init(key: text("value"), value: text("5")),
        .init(key: text("colour"), value: text("red")),
      ]))
    var problems: [DefinitionProblem] = []
    let row = RowKinds.builtIn["int"]?.make(node, into: &problems)
    #expect(row?.tag == "a")
    #expect(row?.formValue == .int(5))
    #expect(row?.kindName == "int")
    #expect(problems.map(\.message) == ["unknown key 'colour' of a row of type int"])
  }
}
