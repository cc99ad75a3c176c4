import Formwork
import FormworkFiles
import FormworkInterface
import Testing

@Suite struct PlainConversationTests {
  private let lines = SignupTranscript.typed.split(
    separator: "\n", omittingEmptySubsequences: false
  ).dropLast().map(String.init)

  @Test func signupOfAFileReadsAsSpecified() throws {
    var transcript = Transcript(try Form(definition: SignupTranscript.definition))
    transcript.type(lines)
    #expect(transcript.text == SignupTranscript.shown)
    #expect(transcript.conversation.expects == .finished(.submitted))
  }

  @Test func signupInCodeReadsAsSpecified() {
    let form = Form("Create your account")
    form +++ account() +++ plan()
    form
      +++ Section("Terms")
      <<< CheckRow("terms") {
        $0.title = "I accept the terms"
        $0.add(rule: .accepted)
      }
    var transcript = Transcript(form)
    transcript.type(lines)
    #expect(transcript.text == SignupTranscript.shown)
    #expect(form.values().tags == ["username", "email", "password", "plan", "seats", "terms"])
  }

  private func account() -> Section {
    Section("Account", footer: "You can change these later.")
      <<< TextRow("username") {
        $0.title = "Username"
        $0.help = "Shown to other people"
        $0.add(rule: .required)
        let rule = Rule<String>.matches("[a-z][a-z0-9_]*").message(
          "Use lower-case letters, digits and underscores")
        $0.add(rule: rule)
      }
      <<< EmailRow("email") {
        $0.title = "Email"
        $0.add(rule: .required)
      }
      <<< GenericPasswordRow("password") {
        $0.title = "Password"
        $0.add(rule: .required)
      }
      <<< PasswordRow("confirmation") {
        $0.title = "Repeat password"
        $0.confirms = "password"
      }
  }

  private func plan() -> Section {
    Section("Plan")
      <<< SegmentedRow<String>("plan") {
        $0.title = "Plan"
        $0.choiceOptions.choices = [
          Choice(.text("free"), title: "free"), Choice(.text("pro"), title: "Professional"),
          Choice(.text("team"), title: "Team", isDisabled: true, reason: "sold out"),
        ]
        $0.value = "free"
        $0.add(rule: .required)
      }
      <<< IntRow("seats") {
        $0.title = "Seats"
        $0.hidden = "$plan != 'pro'"
        $0.add(rule: .required)
        $0.add(rule: .min(1))
        $0.add(rule: .max(500))
      }
  }
}
