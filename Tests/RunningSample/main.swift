import Formwork
import FormworkTerminal

print("Welcome.")
let form =
  Form("Sign in")
  +++ Section()
  <<< TextRow("username") {
    $0.title = "Username"
    $0.add(rule: .required)
  }
  <<< PasswordRow("password") {
    $0.title = "Password"
    $0.add(rule: .required)
  }
let values = form.runOrExit()
print("Hello, \(values["username"]?.text ?? "nobody").")
