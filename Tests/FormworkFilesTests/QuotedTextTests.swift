import Formwork
import FormworkFiles
import Testing

/// Quoted scalars of YAML give what YAML 1.2 says, which the parser alone does not.
@Suite struct QuotedTextTests {
  private static let texts: [(source: String, text: String)] = [
    ("'a''b'", "a'b"), ("'a''''b'", "a''b"), ("'''a'''", "'a'"), ("'x ''a''''b'' y'", "x 'a''b' y"),
    ("'x''''''y'", "x'''y"), ("'é''''é'", "é''é"), ("''''''", "''"), ("'a\\''''n'", "a\\''n"),
    ("'a''''\n    b'", "a'' b"), ("'a  \n\n    b'", "a\nb"), ("'a\n  \n\n    b '", "a\n\nb "),
    ("'a\r\n    b'", "a b"), ("'\n    a'", " a"), ("'a\"\n    b'", "a\" b"),
    ("\"a\\\n    b\"", "ab"), ("\"a \\\n    b\"", "a b"), ("\"a\\\n    \\ b\"", "a b"),
    ("\"é \\\n    \n\n    ': é\"", "é \n\n': é"), ("\"a\\\\\\\n    b\"", "a\\b"),
    ("\"#\\ \n    b\"", "#  b"), ("\"\\t\n    b\"", "\t b"), ("\"a''\n    b\"", "a'' b"),
    ("\"\\x41\\u00e9\n    \\U0001F600\\L\"", "A\u{E9} \u{1F600}\u{2028}"),
    ("\"a\n    \\ud83d\\ude00\\N\\_\\/\\\"\"", "a \u{1F600}\u{85}\u{A0}/\""),
  ]

  @Test(arguments: texts) func valuesAreWhatIsWritten(source: String, text: String) throws {
    let form = try Form(definition: definition("{type: textArea, tag: a, trim: none}"))
    let read = try form.read(ValuesFile("a: \(source)\n".utf8, name: "v.yaml"))
    #expect(read.problems.isEmpty)
    #expect(read.values["a"] == .text(text))
    let titled = try Form(definition: "title: \(source)\nsections: []\n")
    #expect(titled.title == text)
  }

  @Test(arguments: texts) func secretsAreWhatIsWritten(source: String, text: String) throws {
    guard !text.contains("\n") else { return }
    let form = try Form(definition: definition("{type: password, tag: a}"))
    let read = try form.read(ValuesFile("a: \(source)\n".utf8, name: "v.yaml"))
    guard case .secret(let secret) = read.values["a"] else { return #expect(Bool(false)) }
    #expect(secret.withUTF8 { $0.elementsEqual(text.utf8) })
  }

  @Test func mistakesBehindDoubledQuotesHaveTheirPlace() {
    #expect(
      report(definition("{type: text, tag: a, title: A, shown: '$a == ''n''''m'' and $zz'}")) == """
        form.yaml:3:69: error: no row has the tag zz
              - {type: text, tag: a, title: A, shown: '$a == ''n''''m'' and $zz'}
                                                                            ^~~

        """)
  }
}
