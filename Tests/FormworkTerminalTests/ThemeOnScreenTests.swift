import Formwork
import FormworkFiles
import FormworkInterface
import FormworkPasswords
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  /// Themes on a terminal: what is painted, and how many bytes that takes.
  @Suite struct ThemeOnScreenTests {
    private func form() -> Form {
      Form("Create your account") +++ Section("Account")
        <<< TextRow("name") { $0.title = "Name" }
        <<< GenericPasswordRow("password") { $0.title = "Password" }
        <<< PushRow<String>("country") {
          $0.title = "Country"
          $0.options = ["Algeria", "Germany", "Niger"]
        }
    }

    private func session(
      _ theme: Theme, name: String = "xterm-256color", color: ColorChoice = .always
    ) throws -> ScreenSession {
      try ScreenSession(
        form(), columns: 80, rows: 24, joins: true, name: name, theme: theme, color: color)
    }

    private static let painted = [Theme.dark, .light, .contrast]

    @Test(arguments: painted) func everyCellHasAGroundOfTheTheme(_ theme: Theme) throws {
      let session = try session(theme)
      let grounds = Set(
        Style.all.flatMap { style in
          [false, true].map { theme.look(of: style, inPopup: $0).ground }
        }.map { ground -> Int? in
          if case .palette(let number) = ground { Int(number) } else { nil }
        })
      #expect(!grounds.contains(nil))
      func check(_ step: String) {
        let shown = Set(session.display.cells.joined().map(\.attributes.background))
        #expect(shown.isSubset(of: grounds), "\(step): \(shown)")
      }
      check("first")
      for text in ["ada", "\t", "aA1", "\u{7F}", "\t", "\r", "ger", "\u{1B}", "\u{1B}", "\u{1B}OP"]
      {
        try session.type(text)
        check(text)
      }
      for (columns, rows) in [(100, 30), (40, 12), (20, 6), (80, 24)] {
        try session.resize(columns: columns, rows: rows)
        check("\(columns)x\(rows)")
        #expect(session.display.cells[rows - 1][columns - 1].attributes.background != nil)
      }
    }

    /// What is to be seen of a form of the package, key by key.
    private func screens(_ name: String, _ theme: Theme) throws -> [String] {
      let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      let session = try ScreenSession(
        try Form(
          contentsOf: "\(root)/Forms/\(name)", kinds: RowKinds.builtIn.judged(with: .all)),
        columns: 80, rows: 24, joins: true, theme: theme)
      var screens = [session.display.text]
      for keys in ["a", "\t", "b", "\t", "aA1", "\u{13}", "\u{1B}OP"] {
        try session.type(keys)
        screens.append(session.display.text)
      }
      return screens
    }

    @Test(arguments: ["signup.yaml", "login.yaml", "password.yaml", "profile.json"])
    func theCharactersAreTheSameInEveryTheme(_ name: String) throws {
      let usual = try screens(name, .terminal)
      #expect(Set(usual).count > 4)
      for theme in Theme.builtIn.dropFirst() {
        #expect(try screens(name, theme) == usual, "\(theme.name)")
      }
    }

    @Test func aPopupHasAGroundOfItsOwn() throws {
      let session = try session(.dark)
      try session.type("\t")
      try session.type("\t")
      try session.type("\r")
      let corner = session.display.cells.joined().first { $0.text == "╭" }
      #expect(corner?.attributes.background == 236)
    }

    /// Bytes that a key costs, the first one apart, which sets the look of the field.
    private func bytes(_ theme: Theme, before: String, name: String) throws -> [Int] {
      let color: ColorChoice = theme == .mono ? .never : .always
      let session = try session(theme, name: name, color: color)
      try session.type(before + "aA1b")
      return try "cdefghij".map { character in
        try session.type(String(character))
        return session.lastOutput
      }
    }

    @Test(arguments: Theme.builtIn, ["", "\t"])
    func aKeyCostsFewBytes(_ theme: Theme, _ before: String) throws {
      // A key that changes the strength costs more: it moves the bar.
      let costs = try bytes(theme, before: before, name: "xterm-256color").dropFirst(2)
      #expect(costs.allSatisfy { $0 <= (theme.isPainted ? 40 : 10) }, "\(Array(costs))")
    }

    /// The colours that were selected in a session, by their SGR parameters.
    private func colors(in transcript: [UInt8]) -> Set<Int> {
      let text = String(decoding: transcript, as: UTF8.self)
      var found: Set<Int> = []
      for match in text.matches(of: /\e\[([0-9;:]*)m/) {
        let parameters = match.1.split { ";:".contains($0) }.compactMap { Int($0) }
        found.formUnion(parameters.filter { $0 >= 30 })
        if let index = parameters.firstIndex(where: { $0 == 38 || $0 == 48 }) {
          found.insert(1000 + (parameters.dropFirst(index + 2).first ?? 0))
        }
      }
      return found
    }

    @Test(arguments: Theme.builtIn, ["xterm", "linux", "cygwin"])
    func fewColorsAreRedGreenYellowAndCyan(_ theme: Theme, _ name: String) throws {
      let session = try session(theme, name: name)
      let keys = ["ada", "\t", "a", "A", "1", "bcd", "\t", "\r", "n", "\r", "\u{13}", "\u{1B}OP"]
      for text in keys { try session.type(text) }
      let shown = colors(in: session.transcript)
      #expect(shown.isSubset(of: [31, 32, 33, 36, 39, 49]), "\(shown)")
      #expect(shown.contains(36) || theme == .mono)
    }

    @Test(arguments: Theme.builtIn) func aTurnOfTheBusySignCostsFewBytes(_ theme: Theme) throws {
      let row = TextRow("user") {
        $0.value = "root"
        $0.add(
          asyncRule: AsyncRule("taken", message: "Is taken") { _, _ in
            try? await Task.sleep(for: .seconds(3600))
            return true
          })
      }
      let session = try ScreenSession(
        Form() +++ Section() <<< row, columns: 80, rows: 24, joins: true, theme: theme,
        color: theme == .mono ? .never : .always, animates: true)
      try session.type("\u{13}")
      #expect(session.display.text.contains("Checking") && !session.display.text.contains("⠼"))
      try session.wait(.milliseconds(320))
      let limit = theme.isPainted ? 40 : 12
      let signs = try (0..<3).map { _ in
        try session.wait(.milliseconds(250))
        #expect((1...limit).contains(session.lastOutput), "\(session.lastOutput)")
        return session.display.text.first { "⠼⠴⠦⠧⠇⠏⠋⠙⠹⠸".contains($0) }
      }
      #expect(Set(signs).count == 3 && !signs.contains(nil))
      #expect(!session.display.isCursorVisible)
    }

    @Test func terminalAsksTheTerminalNothing() throws {
      for theme in Theme.builtIn {
        let session = try session(theme)
        let text = String(decoding: session.transcript, as: UTF8.self)
        // Device attributes, reports, and colours by OSC 4, 10 and 11.
        #expect(text.firstMatch(of: /\e\[[>=?]?[0-9;]*[cn]|\e\](4|10|11);|\eP/) == nil)
      }
    }

    /// The first line of a frame on a terminal.
    private func shown(
      _ run: Run, name: String, theme: Theme = .terminal
    ) throws -> (text: String, isUnderlined: Bool) {
      let terminal = try Terminal(command: [])
      let device = try TerminalDevice(path: terminal.path)
      try device.enter(.keys, keepsTypeahead: false)
      let painter = try CursesPainter(
        device: device, name: name, size: device.size, color: .always, theme: theme,
        isUTF8: TerminalLocale.activate())
      painter.paint(Frame(lines: [Line([Run("x"), run, Run("y")])]))
      try terminal.waitFor("y")
      terminal.settle(.milliseconds(20))
      let cell = terminal.display.cells[0][1]
      let text = terminal.display.cells[0].prefix(5).map(\.text).joined()
      painter.leave()
      device.restore()
      return (text, cell.attributes.isUnderlined)
    }

    @Test func aLineUnderEmptyCellsIsDrawnOrWritten() throws {
      let focused = Run("   ", .fieldFocusLine)
      #expect(try shown(focused, name: "xterm-256color") == ("x   y", true))
      #expect(try shown(focused, name: "vt100") == ("x   y", true))
      #expect(try shown(focused, name: "xterm-256color", theme: .dark) == ("x   y", true))
      // That console has no underline with a colour.
      #expect(try shown(focused, name: "linux") == ("x___y", false))
      #expect(try shown(Run("   ", .fieldLine), name: "linux") == ("x   y", true))
      #expect(try shown(focused, name: "sun") == ("x___y", false))
      #expect(try shown(Run("   ", .field), name: "linux") == ("x   y", false))
    }
  }
}
