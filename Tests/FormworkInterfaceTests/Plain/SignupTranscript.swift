/// A conversation about signing up: the definition, what is typed, and what the terminal shows.
enum SignupTranscript {
  static let definition =
    #"""
    form: signup
    title: Create your account
    submit: Create account
    sections:
      - header: Account
        footer: You can change these later.
        rows:
          - type: text
            tag: username
            title: Username
            help: Shown to other people
            rules:
              - required
              - matches: '[a-z][a-z0-9_]*'
                message: Use lower-case letters, digits and underscores
          - {type: email, tag: email, title: Email, rules: [required]}
          - {type: genericPassword, tag: password, title: Password, rules: [required]}
          - {type: password, tag: confirmation, title: Repeat password, confirms: password}
      - header: Plan
        rows:
          - type: segmented
            tag: plan
            title: Plan
            options: [free, {value: pro, title: Professional}, {value: team, title: Team, disabled: true, reason: sold out}]
            value: free
            rules: [required]
          - {type: int, tag: seats, title: Seats, hidden: "$plan != 'pro'", rules: [required, {min: 1}, {max: 500}]}
      - header: Terms
        rows:
          - {type: check, tag: terms, title: I accept the terms, rules: [accepted]}

    """#

  static let typed =
    #"""
    Ada
    ada
    ada@example.org
    abc12
    Abc123
    Abc124
    Abc123
    team
    pro
    .back

    5
    y
    submit

    """#

  static let shown =
    #"""
    Create your account. 6 questions.
    Type an answer and press Enter. Enter alone keeps the default.
    Commands: .help, .back, .cancel.

    Account. You can change these later.
    Question 1 of 6. Username, required. Shown to other people.
    Username: Ada
    Error: Username: Use lower-case letters, digits and underscores.
    Username: ada
    Question 2 of 6. Email, required.
    Email: ada@example.org
    Question 3 of 6. Password, required. Typing is not shown.
    Password: 
    Strength: fair, 2 of 4.
    Error: Password: Must contain an uppercase letter.
    Password: 
    Strength: strong, 4 of 4.
    Question 4 of 6. Repeat password, required. Typing is not shown.
    Repeat password: 
    Error: Repeat password: The passwords differ.
    Repeat password: 
    Repeat password: matches.

    Plan.
    Question 5 of 6. Plan, required, choose one. Default: 1, free.
    1, free.
    2, Professional.
    3, Team, not available: sold out.
    Plan: team
    Error: Plan: Team is not available: sold out.
    Plan: pro
    Plan: Professional. 1 question added: Seats.
    Question 6 of 7. Seats, required, whole number from 1 to 500.
    Seats: .back
    Question 5 of 7. Plan, required, choose one. Your answer: 2, Professional.
    Plan: 
    Question 6 of 7. Seats, required, whole number from 1 to 500.
    Seats: 5

    Terms.
    Question 7 of 7. I accept the terms, must be yes, yes or no.
    I accept the terms: y

    Review. 6 answers.
    1, Username: ada.
    2, Email: ada@example.org.
    3, Password: set, strength strong.
    4, Plan: Professional.
    5, Seats: 5.
    6, I accept the terms: yes.
    Type submit, or a number to change that answer.
    Review: submit
    Done. Create your account was submitted.

    """#
}
