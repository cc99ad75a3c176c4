import Testing

@Suite struct TenMistakesTests {
  static let text = """
    formwork: 1
    form: mistakes
    titel: Ten mistakes
    sections:
      - header: Account
        rows:
          - {type: txt, tag: first, title: First}
          - type: text
            tag: second
            hidden: !$agree
            rules:
              - matches: ^a #b$
              - {minLenght: 3}
              - {min: 1, max: 2}
          - type: check
            tag: agree
          - type: genericPassword
            tag: password
            validator:
              rules:
                - {pattern: [0-9], hint: Must contain a number}
          - type: int
            tag: second
            shown: $agre == true
          - {type: text, tag: code, rules: [{pattern: '[0-9'}]}

    """

  @Test func tenMistakesGiveTenMessages() {
    #expect(
      report(TenMistakesTests.text) == """
        form.yaml:3:1: error: unknown key 'titel'; did you mean 'title'?
        titel: Ten mistakes
        ^~~~~
        form.yaml:7:16: error: unknown type 'txt'; did you mean 'text'?
              - {type: txt, tag: first, title: First}
                       ^~~
        form.yaml:10:17: error: YAML tags are not used here
                hidden: !$agree
                        ^~~~~~~
          hint: '!' starts a YAML tag here; write not $agree, or put the condition in quotes
        form.yaml:12:25: warning: matches ends here: # begins a comment
                  - matches: ^a #b$
                                ^
          hint: put the text in quotes if # belongs to it; else move the comment to its own line
        form.yaml:13:14: error: unknown rule 'minLenght'; did you mean 'minLength'?
                  - {minLenght: 3}
                     ^~~~~~~~~
        form.yaml:14:22: error: one rule has two names: min (at 14:14) and max
                  - {min: 1, max: 2}
                             ^~~
          hint: make it two rules, each with its own dash
        form.yaml:21:25: error: pattern is a list; put it in quotes
                    - {pattern: [0-9], hint: Must contain a number}
                                ^
        form.yaml:23:14: error: the tag 'second' is already used at 9:14
                tag: second
                     ^~~~~~
        form.yaml:24:16: error: no row has the tag agre
                shown: $agre == true
                       ^~~~~
          hint: did you mean $agree?
        form.yaml:25:56: error: pattern is no regular expression: missing terminating ] for \
        character class
              - {type: text, tag: code, rules: [{pattern: '[0-9'}]}
                                                               ^

        """)
  }
}
