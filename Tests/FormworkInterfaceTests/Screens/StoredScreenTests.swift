import Formwork
import FormworkInterface
import Foundation
import Testing

/// Every form of `Forms/`, in states, sizes and sets of signs, compared with what is stored.
///
/// With `FORMWORK_UPDATE_SCREENS=1` what is stored is written anew.
@Suite struct StoredScreenTests {
  enum State: String, CaseIterable {
    case untouched, submitted, filled
  }

  private static let sizes = [(80, 24), (40, 12), (20, 6), (10, 3)]
  private static let signs = ["utf8", "console", "ascii"]

  private static let answers: [String: Values] = [
    "login.yaml": ["username": .text("ada"), "password": secret("hunter2")],
    "password.yaml": [
      "username": .text("ada"), "old": secret("hunter2"),
      "new": secret("violet anchor bread 77 moss"),
      "confirmation": secret("violet anchor bread 77 moss"),
    ],
    "profile.json": [
      "name": .text("Ada Lovelace"), "about": .text("Mathematician.\nWrote the first program."),
      "height": .decimal(DecimalNumber("1.65") ?? 0), "email": .text("ada@example.org"),
      "website": .text("https://example.org/ada"), "news": .bool(true),
    ],
    "signup.yaml": [
      "username": .text("ada"), "email": .text("ada@example.org"), "password": secret("Hunter12"),
      "confirmation": secret("Hunter12"), "plan": .text("pro"), "seats": .int(5),
      "terms": .bool(true),
    ],
  ]

  private static func secret(_ text: String) -> FormValue {
    .secret(Secret(copying: text.utf8))
  }

  private func screen(
    _ name: String, _ state: State, _ size: (columns: Int, rows: Int), _ signs: String
  ) throws -> String {
    let form = try FormsFolder.form(name)
    if state == .filled { form.setValues(Self.answers[name] ?? [:]) }
    var options = EditorOptions(size: Size(columns: size.columns, rows: size.rows))
    (options.isUTF8, options.isConsole) = (signs != "ascii", signs == "console")
    let editor = Editor(form: form, options: options)
    if state == .submitted { editor.press(.control("s")) }
    return editor.screen(cursor: true)
  }

  @Test(arguments: FormsFolder.names, State.allCases)
  func isAsStored(_ name: String, _ state: State) throws {
    var text = ""
    for size in Self.sizes {
      for signs in Self.signs {
        text += "== \(size.0)x\(size.1) \(signs)\n"
        text += try screen(name, state, size, signs)
      }
    }
    try StoredText("\(name)-\(state.rawValue).txt").compare(text)
  }
}

/// A text in the folder `Screens/Stored`.
struct StoredText {
  private let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stored/\(name)")
  }

  /// Compares a text with what is stored, or stores it where that is asked for.
  func compare(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["FORMWORK_UPDATE_SCREENS"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let stored = try String(contentsOf: url, encoding: .utf8)
    let (found, wanted) = (text.split(separator: "\n"), stored.split(separator: "\n"))
    let differing = zip(found, wanted).first { $0 != $1 }
    #expect(
      text == stored, "\(differing.map { "\($0) instead of \($1)" } ?? "another length")",
      sourceLocation: sourceLocation)
  }
}
