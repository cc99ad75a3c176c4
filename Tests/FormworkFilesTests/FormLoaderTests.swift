import Formwork
import FormworkFiles
import Testing

@Suite struct FormLoaderTests {
  @Test func topLevelKeysAreChecked() {
    let text = """
      formwork: 2
      form: 1x
      title: [a]
      submit: {titel: x}
      cancel: true
      timeout: soon
      messages: {tooShrt: x}
      pages: []
      sections: []
      """
    #expect(
      report(text).split(separator: "\n").filter { $0.hasPrefix("form.yaml") } == [
        "form.yaml:1:11: error: format version 2 is not known, only 1 is",
        "form.yaml:2:7: error: form must be a name of letters, digits, _ and - that begins with "
          + "a letter or _",
        "form.yaml:3:8: error: title is a list; put it in quotes",
        "form.yaml:4:10: error: unknown key 'titel'; did you mean 'title'?",
        "form.yaml:5:9: error: cancel must be text or false",
        "form.yaml:6:10: error: timeout must be a number",
        "form.yaml:7:12: error: unknown code 'tooShrt'; did you mean 'tooShort'?",
        "form.yaml:8:1: error: unknown key 'pages'",
      ])
  }

  @Test func topLevelKeysAreRead() throws {
    let form = try Form(
      definition: """
        form: a-1
        title: 'no'
        help: 0x1F
        submit: {title: Go, busy: Going}
        cancel: false
        timeout: 2.5
        messages: {required: Needed}
        sections:
          - {tag: s, header: H, footer: F, disabled: true, rows: [{type: text, tag: a, required: true}]}
        """)
    #expect(form.identifier == "a-1")
    #expect(form.title == "no")
    #expect(form.help == "0x1F")
    #expect(form.submitTitle == "Go")
    #expect(!form.showsCancel)
    #expect(form.timeout == 2.5)
    let section = try #require(form.sectionBy(tag: "s"))
    #expect((section.header, section.footer, section.isDisabled) == ("H", "F", true))
    section.disabled = nil
    #expect(form.validate().map(\.message) == ["Needed"])
  }

  @Test func structureIsChecked() {
    #expect(
      report("- a\n") == "form.yaml:1:1: error: a definition must be a map, not a list\n- a\n^\n")
    #expect(report("form: x\n").contains("1:1: error: sections is missing"))
    #expect(report("sections: x\n").contains("1:11: error: sections must be a list of sections"))
    #expect(report("sections: [x]\n").contains("1:12: error: sections must be a list of maps"))
    #expect(report("sections: [{header: x}]\n").contains("1:12: error: rows is missing"))
    #expect(
      messages("{tag: a}", "{type: , tag: b}", "text", "{type: [text]}") == [
        "3:9: error: type is missing",
        "4:10: error: type must be text, and there is nothing",
        "5:9: error: rows must be a list of maps, each with a type",
        "6:16: error: type is a list; put it in quotes",
      ])
  }

  @Test func whatYAMLHasAndTheFormatHasNotIsSaidOnce() {
    let text = """
      title: &x a
      help: *x
      <<: {submit: b}
      title: c
      cancel: !!str d
      sections: []
      """
    #expect(
      report(text) == """
        form.yaml:1:8: error: YAML anchors are not used here
        title: &x a
               ^
          hint: '&' starts an anchor here; put the text in quotes, or use lists: for options
        form.yaml:2:7: error: YAML aliases are not used here
        help: *x
              ^
          hint: '*' starts an alias here; put the text in quotes, or use lists: for options
        form.yaml:3:1: error: merge keys are not used here
        <<: {submit: b}
        ^~
          hint: write the keys out; repeated options go to lists:
        form.yaml:4:1: error: the key title is already there, at 1:1
        title: c
        ^~~~~
        form.yaml:5:9: error: YAML tags are not used here
        cancel: !!str d
                ^~~~~
          hint: '!' starts a YAML tag here; put the text in quotes

        """)
  }

  @Test func listsHoldOptions() throws {
    let text = """
      lists: {kinds: [home, {value: fax, title: Fax machine}]}
      sections:
        - rows:
            - {type: push, tag: a, options: {list: kinds}, value: fax}
            - {type: push, tag: b, options: {list: kind}, value: fax}
      """
    #expect(
      report(text) == """
        form.yaml:5:46: error: unknown list 'kind'; did you mean 'kinds'?
              - {type: push, tag: b, options: {list: kind}, value: fax}
                                                     ^~~~

        """)
    let form = try Form(definition: text.replacing("kind}", with: "kinds}"))
    #expect(form.row("b")?.choices.map(\.title) == ["home", "Fax machine"])
    #expect(form.row("b")?.displayText == "Fax machine")
  }

  @Test func aSecretValueIsNeverShown() {
    let text = report(
      definition("{type: password, tag: a, value: hunter2, titel: x}", "{type: text, tag: b}"))
    #expect(!text.contains("hunter2"))
    #expect(text.contains("3:41: error: value is not for rows of type password"))
    #expect(text.contains("unknown key 'titel'"))
    let block = report(
      definition(
        "type: password\n        tag: a\n        value: |\n          hunter2\n          hunter3"))
    #expect(!block.contains("hunter"))
  }

  @Test func unreadableFilesAreNamed() {
    #expect(throws: DefinitionError.self) { try Form(contentsOf: "/no/such/form.yaml") }
    do {
      _ = try Form(contentsOf: "/no/such/form.yaml")
    } catch {
      #expect(error.description == "/no/such/form.yaml: error: No such file or directory\n")
    }
  }

  @Test func programsAddKinds() throws {
    let text = definition("{type: starship, tag: a, value: enterprise, warp: 9}")
    #expect(report(text).contains("unknown type 'starship'"))
    let form = try Form(
      definition: text.utf8, name: "form.yaml", kinds: RowKinds.builtIn.adding(StarshipRow.self))
    let row: StarshipRow? = form.rowBy(tag: "a")
    #expect(row?.warp == 9)
    #expect(row?.value == "enterprise")
    #expect(row?.kindName == "starship")
  }

  @Test func nothingHoldsRowsLongerThanTheirForm() throws {
    func load() throws -> BaseRow? {
      let text = definition("{type: text, tag: a}", "{type: text, tag: b, shown: $a == 'x'}")
      return try Form(definition: text).row("a")
    }
    weak var row: BaseRow?
    do {
      let loaded = try load()
      row = loaded
      #expect(row != nil)
    }
    #expect(row == nil)
  }
}

private final class StarshipRow: Row<String>, RowKind {
  var warp = 1
  static let kind = "starship"
  static let summary = "A ship."
  static let keys = [DefinitionKey<StarshipRow>("warp", \.warp, "How fast.")]
}
