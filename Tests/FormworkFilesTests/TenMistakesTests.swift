import Formwork
import FormworkFiles
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
            value: many
            shown: $agre == true
          - {type: text, tag: code, rules: [{pattern: '[0-9'}]}
    """

  @Test func tenMistakesGiveTenMessages() {
    #expect(report(TenMistakesTests.text) == "")
  }
}
