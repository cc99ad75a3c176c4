import FormworkFiles
import FormworkPasswords
import Testing

@testable import Formwork
@testable import FormworkInterface

/// The forms of Forms/, filled with a file of keys that moves every action.
@Suite struct MovedKeysTests {
  private static let actions = KeyTableBuilding(KeyPlace.all(of: .builtIn)).actionNames

  /// Each action has one sequence of two keys, and nothing else.
  private static let file: String = {
    let letters = (0x21...0x7E).compactMap { Unicode.Scalar($0) }.map(Character.init)
    return "keys: 1\n"
      + zip(actions, letters).map { action, letter in
        "\(action): ['^X \(letter == "'" ? "''" : String(letter))']\n"
      }.joined()
  }()

  private struct Filling {
    let editor: Editor
    let table: KeyTable
    /// The names of the keys that were moved away.
    let oldNames: Set<String>

    init(_ name: String) throws {
      table = try DefinitionFile.read(Array(MovedKeysTests.file.utf8), name: "keys.yaml") {
        KeyTable.read($0, into: &$1)
      }.value
      let form = Form()
      _ = try form.load(
        contentsOf: Formwork.form(name), kinds: RowKinds.builtIn.judged(with: .all))
      var options = EditorOptions(size: Size(columns: 100, rows: 30))
      options.keys = table
      editor = Editor(form: form, options: options)
      let speech = ScreenSpeech(words: .english, isUTF8: true)
      let old = KeyPlace.groups(of: KeyPlace.all(of: .builtIn)).flatMap(\.all).flatMap(\.keys)
      oldNames = Set(old.map(speech.name).filter { $0.count > 1 || "←→↑↓".contains($0) })
    }

    func press(_ actions: KeyAction...) {
      for action in actions {
        let groups = KeyPlace.groups(of: KeyPlace.all(of: .builtIn))
        let keys = groups.flatMap { table.keys(of: action, in: $0) }
        guard case .sequence(let first, let second)? = keys.first else { continue }
        editor.handle(first, at: .zero)
        editor.handle(second, at: .zero)
      }
    }

    func type(_ text: String) {
      for character in text { editor.handle(.text(character), at: .zero) }
    }

    /// What the whole screen says, as words.
    var words: Set<String> {
      let lines = editor.frame().lines.map { $0.runs.map(\.text).joined() }
      return Set(lines.flatMap { $0.split { " │,.;╭╮╰╯─".contains($0) } }.map(String.init))
    }

    /// Looks at the key line and at the help.
    func look() {
      #expect(words.isDisjoint(with: oldNames), "\(words.intersection(oldNames))")
      press(.help)
      #expect(!editor.popups.isEmpty)
      while editor.popups.isEmpty == false {
        #expect(words.isDisjoint(with: oldNames), "\(words.intersection(oldNames))")
        let before = editor.frame().lines
        press(.scrollPageDown)
        if editor.popups.isEmpty || editor.frame().lines == before { break }
      }
      if !editor.popups.isEmpty { press(.close) }
    }

    /// Answers each row that gets the focus once, then submits.
    func fill(_ answers: [String: (Filling) -> Void]) {
      var left = answers
      for _ in 0..<40 where !left.isEmpty {
        if let tag = editor.focusedRow?.tag, let answer = left.removeValue(forKey: tag) {
          look()
          answer(self)
          look()
        }
        press(.nextField)
      }
      #expect(left.isEmpty, "\(left.keys)")
      for old in [Key.control("s"), .function(10), .escape, .tab] { editor.handle(old, at: .zero) }
      #expect(editor.outcome == nil)
      press(.submit)
      #expect(editor.outcome == .submitted)
    }
  }

  @Test func theFileMovesEveryAction() {
    #expect(Self.actions.count > 60)
    #expect(Self.file.split(separator: "\n").count == Self.actions.count + 1)
  }

  @Test func login() throws {
    let filling = try Filling("login.yaml")
    filling.fill([
      "username": { $0.type("ada") },
      "password": {
        $0.type("secrex")
        $0.press(.deleteLeft)
        $0.type("t")
        $0.press(.reveal, .reveal)
      },
    ])
    #expect(filling.editor.form.values()["username"] == .text("ada"))
  }

  @Test func password() throws {
    let filling = try Filling("password.yaml")
    filling.fill([
      "username": { $0.type("ada") },
      "old": { $0.type("the old one") },
      "new": { $0.press(.generate, .takeOfferBack, .generate, .acceptOffer) },
    ])
  }

  @Test func signup() throws {
    let filling = try Filling("signup.yaml")
    filling.fill([
      "username": {
        $0.type("da")
        $0.press(.moveToLineStart)
        $0.type("a")
      },
      "email": { $0.type("ada@example.org") }, "password": { $0.type("Abcdef1") },
      "confirmation": { $0.type("Abcdef1") }, "plan": { $0.press(.nextOption) },
      "seats": { $0.type("5") }, "terms": { $0.press(.toggle) },
    ])
    let values = filling.editor.form.values()
    #expect(values["username"] == .text("ada") && values["plan"] == .text("pro"))
    #expect(values["terms"] == .bool(true))
  }

  @Test func profile() throws {
    let filling = try Filling("profile.json")
    filling.fill([
      "name": { $0.type("Ada") }, "birthday": { $0.type("1990-05-31") },
      "height": { $0.type("1.8") },
      "about": {
        $0.type("one")
        $0.press(.newLine)
        $0.type("two")
      },
      "email": { $0.type("ada@example.org") },
      "language": {
        $0.press(.openList)
        $0.type("deu")
        $0.press(.take)
      },
    ])
    let values = filling.editor.form.values()
    #expect(values["about"] == .text("one\ntwo") && values["language"] == .text("de"))
  }
}
