import Formwork
import FormworkInterface
import TestTerminal
import Testing

@testable import FormworkTerminal

extension OneScreen {
  /// Characters of several scalars, on terminals that join them and on those that do not.
  @Suite struct JoinedTextTests {
    private static let clusters = [
      "か\u{3099}", "👨‍👩‍👧", "🇳🇴", "👍🏽", "❤️", "1️⃣", "क्", "षि", "e\u{301}", "\u{1100}\u{1161}\u{11A8}",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}",
      "\u{1FAE8}", "ก\u{E33}",
    ]

    private func session(_ joins: Bool, _ row: BaseRow = TextRow("t") { $0.title = "T" }) throws
      -> ScreenSession
    {
      try ScreenSession(
        Form() +++ Section() <<< row <<< TextRow("u"), columns: 60, rows: 10, joins: joins)
    }

    @Test(arguments: clusters) func isPaintedWhole(_ cluster: String) throws {
      let session = try session(true)
      try session.type(cluster + "x")
      #expect(session.difference(wholly: true) == nil, "in one read")
      #expect(session.display.line(0).contains(cluster + "x_"))
    }

    @Test(arguments: clusters) func isPaintedWholeFromScalars(_ cluster: String) throws {
      let session = try session(true)
      for scalar in (cluster + "x").unicodeScalars {
        try session.type(String(scalar))
        #expect(session.difference(wholly: true) == nil, "one scalar a read")
      }
      #expect(session.display.line(0).contains(cluster + "x_"))
    }

    @Test(arguments: clusters) func columnsStayRightWhereItIsNotJoined(_ cluster: String) throws {
      let session = try session(false)
      try session.type(cluster + "x" + cluster + "y")
      #expect(session.difference(wholly: false) == nil)
      let cells = session.display.cells[0]
      let width = DisplayWidth.of(cluster)
      #expect(cells[8 + width].text == "x" && cells[9 + 2 * width].text == "y")
      try session.type("\u{7F}\u{7F}\u{7F}\u{7F}")
      #expect(session.display.line(0) == " ▌ T    ____________________")
    }

    @Test(arguments: [true, false]) func itLooksAsTheTextAroundIt(_ joins: Bool) throws {
      let row = TextRow("t") { $0.title = "か\u{3099}x 👨‍👩‍👧y" }
      let session = try session(joins, row)
      let cells = session.display.cells[0]
      for cell in cells[3..<10] { #expect(cell.attributes.isBold) }
      #expect(cells[3..<10].map(\.text).joined().hasSuffix("y"))
      try session.type("\t")
      for cell in session.display.cells[0][3..<10] {
        #expect(!cell.attributes.isBold)
      }
    }

    @Test(arguments: [true, false]) func revealedSecretsToo(_ joins: Bool) throws {
      let session = try session(joins, PasswordRow("p") { $0.title = "P" })
      try session.type("👨‍👩‍👧か\u{3099}x")
      #expect(session.display.line(0).contains("•••_"))
      try session.type("\u{12}")
      #expect(session.difference(wholly: joins) == nil)
      if joins { #expect(session.display.line(0).contains("👨‍👩‍👧か\u{3099}x_")) }
      #expect(session.display.line(0).contains("x_"))
      #expect(session.display.line(0).hasSuffix("^R hide"))
      try session.type("\u{12}")
      #expect(session.difference(wholly: joins) == nil)
      #expect(session.display.line(0).contains("•••_"))
      #expect(session.display.line(0).hasSuffix("^R show"))
    }

    @Test(arguments: [true, false]) func atTheRightEdgeNothingGoesIntoTheNextLine(
      _ joins: Bool
    ) throws {
      let row = LabelRow("n") { $0.title = String(repeating: "x", count: 54) + "👨‍👩‍👧" }
      let session = try session(joins, row)
      #expect(session.display.line(0).hasSuffix(joins ? "xx👨‍👩‍👧" : "👧"), "the last part stays")
      #expect(session.display.line(1).hasPrefix(" ▌"))
      #expect(session.difference(wholly: joins) == nil)
    }

    /// Where the terminal cannot be told to stay in a line, it gets only what fits there.
    @Test func atTheRightEdgeWithoutAModeForIt() throws {
      let row = LabelRow("n") { $0.title = String(repeating: "x", count: 54) + "👨‍👩‍👧" }
      let session = try ScreenSession(
        Form() +++ Section() <<< row <<< TextRow("u"), columns: 60, rows: 10, joins: false,
        name: "screen-256color")
      #expect(session.display.line(0).hasSuffix("xx👨\u{200D}"))
      #expect(session.display.line(1).hasPrefix(" ▌"))
    }

    @Test func aKeyCostsNoMoreWhereNothingIsJoined() throws {
      let session = try session(true)
      try session.type("abc")
      try session.type("x")
      #expect(session.lastOutput <= 40)
    }

    /// What is shown before a key is handled must not stay where the frame has something else.
    @Test func anEchoedCharacterDoesNotStay() throws {
      let (above, name) = (TextRow("above"), TextRow("name") { $0.value = "abc" })
      above.shown = "length($name) == 4"
      let form = Form() +++ Section() <<< above <<< name <<< TextRow("u")
      let session = try ScreenSession(form, columns: 60, rows: 10, joins: true)
      try session.type("d")
      #expect(session.difference(wholly: true) == nil)
      try session.type("e")
      #expect(session.difference(wholly: true) == nil)
    }
  }
}
