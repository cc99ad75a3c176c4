import Formwork
import FormworkFiles
import Testing

/// Mistakes stand where they were made, and say what is there.
@Suite struct SyntaxPositionTests {
  @Test func emptyItemsStandAtTheirDash() {
    let text = """
      sections:
        - rows:
            - {type: text, tag: a}

            # - a comment
            -
            - type: int
              tag: c
              rules:
                - required
                -
                -
            -

      """
    #expect(
      report(text) == """
        form.yaml:6:7: error: rows must be a list of maps, each with a type, and there is nothing
              -
              ^
        form.yaml:11:11: error: rules must be a rule's name, or a map with it, and there is nothing
                  -
                  ^
        form.yaml:12:11: error: rules must be a rule's name, or a map with it, and there is nothing
                  -
                  ^
        form.yaml:13:7: error: rows must be a list of maps, each with a type, and there is nothing
              -
              ^

        """)
  }

  @Test func aBlockWithoutAPossibleIndentationStandsAtItsSign() {
    #expect(
      report(definition("type: text\n        tag: a\n        value: |0")) == """
        form.yaml:5:16: error: the indentation of a block is a number from 1 to 9
                value: |0
                       ^
          hint: quote this text

        """)
  }

  @Test func aMissingBraceIsNamedWhereItWasOpened() {
    #expect(
      report(definition("{type: text, tag: a", "{type: text, tag: b}")) == """
        form.yaml:4:9: error: missing comma in flow mapping
              - {type: text, tag: b}
                ^
          hint: the { at 3:9 is not closed before

        """)
    #expect(
      report(definition("{type: text, tag: a, rules: [required}")) == """
        form.yaml:3:46: error: mismatched flow mapping end
              - {type: text, tag: a, rules: [required}
                                                     ^
          hint: the [ at 3:37 is not closed before

        """)
    let json = """
      {"sections": [{"rows": [
        {"type": "text", "tag": "a",
        {"type": "text", "tag": "]b"}
      ]}]}
      """
    #expect(
      report(json, name: "form.json") == """
        form.json:4:1: error: mismatched flow sequence end
        ]}]}
        ^
          hint: the { at 2:3 is not closed before

        """)
    #expect(
      report("title: 'a\nsections: []\n").hasSuffix("\n  hint: this quote is not closed\n"))
  }

  @Test func aListThatIsNoneShowsOne() {
    #expect(
      report(definition("{type: text, tag: a, rules: required}")) == """
        form.yaml:3:37: error: rules must be a list
              - {type: text, tag: a, rules: required}
                                            ^~~~~~~~
          hint: write rules: [required]

        """)
  }

  @Test func aKeyOfAnotherKindNamesThatKind() {
    #expect(
      report(definition("{type: password, tag: p, validator: default}")) == """
        form.yaml:3:34: error: unknown key 'validator' of a row of type password
              - {type: password, tag: p, validator: default}
                                         ^~~~~~~~~
          hint: it is a key of genericPassword

        """)
  }

  @Test func textsInSeveralLanguagesAreNotYetRead() {
    #expect(
      report("title: {default: Name, de: Name, pt-BR: Nome}\nsections: []\n") == """
        form.yaml:1:8: error: title must be text: texts in several languages are not supported yet
        title: {default: Name, de: Name, pt-BR: Nome}
               ^
          hint: write one text

        """)
    #expect(
      report("title: {a: [x]}\nsections: []\n").hasPrefix(
        "form.yaml:1:8: error: title is a map; put it in quotes\n"))
  }

  @Test func otherEncodingsAreNamed() {
    let text = "title: é\nsections: []\n"
    func bytes(_ units: [UInt32], width: Int, isBig: Bool) -> [UInt8] {
      units.flatMap { unit in
        (0..<width).map {
          UInt8(truncatingIfNeeded: unit >> UInt32(8 * (isBig ? width - 1 - $0 : $0)))
        }
      }
    }
    let units = text.utf16.map { UInt32($0) }
    for isBig in [true, false] {
      for mark in [[], [0xFEFF as UInt32]] {
        #expect(
          report(bytes: bytes(mark + units, width: 2, isBig: isBig))
            == "form.yaml:1:1: error: this is UTF-16; save it as UTF-8\n")
        #expect(
          report(bytes: bytes(mark + units, width: 4, isBig: isBig))
            == "form.yaml:1:1: error: this is UTF-32; save it as UTF-8\n")
      }
    }
    #expect(report(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == "")
  }

  @Test(
    arguments: [
      ("hello", "1:1: error: values must be a map of tags, not text"),
      ("'hello'", "1:1: error: values must be a map of tags, not text"),
      ("[hello]", "1:1: error: values must be a map of tags, not a list"),
      ("a: 1\n---\nb: hello\n", "3:1: error: there is text after the document"),
      ("a: 1\n...\nhello\n", "3:1: error: there is text after the document"),
      ("a: {hello", "1:10: error: this is not valid YAML"),
    ])
  func valuesFilesSayWhatIsThere(_ text: String, _ message: String) {
    let error = #expect(throws: ValuesProblem.self) { try ValuesFile(text.utf8, name: "v.yaml") }
    #expect(error?.description == "v.yaml:" + message)
  }

  @Test func valuesFilesSayWhyTheyAreNoneOfOurs() {
    let deep = "a: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    let tooDeep = #expect(throws: ValuesProblem.self) { try ValuesFile(deep.utf8, name: "v") }
    #expect(tooDeep?.description == "v:1:66: error: nested more than 64 levels deep")
    let second = #expect(throws: ValuesProblem.self) {
      try ValuesFile(#"{"a": 1} {"b": 2}"#.utf8, name: "v.json")
    }
    #expect(second?.description == "v.json:1:10: error: there is text after the document")
    let wide = #expect(throws: ValuesProblem.self) {
      try ValuesFile([0xFF, 0xFE, 0x61, 0], name: "v")
    }
    #expect(wide?.description == "v:1:1: error: this is UTF-16; save it as UTF-8")
  }
}
