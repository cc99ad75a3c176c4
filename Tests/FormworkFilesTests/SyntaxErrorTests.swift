import Testing

/// A text that does not parse has one message, with what the writer may have meant.
@Suite struct SyntaxErrorTests {
  private func message(ofRow row: String) -> String {
    report("sections:\n  - rows:\n      - \(row)\n")
  }

  @Test func colonInATitleWantsQuotes() {
    #expect(
      message(ofRow: "type: text\n        titel: x\n        title: Note: this") == """
        form.yaml:5:20: error: invalid nested block mapping on the same line
                title: Note: this
                           ^
          hint: quote this text

        """)
  }

  @Test func hashInBracesBeginsAComment() {
    #expect(
      message(ofRow: "{type: text, colors: {2: #03a9f4}}") == """
        form.yaml:3:43: error: did not find expected node content
              - {type: text, colors: {2: #03a9f4}}
                                                  ^
          hint: quote this text; # begins a comment

        """)
  }

  @Test func backslashInDoubleQuotesIsAnEscape() {
    #expect(
      message(ofRow: #"rules: [{matches: "\d+"}]"#) == #"""
        form.yaml:3:28: error: invalid escape 'd' in double-quoted string
              - rules: [{matches: "\d+"}]
                                   ^
          hint: quote this text with single quotes, in which \ has no meaning

        """#)
  }

  @Test(arguments: [
    "%d", "@home", "`x`", "'a' b", "\"a\" b", "[0-9", "{a", "*x y", "> x", "| x", "a: b",
    "{a: x{1,2}}",
  ])
  func whatYAMLGivesAMeaningWantsQuotes(value: String) {
    let text = message(ofRow: "type: text\n        title: \(value)")
    #expect(text.contains("  hint: quote this text\n"), "\(text)")
    #expect(text.split(separator: "\n").filter { $0.contains(": error: ") }.count == 1)
  }

  @Test(arguments: ["{type: push, options: [a, , b]}", "{type: label}}", "[a]]"])
  func aSignTooManyIsTakenAway(row: String) {
    let text = message(ofRow: row)
    #expect(
      text.contains("  hint: take it away, or quote the text that it belongs to\n"), "\(text)")
  }

  @Test func whatIsNoListMayBeMadeOne() {
    #expect(
      report(
        definition(
          "{type: text, tag: a, rules: {minLength: 3}}",
          "type: text\n        tag: b\n        rules:\n          minLength: 3",
          "{type: text, tag: c, rules: required}")) == """
          form.yaml:3:37: error: rules must be a list, not a map
                - {type: text, tag: a, rules: {minLength: 3}}
                                              ^
            hint: put [ ] around it
          form.yaml:7:11: error: rules must be a list, not a map
                    minLength: 3
                    ^
            hint: begin it with a dash
          form.yaml:8:37: error: rules must be a list
                - {type: text, tag: c, rules: required}
                                              ^~~~~~~~
            hint: write rules: [required]

          """)
    #expect(
      report("sections:\n  rows:\n    - {type: label}\n") == """
        form.yaml:2:3: error: sections must be a list of sections, not a map
          rows:
          ^
          hint: begin it with a dash

        """)
  }

  @Test func tabsAreNoIndentation() {
    #expect(
      report("sections:\n\t- rows: []\n") == """
        form.yaml:2:1: error: tab character may not be used as indentation
         - rows: []
        ^
          hint: indent with blanks, not with tabs

        """)
  }

  @Test func textAfterTheDocumentIsRefused() {
    #expect(
      report("sections: []\n---\nb: 2\n")
        == "form.yaml:3:1: error: there is text after the document\nb: 2\n^\n")
    #expect(
      report("{\"sections\": []} 1", name: "x.json").contains(": error: "))
  }

  @Test func jsonIsStrict() {
    #expect(
      report("{\"sections\": [1,]}", name: "x.json") == """
        x.json:1:16: error: JSON disallows trailing comma before closing bracket
        {"sections": [1,]}
                       ^

        """)
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
    #expect(
      report("sections: " + deep).hasPrefix(
        "form.yaml:1:73: error: nested more than 64 levels deep\n"))
    let veryDeep = String(repeating: "[", count: 300_000)
    #expect(report(veryDeep).contains("nested more than 64 levels deep"))
  }

  @Test func theNumberOfValuesIsLimited() {
    let many = "[" + String(repeating: "1,", count: 300_000) + "1]"
    #expect(report(many).hasPrefix("form.yaml:1:500000: error: more than 250000 values\n"))
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(
      report(bytes: [0x61, 0x3A, 0x20, 0xFF])
        == "form.yaml:1:4: error: the file is not valid UTF-8\n")
    #expect(
      report(bytes: [0x61, 0x00]) == "form.yaml:1:2: error: the file holds a NUL character\n")
    #expect(
      report(bytes: Array(repeating: 0x20, count: 1 << 20 + 1))
        == "form.yaml:1:1: error: the file is larger than 1 MiB\n")
    #expect(report(bytes: []) == "form.yaml:1:1: error: the file holds no form\n")
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() {
    #expect(report(bytes: [0xEF, 0xBB, 0xBF] + Array("sections: []\n".utf8)) == "")
  }
}
