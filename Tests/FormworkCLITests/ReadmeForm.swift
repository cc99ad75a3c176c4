// README: begin
import Formwork
import FormworkTerminal

enum Plan: String, CaseIterable, RowValue { case free, pro, team }

struct Signup: Decodable {
  var username, email: String
  @SecretValue var password: Secret
  var plan: String
  var seats: Int?
}

func signupForm() -> Form {
  Form("Create your account")
    +++ Section("Account") { $0.footer = "You can change these later." }
    <<< TextRow("username") {
      $0.title = "Username"
      $0.help = "Shown to other people"
      $0.placeholder = "ada"
      $0.add(rule: .required)
      $0.add(rule: .minLength(3))
      $0.add(
        rule: .matches("[a-z][a-z0-9_]*")
          .message("Use lower-case letters, digits and underscores"))
    }
    <<< EmailRow("email") {
      $0.title = "Email"
      $0.placeholder = "ada@example.org"
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
    +++ Section("Plan")
    <<< SegmentedRow<Plan>("plan") {
      $0.title = "Plan"
      $0.options = Plan.allCases
      $0.title("Free", for: .free)
      $0.title("Professional", for: .pro)
      $0.title("Team", for: .team)
      $0.disable(.team, reason: "sold out")
      $0.value = .free
      $0.add(rule: .required)
    }
    <<< IntRow("seats") {
      $0.title = "Seats"
      $0.help = "How many people will use it"
      $0.shown = "$plan == 'pro'"
      $0.add(rule: .required)
      $0.add(rule: .min(1))
      $0.add(rule: .max(500))
    }
    <<< TextRow("company") {
      $0.title = "Company"
      $0.shown = "$plan == 'pro'"
      $0.add(rule: .maxLength(80))
    }
    +++ Section("Terms")
    <<< CheckRow("terms") {
      $0.title = "I accept the terms"
      $0.add(rule: .accepted)
    }
}

func signUp() async throws -> Signup? {
  switch try await signupForm().run() {
  case .submitted(let values): try values.decode(Signup.self)
  case .cancelled, .timedOut: nil
  }
}
// README: end
