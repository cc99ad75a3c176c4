import Testing

@testable import Formwork

@Suite struct BuildersTests {
  let yes = true
  let no = false

  @SectionBuilder func rows() -> [BaseRow] {
    NameRow("name")
    if yes { IntRow("int") }
    DecimalRow("decimal")
    if no { TwitterRow("twitter") } else { EmailRow("email") }
    no ? EmailRow("never") as BaseRow? : nil
    switch yes {
    case true: AccountRow("account")
    case false: PhoneRow("phone")
    }
    for index in 0..<2 { TextRow("text\(index)") }
    [ZipCodeRow("zip1"), ZipCodeRow("zip2")]
  }

  @Test func sectionOfParts() {
    let section = Section("A") { rows() }
    #expect(
      section.map(\.tag) == [
        "name", "int", "decimal", "email", "account", "text0", "text1", "zip1", "zip2",
      ])
  }

  @Test func formOfParts() {
    let extra: Section? = nil
    let form = Form("Title") {
      Section("A") { TextRow("a") }
      if yes { Section("B") { TextRow("b") } }
      NameRow("bare")
      extra
      for index in 0..<2 { Section("S\(index)") { TextRow("s\(index)") } }
    }
    #expect(form.title == "Title")
    #expect(form.map(\.header) == ["A", "B", nil, "S0", "S1"])
    let bare: NameRow? = form.rowBy(tag: "bare")
    #expect(bare != nil)
  }

  @Test func appendedToAForm() {
    let form = Fixtures.shortForm() +++ { rows() }
    #expect(form.row("email") != nil)
    #expect(form.row("twitter") == nil)
  }
}
