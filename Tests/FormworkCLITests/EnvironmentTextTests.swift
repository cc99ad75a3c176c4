import Formwork
import TestTerminal
import Testing

@testable import FormworkCLI

@Suite struct EnvironmentTextTests {
  private let values: Values = [
    "name": .text("it's $HOME `x`\n\"y\"\\"), "first-name": .text("Ünï"), "n": .int(-3),
    "price": .decimal(DecimalNumber("1.10") ?? DecimalNumber(0)), "yes": .bool(true),
    "none": .null, "list": .list([.text("a"), .text("b")]),
  ]

  private func written(_ text: EnvironmentText) -> String {
    text.bytes.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  @Test func writesQuotedAssignments() {
    let text = written(EnvironmentText(of: values, prefix: "f_"))
    #expect(
      text == """
        f_name='it'\\''s $HOME `x`
        "y"\\'
        f_first_name='Ünï'
        f_n='-3'
        f_price='1.10'
        f_yes='true'
        f_none=''
        f_list_count='2'
        f_list='a
        b'

        """)
  }

  @Test(arguments: ["sh", "bash", "dash"]) func shellsReadThemBack(_ shell: String) throws {
    let text = written(EnvironmentText(of: values))
    let result = try Command.run(
      [shell, "-c", #"eval "$(cat)"; printf '%s|' "$name" "$first_name" "$price" "$list""#],
      input: text)
    #expect(result.output == "it's $HOME `x`\n\"y\"\\|Ünï|1.10|a\nb|")
    #expect(result.errors == "")
  }

  @Test func maskedSecretsAreEmpty() {
    let secret: Values = ["password": .secret(Secret(copying: "aA1bcd".utf8))]
    let text = EnvironmentText(of: secret, showsSecrets: false)
    #expect(written(text) == "password=''\n")
    #expect(EnvironmentText(of: secret).bytes.count == "password='aA1bcd'\n".utf8.count)
  }

  @Test func withoutResultShellsGetTheCode() {
    #expect(EnvironmentText.withoutResult(.cancelled) == "(exit 1)\n")
    #expect(EnvironmentText.isExpected(by: ["run", "f.yaml", "--format", "env"]))
    #expect(EnvironmentText.isExpected(by: ["run", "--format=env", "--bad"]))
    #expect(!EnvironmentText.isExpected(by: ["run", "f.yaml", "--format", "json"]))
    #expect(!EnvironmentText.isExpected(by: ["run", "--format=env", "--output", "x"]))
  }
}
