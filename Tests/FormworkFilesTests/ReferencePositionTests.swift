import Formwork
import FormworkFiles
import Testing

/// Where in a definition its references stand.
@Suite struct ReferencePositionTests {
  @Test func aFormThatWasReadKeepsThem() throws {
    let form = try Form(
      definition: definition(
        "{type: text, tag: a}", "{type: text, tag: b, hidden: \"\\u0024a == 'x'\"}",
        "{type: text, tag: c, rules: [equals: $a, {required: true, when: $a == 'y'}]}",
        "{type: int, tag: d, min: 1, rules: [max: $a + 1]}",
        "{type: password, tag: e, confirms: a}"))
    #expect(form.problems.isEmpty)
    form[0].removeAll { $0.tag == "a" }
    let found = form.problems.map { problem in
      (problem.position.map { "\($0.line):\($0.column) " } ?? "") + problem.description
    }
    #expect(
      found == [
        "4:39 b: hidden: no row has the tag a", "5:46 c: equals: no row has the tag a",
        "5:73 c: when: no row has the tag a", "6:50 d: max: no row has the tag a",
        "7:44 e: confirms: no row has the tag a",
      ])
  }

  @Test func rowsThatAreThereAlreadyMayBeNamed() throws {
    let form = Form() +++ Section() <<< SwitchRow("on")
    let report = try form.load(
      definition: definition("{type: text, tag: a, shown: $on}").utf8, name: "form.yaml")
    #expect(report.problems.isEmpty && form.row("a")?.isVisible == false)
  }

  @Test func conditionsOfARowOfAnUnknownKindAreRead() {
    #expect(
      messages("{type: txt, tag: a, hidden: $b == 1, disabled: $a and, title: [x]}") == [
        "3:16: error: unknown type 'txt'; did you mean 'text'?",
        "3:37: error: no row has the tag b", "3:62: error: nothing behind and",
      ])
  }

  @Test func bothConditionsOfARuleHaveTheirs() {
    #expect(
      messages("{type: text, tag: a, rules: [{required: $x, when: $y == 1, message: m}]}") == [
        "3:49: error: no row has the tag x", "3:59: error: no row has the tag y",
      ])
  }

  @Test func divisionsByNothingAreDoubtful() {
    #expect(
      messages(
        "{type: int, tag: n, rules: [{max: $m / 0}]}",
        "{type: int, tag: m, max: $n / -0.0, hidden: $n / '0' > 1 or $n / 2 > 1}") == [
          "3:48: warning: a division by 0 gives nothing",
          "4:39: warning: a division by 0 gives nothing",
          "4:58: warning: a division by 0 gives nothing",
        ])
  }

  @Test func messagesSayWhatIsWrong() {
    #expect(
      messages(
        "{type: text, tag: a, rules: [{minLength: 2, message: ' '}, {equals: b, message: ''}]}")
        == [
          "3:62: error: a message must say what is wrong",
          "3:77: error: no row has the tag b",
          "3:89: error: a message must say what is wrong",
        ])
  }

  @Test func kindsOfOnesOwnNameRows() {
    let error = #expect(throws: DefinitionError.self) {
      try Form(
        definition: definition("{type: text, tag: b}", "{type: echo, tag: a, source: $c}"),
        kinds: RowKinds.builtIn.adding(EchoRow.self))
    }
    #expect(error?.description.contains(":4:38: error: no row has the tag c") ?? false)
    let form = Form() +++ Section() <<< EchoRow("a") { $0.source = "b" } <<< TextRow("bb")
    #expect(
      form.problems.map(\.description) == ["a: echo: no row has the tag b; did you mean bb?"])
  }
}

/// A row that names another one.
private final class EchoRow: _PasswordRow, RowKind {
  var source: RowReference?
  override var namedRows: [RowReference] { source.map { [$0] } ?? [] }

  static let kind = "echo"
  static let summary = "Repeats another row."
  static let keys = [DefinitionKey<EchoRow>("source", \.source, "The row that is repeated.")]
}
