import Testing

/// Rules, conditions, values and messages that mean nothing at their row are told where they stand.
@Suite struct MisfitTests {
  @Test func aRuleThatDoesNotFitIsToldWhereItStands() {
    #expect(
      report(definition("{type: int, tag: age, rules: [required, {minLength: 3}]}")) == """
        form.yaml:3:50: error: minLength is for text; 'age' is a whole number; did you mean min?
              - {type: int, tag: age, rules: [required, {minLength: 3}]}
                                                         ^~~~~~~~~

        """)
    #expect(
      messages(
        "{type: text, tag: a, rules: [{min: 5}, {max: today}, accepted, {multipleOf: 2}]}",
        "{type: date, tag: b, max: 18, rules: [{min: 09:30}, email, {pattern: x}]}",
        "{type: check, tag: c, rules: [accepted, {exactLength: 2}, {oneOf: [true, yes]}]}",
        "{type: int, tag: d, rules: [{oneOf: [1, two, '3']}, {min: $b}, {equals: b}]}",
        "{type: push, tag: e, options: [1, 2], rules: [{max: 1}]}",
        "{type: decimal, rules: [url], transient: true}") == [
          "3:39: error: min is for numbers and dates; 'a' is text; did you mean minLength?",
          "3:49: error: max is for numbers and dates; 'a' is text; did you mean maxLength?",
          "3:62: error: accepted is for true and false; 'a' is text; did you mean required?",
          "3:73: error: multipleOf is for numbers; 'a' is text",
          "4:30: error: max is a number here; 'b' is a date",
          "4:48: error: min is a time here; 'b' is a date",
          "4:61: error: email is for text; 'b' is a date",
          "4:69: error: pattern is for text; 'b' is a date",
          "5:50: error: exactLength is for text; 'c' is true or false",
          "5:82: error: oneOf must be true or false",
          "6:49: error: oneOf must be a whole number",
          "6:54: error: oneOf must be a whole number",
          "6:62: error: min is a date here; 'd' is a whole number",
          "6:73: error: equals compares 'b', a date, with 'd', a whole number",
          "7:56: error: max is for numbers and dates; 'e' is text; did you mean maxLength?",
          "8:33: error: url is for text; the row is a number",
        ])
  }

  @Test func rulesOfRowsWithoutAValueAndOfTheRowItself() {
    #expect(
      messages(
        "{type: button, tag: a, rules: [required], required: true}",
        "{type: text, tag: b, rules: [{equals: b}, {differs: $b}]}",
        "{type: int, tag: c, min: $c, rules: [{lessThan: $c}, {max: $c + 1}]}") == [
          "3:40: error: required judges a value, and 'a' has none",
          "3:51: error: a row of type button has no value",
          "4:39: error: equals compares 'b' with itself",
          "4:52: error: differs compares 'b' with itself",
          "5:29: error: min compares 'c' with itself",
          "5:47: error: lessThan compares 'c' with itself",
        ])
  }

  @Test func aConfirmationOfWhatIsNoText() {
    #expect(
      messages(
        "{type: int, tag: n}", "{type: date, tag: d}", "{type: text, tag: t}",
        "{type: genericPassword, tag: p}", "{type: password, confirms: n}",
        "{type: password, confirms: $d}", "{type: password, confirms: t}",
        "{type: password, confirms: p}", "{type: password, tag: x, confirms: x}") == [
          "7:36: error: confirms is for text; 'n' is a whole number",
          "8:36: error: confirms is for text; 'd' is a date",
          "11:44: error: depends on itself: x reads x",
        ])
  }

  @Test func limitsThatLeaveNothing() {
    #expect(
      messages(
        "{type: int, tag: a, min: 10, max: 2}",
        "{type: int, tag: b, rules: [{greaterThan: 5}, {lessThan: 6}]}",
        "{type: decimal, tag: c, rules: [{greaterThan: 5}, {lessThan: 6}, {min: 6}]}",
        "{type: date, tag: d, max: 2024-01-31, rules: [{min: 2024-02-01}]}",
        "{type: date, tag: e, min: today + 1 weeks, max: today}",
        "{type: text, tag: f, rules: [{minLength: 8}, {maxLength: 5}]}",
        "{type: text, tag: g, limit: 5, rules: [{exactLength: 8, unit: utf8}, {minLength: 6}]}",
        "{type: text, tag: h, rules: [{minLength: 8}, {maxLength: 5, unit: utf8}]}",
        "{type: text, tag: i, rules: [{exactLength: 8}, {exactLength: 5}]}",
        "{type: int, tag: j, min: 10, max: 10, rules: [{max: 2, when: $b == 6}]}",
        "{type: text, tag: k, rules: [{minLength: 3, unit: utf8}, {maxLength: 1}]}") == [
          "3:38: error: no value is left: max is 2, and min is 10 at 3:29",
          "4:56: error: no value is left: lessThan is 6, and greaterThan is 5 at 4:38",
          "5:75: error: no value is left: min is 6, and lessThan is 6 at 5:60",
          "6:56: error: no value is left: min is 2024-02-01, and max is 2024-01-31 at 6:30",
          "7:52: error: no value is left: max is today, and min is today + 1 weeks at 7:30",
          "8:55: error: no text is left: maxLength is 5, and minLength is 8 at 8:39",
          "9:79: error: no text is left: minLength is 6, and limit is 5 at 9:30",
          "10:55: error: no text is left: maxLength is 5, and minLength is 8 at 10:39",
          "11:57: error: no text is left: exactLength is 5, and exactLength is 8 at 11:39",
        ])
  }

  @Test func initialValuesThatBreakTheirOwnRules() {
    #expect(
      report(definition("{type: int, tag: a, min: 10, value: 5}")) == """
        form.yaml:3:45: warning: the value breaks a rule of its own row: Must be at least 10
              - {type: int, tag: a, min: 10, value: 5}
                                                    ^

        """)
    #expect(
      messages(
        "{type: email, tag: a, value: ada}",
        "{type: text, tag: b, value: x, rules: [{minLength: 3, message: '{title} is short'}], title: T}",
        "{type: push, tag: c, value: x, options: [y, {value: x, disabled: true}]}",
        "{type: date, tag: d, value: today, rules: [{max: today - 18 years}]}",
        "{type: text, tag: e, value: x, rules: [{minLength: 3, when: $a == 'x'}, required]}",
        "{type: text, tag: f, value: {env: USER, else: x}, rules: [{minLength: 3}]}",
        "{type: check, tag: g, value: false, rules: [accepted]}"
      ).map { $0.prefix(62) } == [
        "3:38: warning: the value breaks a rule of its own row: Must be",
        "4:37: warning: the value breaks a rule of its own row: T is sh",
        "5:37: warning: the value breaks a rule of its own row: Must be",
        "6:37: warning: the value breaks a rule of its own row: Must be",
      ])
  }

  @Test func anAnswerThatNobodyGets() {
    #expect(
      report(definition("{type: text, title: Name}")) == """
        form.yaml:3:9: warning: without a tag the answer is thrown away
              - {type: text, title: Name}
                ^
          hint: give the row a tag, or say transient: true

        """)
    #expect(
      messages(
        "{type: text, tag: a}", "{type: label, title: x}", "{type: button, title: x}",
        "{type: text, transient: true}", "{type: password, confirms: p}",
        "{type: password, tag: p}", "{type: int, disabled: true}", "{type: switch}") == [
          "10:9: warning: without a tag the answer is thrown away"
        ])
  }

  @Test func aVariableOfAShellIsAText() {
    #expect(
      report(definition("{type: text, tag: a, value: $USER}")) == """
        form.yaml:3:37: warning: this is the text $USER: nothing is put in its place
              - {type: text, tag: a, value: $USER}
                                            ^~~~~
          hint: write {env: USER} for a variable, or quotes around the text

        """)
    #expect(
      messages(
        "{type: text, tag: a, value: '$USER'}", "{type: text, tag: b, value: $5.00}",
        "{type: text, tag: c, value: \"${HOME}\", reset: $a}",
        "{type: int, tag: d, value: $SEATS}") == [
          "5:55: warning: this is the text $a: nothing is put in its place",
          "6:36: error: value must be a whole number",
          "6:36: warning: this is the text $SEATS: nothing is put in its place",
        ])
    let json = #"{"sections": [{"rows": [{"type": "text", "tag": "a", "value": "${HOME}"}]}]}"#
    #expect(
      report(json, name: "x.json").hasSuffix("\n  hint: write {env: HOME} for a variable\n"))
  }

  @Test func placeholdersThatNothingIsPutInFor() {
    let text = """
      messages:
        tooShort: At least {minimum} letters, {min|one|many}, {title}, {{literal}}
        tooLong: No more than {count} of {max}, {{}
        required: '{email} needs this, {pin} too, {go}'
      sections:
        - tag: part
          rows:
            - {type: email, tag: email}
            - {type: password, tag: pin}
            - {type: button, tag: go}
            - type: int
              tag: seats
              rules:
                - {min: 3, message: '{max} is {email}'}
                - {max: 9, message: "{mix}, {min}, {seats|a|b}, {max|a|b}"}
                - {required: true, message: '{part}'}

      """
    #expect(
      report(text) == """
        form.yaml:2:22: error: nothing is put in for {minimum}
          tooShort: At least {minimum} letters, {min|one|many}, {title}, {{literal}}
                             ^~~~~~~~~
          hint: known: min, count, title, and the tags of rows; a brace is written {{
        form.yaml:4:34: error: 'pin' is a secret and is never shown
          required: '{email} needs this, {pin} too, {go}'
                                         ^~~~~
        form.yaml:4:45: error: nothing is put in for {go}
          required: '{email} needs this, {pin} too, {go}'
                                                    ^~~~
          hint: known: title, and the tags of rows; a brace is written {{
        form.yaml:14:32: error: nothing is put in for {max}
                  - {min: 3, message: '{max} is {email}'}
                                       ^~~~~
          hint: known: min, title, and the tags of rows; a brace is written {{
        form.yaml:15:32: error: nothing is put in for {mix}; did you mean {max}?
                  - {max: 9, message: "{mix}, {min}, {seats|a|b}, {max|a|b}"}
                                       ^~~~~
          hint: known: max, title, and the tags of rows; a brace is written {{
        form.yaml:15:39: error: nothing is put in for {min}
                  - {max: 9, message: "{mix}, {min}, {seats|a|b}, {max|a|b}"}
                                              ^~~~~
          hint: known: max, title, and the tags of rows; a brace is written {{
        form.yaml:15:46: error: {seats|…} needs a number
                  - {max: 9, message: "{mix}, {min}, {seats|a|b}, {max|a|b}"}
                                                     ^~~~~~~
        form.yaml:16:40: error: nothing is put in for {part}
                  - {required: true, message: '{part}'}
                                               ^~~~~~
          hint: known: title, and the tags of rows; a brace is written {{

        """)
  }

  @Test func limitsAndConditionsWithImpossibleDates() {
    #expect(
      report(definition("{type: date, tag: a, rules: [{max: 2023-02-29}]}")) == """
        form.yaml:3:44: error: there is no date 2023-02-29
              - {type: date, tag: a, rules: [{max: 2023-02-29}]}
                                                   ^~~~~~~~~~
          hint: write a date as 2024-01-31

        """)
    #expect(
      messages(
        "{type: date, tag: a, min: today - 99999 years, shown: $b == 25:00}",
        "{type: text, tag: b, shown: $a >= 2024-01-01 and $a < 2023-02-29}",
        "{type: int, tag: c, shown: $b >= 3, disabled: $a >= 2024}",
        "{type: check, tag: d, shown: $c == 'three', readOnly: $d == 1}",
        "{type: push, tag: e, options: [x, y], shown: \"$e == 'z' or $e in ['x', 'w']\"}") == [
          "3:35: error: this is never a date: dates are in the years 1 to 9999",
          "3:69: error: there is no time 25:00",
          "4:63: error: there is no date 2023-02-29",
          "5:55: error: $a is a date, 2024 is a whole number: they are never equal",
          "6:38: error: $c is a whole number, 'three' is text: they are never equal",
          "6:63: error: $d is true or false, 1 is a whole number: they are never equal",
          "7:55: error: e has no option 'z'",
          "7:68: error: e has no option 'w'",
        ])
    #expect(
      messages("{type: date, tag: a, value: 2024-05-31, shown: $b >= 3}", "{type: int, tag: b}")
        == [])
  }
}
