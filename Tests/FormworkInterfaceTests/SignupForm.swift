import Formwork
import FormworkInterface

/// The form of the screens in the tests.
enum SignupForm {
  static func make() -> Form {
    let form = Form("Create your account")
    form.submitTitle = "Create account"
    let plan = SegmentedRow<String>("plan") {
      $0.title = "Plan"
      $0.choiceOptions.choices = [
        Choice(.text("free"), title: "free"), Choice(.text("pro"), title: "Professional"),
        Choice(.text("team"), title: "Team", isDisabled: true, reason: "sold out"),
      ]
      $0.value = "free"
    }
    let account = Section("Account", footer: "You can change these later.")
    account <<< username() <<< email()
      <<< GenericPasswordRow("password") {
        $0.title = "Password"
        $0.add(rule: .required)
      }
      <<< PasswordRow("confirmation") {
        $0.title = "Repeat password"
        $0.confirms = "password"
      }
    return form
      +++ account
      +++ Section("Plan") <<< plan <<< seats()
      +++ Section()
      <<< CheckRow("terms") {
        $0.title = "I accept the terms"
        $0.add(rule: .accepted)
      }
  }

  private static func username() -> TextRow {
    TextRow("username") {
      $0.title = "Username"
      $0.help = "Shown to other people"
      $0.add(rule: .required)
      $0.add(rule: .minLength(3))
    }
  }

  private static func email() -> EmailRow {
    EmailRow("email") {
      $0.title = "Email"
      $0.add(rule: .required)
    }
  }

  private static func seats() -> IntRow {
    IntRow("seats") {
      $0.title = "Seats"
      $0.shown = "$plan == 'pro'"
      $0.limits.min = .number(1)
      $0.limits.max = .number(500)
      $0.add(rule: .required)
    }
  }
}

extension Line {
  /// What a person sees: with what is revealed, and the empty cells of fields as `_`.
  var shownText: String {
    runs.map { run in
      if run.style == .fieldLine || run.style == .fieldFocusLine {
        return run.text.replacing(" ", with: "_")
      }
      return run.revealed?.withUTF8 { String(decoding: $0, as: UTF8.self) } ?? run.text
    }.joined()
  }
}

extension Editor {
  /// An editor for a screen of that size.
  convenience init(
    _ form: Form, _ columns: Int, _ rows: Int, isUTF8: Bool = true, hasMouse: Bool = false
  ) {
    var options = EditorOptions(size: Size(columns: columns, rows: rows))
    (options.isUTF8, options.hasMouse) = (isUTF8, hasMouse)
    self.init(form: form, options: options)
  }

  /// Presses keys one after the other.
  func press(_ keys: Key...) { for key in keys { handle(key, at: .zero) } }

  /// Types a text, one character a key.
  func type(_ text: String) { for character in text { press(.text(character)) } }

  /// The screen as text, with `‸` before the cursor's cell if asked for, without blanks at the ends.
  func screen(cursor: Bool = false) -> String {
    let frame = frame()
    return frame.lines.enumerated().map { row, line in
      var text = line.shownText
      if cursor, let cell = frame.cursor, cell.row == row {
        let place =
          text.index(
            text.startIndex, offsetBy: cell.column, limitedBy: text.endIndex) ?? text.endIndex
        text.insert("‸", at: place)
      }
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n") + "\n"
  }

  /// The screen without empty lines.
  var lines: [String] { screen().split(separator: "\n").map(String.init) }
}
