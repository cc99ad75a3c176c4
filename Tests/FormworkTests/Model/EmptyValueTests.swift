import Testing

@testable import Formwork

/// A row has one nothing, whichever way it came.
@Suite struct EmptyValueTests {
  static let blanks = ["", " ", "\t\n", "\u{A0}", "\u{3000}\u{2003}", "\u{85}\u{1680}\u{205F}"]

  private static func rows() -> [BaseRow] {
    [
      TextRow("r"), TextAreaRow("r"), EmailRow("r"), URLRow("r"), IntRow("r"), DecimalRow("r"),
      DateRow("r"), SwitchRow("r"), CheckRow("r"),
      PushRow<String>("r") { $0.options = ["x", "y"] },
      SegmentedRow<Int>("r") { $0.options = [1, 2] }, TextRow("r") { $0.trim = .all },
    ]
  }

  @Test(arguments: blanks) func blankTextIsNoValue(_ blank: String) throws {
    for (row, other) in zip(Self.rows(), Self.rows()) {
      let kind = row.kindName
      let form = Form() +++ Section() <<< row
      #expect(form.setValues(["r": .text(blank)]).isEmpty && row.formValue.isNull, "\(kind)")
      row.edit(blank)
      #expect(row.formValue.isNull && row.unparsedText == nil, "\(kind)")
      // Before it is in a form, as the value of a definition is.
      #expect(other.set(.text(blank)) && other.formValue.isNull, "\(kind)")
      #expect(try form.validator().validate(["r": .text(blank)]).isEmpty, "\(kind)")
      row.required = true
      #expect(
        try form.validator().validate(["r": .text(blank)]).map(\.code) == ["required"], "\(kind)")
      #expect(form.validate().map(\.code) == ["required"], "\(kind)")
    }
  }

  @Test func codeAssignsNothing() {
    let row = TextRow("r") { $0.value = "x" }
    row.value = ""
    #expect(row.value == nil)
    row.value = " \u{3000}"
    #expect(row.value == nil)
    row.resetValue = ""
    row.value = "x"
    row.resetRowValue()
    #expect(row.value == nil)
    row.value = " x "
    #expect(row.value == " x ", "only what is typed is trimmed")
  }

  @Test func blanksCountWhereTheyAreNotTrimmed() throws {
    let form = Form() +++ Section() <<< TextRow("r") { $0.trim = .none } <<< PasswordRow("p")
    form.setValues(["r": " ", "p": .secret(Secret(copying: " ".utf8))])
    #expect(form.values()["r"] == " " && form.row("p")?.formValue.isNull == false)
    form.setValues(["r": "", "p": .secret(Secret(copying: []))])
    #expect(form.values()["r"].isNull && form.values()["p"].isNull)
    form.row("r")?.edit(" ")
    #expect(form.values()["r"] == " ")
    for row in form.allRows { row.required = true }
    let blank = try form.validator().validate(["r": "\u{A0}", "p": "\u{3000}"])
    #expect(blank.map(\.code) == ["required", "required"], "but they fill nothing")
  }

  /// However the nothing came, a condition sees the same.
  @Test(arguments: [FormValue.null, "", " ", .list([])])
  func conditionsAskForEmptiness(_ nothing: FormValue) throws {
    for (condition, isHidden) in [
      ("$x == ''", true), ("'' == $x", true), ("$x != ''", false), ("$x == nil", true),
      ("$x != nil", false), ("$x in ['']", true), ("$x in ['', 'a']", true), ("$x in ['a']", false),
      ("empty($x)", true), ("$x == $y", true), ("concat($x) == ''", true),
      ("$x == concat($y)", true),
      ("trim($x) == ''", true), ("$x == 'a'", false),
    ] {
      let form =
        Form() +++ Section() <<< TextRow("x") <<< TextRow("y")
        <<< TextRow("z") { $0.hidden = Condition(condition) }
      form.setValues(["x": "a"])
      form.setValues(["x": nothing])
      #expect(form.row("z")?.isHidden == isHidden, "\(condition)")
      let context = RecordContext(
        of: try form.validator(), record: ["x": nothing], usesDefaults: false)
      #expect(context.isVisible("z") == !isHidden, "\(condition)")
    }
  }

  @Test func filledIsNotEmpty() {
    let form =
      Form() +++ Section() <<< TextRow("x") { $0.value = "a" } <<< SwitchRow("s")
      <<< TextRow("z") { $0.hidden = "$x != ''" } <<< TextRow("w") { $0.hidden = "$s == ''" }
    #expect(form.row("z")?.isHidden == true)
    #expect(form.row("w")?.isHidden == true)
    form.row("s")?.set(false)
    #expect(form.row("w")?.isHidden == false)
  }

  /// Compared with what the standard library knows of Unicode.
  @Test func blanksAreWhiteSpace() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      #expect(text.utf8.isBlank == scalar.properties.isWhitespace, "\(value)")
    }
    #expect(!" \u{301}".utf8.isBlank && " \u{301} a ".trimmedOfBlanks == "\u{301} a")
    #expect("\u{3000}a b\u{A0}\r\n".trimmedOfBlanks == "a b" && " ".trimmedOfBlanks == "")
  }
}
