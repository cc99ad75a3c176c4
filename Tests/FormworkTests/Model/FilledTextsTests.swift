import Testing

@testable import Formwork

@Suite struct FilledTextsTests {
  @Test func displayedValuesStandInTexts() {
    let form =
      Form("Sign in to {gateway}") +++ Section("{gateway} and {{")
      <<< PushRow<String>("gateway") {
        $0.options = ["vpn1"]
        $0.title("Berlin", for: "vpn1")
      }
      <<< PasswordRow("password") { $0.value = Secret(copying: "x".utf8) }
      <<< TextRow("t") {
        $0.title = "Name at {gateway}"
        $0.help = "{nobody} {password} {title}"
      }
    #expect(form.displayTitle == "Sign in to ")
    form.row("gateway")?.set(.text("vpn1"))
    #expect(form.displayTitle == "Sign in to Berlin")
    #expect(form[0].displayHeader == "Berlin and {")
    #expect(form.row("t")?.displayTitle == "Name at Berlin")
    #expect(form.row("t")?.displayHelp == "{nobody} {password} {title}")
  }
}
