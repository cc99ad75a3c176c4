import Formwork
import FormworkInterface
import Testing

@Suite struct PlainTextTests {
  @Test func wide() {
    let form = SignupForm.make()
    form.setValues(["username": .text("ada"), "password": .text("h"), "plan": .text("pro")])
    #expect(
      PlainText.render(form) == """
         Create your account                                        * must be filled in

         Account
           Username *         ada_________________________________
                              Shown to other people
           Email *            ____________________________________
           Password *         ••••••••____________________________
                              ━━──────── weak     Must contain a number
           Repeat password *  ____________________________________
         You can change these later.

         Plan
           Plan               ( ) free   (•) Professional   – Team, sold out
           Seats *            ____

           [ ] I accept the terms *

        """)
  }

  @Test func narrowInASCII() {
    let form = SignupForm.make()
    form.validate()
    #expect(
      PlainText.render(form, width: 40, utf8: false) == """
         Create your account

         Account
           Username *
           ____________________________________
           x Must be filled in
           Email *
           ____________________________________
           x Must be filled in
           Password *
           ____________________________________
           x Must be filled in
           Repeat password *
           ____________________________________
         You can change these later.

         Plan
           Plan
           (*) free
           ( ) Professional
            -  Team, sold out

           [ ] I accept the terms *
           x Must be accepted

        """)
  }

  @Test func colorsOnlyWhenAsked() {
    let form = Form() +++ Section("Été") <<< TextRow("a") { $0.placeholder = "ada" }
    #expect(!PlainText.render(form).contains("\u{1B}"))
    #expect(PlainText.render(form, color: true).contains("\u{1B}[1mÉté\u{1B}[0m"))
    #expect(!PlainText.render(form, color: true).contains("ada"), "it would look like a value")
    #expect(PlainText.render(form, utf8: false).contains(" ?t?\n"))
  }

  @Test func hostileTextIsShownHarmlessly() {
    let form = Form("a\u{1B}]0;x\u{07}") +++ Section() <<< TextRow("a") { $0.value = "\u{202E}b" }
    let text = PlainText.render(form)
    #expect(text.hasPrefix(" a\u{FFFD}]0;x\u{FFFD}\n"))
    #expect(text.contains("\u{FFFD}b_"))
  }

  @Test func whatCannotBeChangedHasNoExtent() {
    let form =
      Form() +++ Section()
      <<< TextRow("a") {
        $0.title = "A"
        $0.disabled = true
      }
      <<< TextAreaRow("b") {
        $0.title = "B"
        $0.readOnly = true
        $0.value = "one\ntwo"
      }
      <<< LabelRow("c") { $0.title = "Only a note" }
    #expect(PlainText.render(form) == "   A    –\n   B    one\n        two\n   Only a note\n")
  }
}
