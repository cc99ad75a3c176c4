import Formwork
import FormworkFiles
import Testing

@Suite struct WordsDefinitionTests {
  private let definition = """
    words:
      submit: Send
      attention: {default: 'Look at {count}', de: 'Sieh {count} {count|Zeile|Zeilen} an', de-at: Schau}
      requiredMark: {de: '* Pflicht'}
    messages:
      required: {default: Missing, de: Fehlt}
      tooShort: Short
    sections:
      - rows:
          - {type: text, tag: a, rules: [required]}

    """

  @Test(arguments: [
    ("en", "Send", "Look at 2", "* must be filled in", "Missing"),
    ("de-DE", "Send", "Sieh 2 Zeilen an", "* Pflicht", "Fehlt"),
    ("de_AT.UTF-8", "Send", "Schau", "* Pflicht", "Fehlt"),
  ])
  func theLanguagePicksTheTexts(
    _ locale: String, _ submit: String, _ attention: String, _ mark: String, _ message: String
  ) throws {
    let form = try Form(definition: definition)
    form.locale = FormLocale(identifier: locale)
    let words = form.localizedWords
    #expect(words[.submit] == submit)
    #expect(words.text(.attention, ["count": 2]) == attention)
    #expect(words[.requiredMark] == mark)
    #expect(form.validate().map(\.message) == [message])
    #expect(try form.validator().validate([:]).map(\.message) == [message])
  }

  @Test func mistakesAreToldWhereTheyStand() {
    let text = """
      words:
        submitt: Send
        attention: {default: 'Look at {cuont}', de: '{count|a|b} {{x}'}
        checkingRows: '{list|a|b}'
        submit: '{count} send'
        cancel: {german: Weg, de: [Weg]}
        leaveForm: # nothing
      messages:
        tooShort: {default: Short, de: 'Zu kurz {minn}'}
      sections:
        - rows:
            - {type: text, tag: a}

      """
    #expect(
      report(text) == """
        form.yaml:2:3: error: unknown word 'submitt'; did you mean 'submit'?
          submitt: Send
          ^~~~~~~
        form.yaml:3:33: error: nothing is put in for {cuont}; did you mean {count}?
          attention: {default: 'Look at {cuont}', de: '{count|a|b} {{x}'}
                                        ^~~~~~~
          hint: known: count; a brace is written {{
        form.yaml:4:18: error: {list|…} needs a number
          checkingRows: '{list|a|b}'
                         ^~~~~~
        form.yaml:5:12: error: nothing is put in for {count}
          submit: '{count} send'
                   ^~~~~~~
          hint: nothing is put in here; a brace is written {{
        form.yaml:6:12: error: 'german' is no language
          cancel: {german: Weg, de: [Weg]}
                   ^~~~~~
          hint: write default, or a language tag such as de or pt-BR
        form.yaml:6:29: error: de is a list; put it in quotes
          cancel: {german: Weg, de: [Weg]}
                                    ^
        form.yaml:7:3: error: leaveForm must be text, and there is nothing
          leaveForm: # nothing
          ^~~~~~~~~
        form.yaml:9:43: error: nothing is put in for {minn}; did you mean {min}?
          tooShort: {default: Short, de: 'Zu kurz {minn}'}
                                                  ^~~~~~
          hint: known: min, count, title, and the tags of rows; a brace is written {{

        """)
  }
}
