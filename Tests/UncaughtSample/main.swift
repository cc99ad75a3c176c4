import Formwork
import FormworkTerminal

// What a newcomer writes first: nothing catches the error.
print("Welcome.")
let form = Form("Sign in") +++ TextRow("username")
print(try form.runAndWait())
