import Formwork
import FormworkInterface
import Glibc
import TestTerminal
import Testing

@testable import FormworkTerminal

/// A sequence of numbers that is the same in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 | state << 48
  }
}

extension OneScreen {
  /// Whatever is typed, the screen is as if it had just been drawn.
  @Suite struct RandomKeysTests {
    /// Wide, combining and joining scalars, and letters between them.
    private static let scalars: [String] =
      [
        "か", "\u{3099}", "x", "a", " ", "1", "e", "\u{301}", "日", "\u{FF76}", "\u{FF9E}", "é",
        "\u{1100}", "\u{1161}", "\u{11A8}", "한", "क", "\u{94D}", "ष", "\u{93E}", "\u{93F}",
        "\u{903}", "\u{200D}", "\u{200C}", "👨", "👩", "👧", "👍", "\u{1F3FD}", "\u{FE0F}", "\u{FE0E}",
        "❤", "⌚", "🇳", "🇴", "\u{20E3}", "ก", "\u{E33}", "\u{600}", "🏴", "\u{E0067}", "\u{E007F}",
        "ب", "\u{302E}", "\u{1FAE8}", "\u{2E80}", "y", "z", "…", "ß",
      ]
    private static let texts = [
      "か\u{3099}x", "👨‍👩‍👧", "🇳🇴", "क्षि", "e\u{301}e\u{301}", "👍🏽", "❤️", "1️⃣", "한", "ab",
    ]
    private static let keys = [
      "\u{7F}", "\u{7F}", "\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{0B}",
      "\u{15}", "\u{17}", "\u{19}", "\t", "\t", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\r", "\u{12}",
      "\u{1F}", "\u{1B}b", "\u{1B}f",
    ]

    private func form() -> Form {
      let never = Rule<String>.function("never") { _ in false }.message(
        "Never か\u{3099} right")
      let form = Form("Names 👨‍👩‍👧 か\u{3099} क्षि")
      form.showsCancel = false
      return form
        +++ Section("🇳🇴 header") { $0.footer = "Foot e\u{301}r 👍🏽 end" }
        <<< TextRow("above") {
          $0.title = "Above"
          $0.shown = "length($name) > 3"
        }
        <<< TextRow("name") {
          $0.title = "Name か\u{3099}"
          $0.help = "Help ❤️ after {name} end"
          $0.add(rule: .maxLength(9))
          $0.validationOptions = .validatesOnChange
        }
        <<< PasswordRow("secret") {
          $0.title = "Secret"
          $0.mask = .dots
        }
        <<< TextAreaRow("area") { $0.title = "Area" }
        <<< PushRow<String>("list") {
          $0.title = "List"
          $0.options = Self.texts + ["plain", "か", "日本"]
        }
        +++ Section()
        <<< TextRow("last") {
          $0.title = "क्षि"
          $0.add(rule: never)
        }
    }

    private func next(_ numbers: inout Numbers) -> String {
      let list =
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<62: Self.scalars
        case ..<70: Self.texts
        case ..<72: Self.texts.map { "\u{1B}[200~\($0)\u{1B}[201~" }
        default: Self.keys
        }
      return list.randomElement(using: &numbers) ?? "x"
    }

    /// How many keys: FORMWORK_RANDOM_COUNT, or few.
    private static var count: Int {
      getenv("FORMWORK_RANDOM_COUNT").flatMap { Int(String(cString: $0)) } ?? 700
    }

    @Test(arguments: [true, false]) func theScreenEqualsAFreshOne(_ joins: Bool) throws {
      var numbers = Numbers(state: joins ? 1 : 2)
      let session = try ScreenSession(form(), columns: 80, rows: 24, joins: joins)
      var (keys, sinceRedraw, typed) = (0, 0, [String]())
      while keys < Self.count / 2 {
        let isAlone = Int.random(in: 0..<10, using: &numbers) < 6
        let count = isAlone ? 1 : Int.random(in: 2...6, using: &numbers)
        let read = (0..<count).map { _ in next(&numbers) }.joined()
        try session.type(read)
        keys += count
        sinceRedraw += 1
        typed.append(read)
        try #require(
          session.difference(wholly: joins) == nil, "\(typed.suffix(8)) after \(keys) keys")
        if Int.random(in: 0..<400, using: &numbers) == 0 {
          let sizes = [(80, 24), (40, 12), (20, 8), (61, 17)]
          let (columns, rows) = sizes.randomElement(using: &numbers) ?? (80, 24)
          try session.resize(columns: columns, rows: rows)
        }
        guard sinceRedraw >= 8 else { continue }
        let before = session.display
        try session.type("\u{0C}")
        try #require(
          before.difference(from: session.display) == nil, "\(typed.suffix(8)) after \(keys) keys")
        #expect(session.display.cursor == before.cursor)
        sinceRedraw = 0
      }
    }
  }
}
