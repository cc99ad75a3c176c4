import Formwork
import FormworkInterface
import Testing

/// Rows that leave the form while they are asked.
@Suite struct PlainGoneRowTests {
  private func rows(_ change: @escaping (TextRow) -> Void) -> Form {
    let first = TextRow("a") { $0.title = "A" }
    first.onChange { change($0) }
    return Form("F") +++ Section() <<< first <<< TextRow("b") { $0.title = "B" }
      <<< TextRow("c") { $0.title = "C" }
  }

  @Test func theNextRowIsAsked() {
    let form = rows { row in row.section?.removeAll { $0 === row } }
    var talk = Transcript(form)
    #expect(
      talk.after("x") == """
        x
        1 question removed: A.
        Question 1 of 2. B, optional.
        B:\u{20}
        """)
    talk.type("y", "z", "submit")
    #expect(talk.conversation.expects == .finished(.submitted))
    #expect(form.values() == ["b": "y", "c": "z"])
  }

  @Test func theRowBehindItGoesToo() {
    let form = rows { row in row.section?.removeAll { $0.tag != "c" } }
    var talk = Transcript(form)
    #expect(talk.after("x").hasSuffix("Question 1 of 1. C, optional.\nC: "))
  }

  @Test func allRowsGo() {
    let form = rows { row in row.form?.removeAll() }
    var talk = Transcript(form)
    talk.type("x", "submit")
    #expect(talk.conversation.expects == .finished(.submitted))
  }

  @Test func theAnswerOfAHiddenRowIsKept() {
    let form = rows { row in row.hidden = true }
    var talk = Transcript(form)
    #expect(talk.after("x").contains("1 question removed: A. Its answer is kept."))
  }

  @Test func aViewThatGivesNoAnswerHasTheRows() {
    let row = ProbeRow("n") { ($0.title, $0.value) = ("N", 5) }
    var talk = Transcript(Form("F") +++ Section() <<< row) { $0.controls = .probing }
    #expect(talk.text.contains("N, optional. Default: 5."))
    #expect(talk.after("").contains("N: 5."))
  }
}
