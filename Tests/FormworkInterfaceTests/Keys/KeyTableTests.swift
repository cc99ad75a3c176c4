import Formwork
import Testing

@testable import FormworkInterface

/// The table of keys by itself: what it holds, and which changes it takes.
@Suite struct KeyTableTests {
  private static let places = KeyPlace.all(of: .builtIn)
  private static let groups = KeyPlace.groups(of: places)
  private static var actions: [KeyAction] {
    KeyTableBuilding(places).actionNames.map { KeyAction($0) }
  }
  /// All keys that an action has by itself.
  private static func keys(of action: KeyAction) -> [Key] {
    var keys: [Key] = []
    for key in groups.flatMap({ $0.keys(of: action) }) where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }

  @Test func groupsHaveNamesOfTheirOwn() {
    #expect(Set(Self.groups.map(\.name)).count == Self.groups.count)
    #expect(Self.groups.allSatisfy { !$0.name.isEmpty && !$0.all.isEmpty })
    #expect(Self.groups.count >= 15)
  }

  @Test(arguments: actions) func anActionHasOneMeaningAndItsKeysEverywhere(_ action: KeyAction) {
    let meanings = Self.groups.compactMap { group in
      group.all.first { $0.action == action }.map { $0.meaning.text(.english) }
    }
    #expect(Set(meanings).count == 1, "\(action.rawValue)")
    var building = KeyTableBuilding(Self.places)
    building.change(action, to: Self.keys(of: action))
    let table = building.finish()
    #expect(building.findings.map(\.problem) == [])
    for group in Self.groups {
      #expect(
        table.keys(of: action, in: group) == group.keys(of: action),
        "\(action.rawValue) in \(group.name)")
    }
  }

  @Test func everyKeyHasAName() throws {
    let speech = ScreenSpeech(words: .english)
    for key in Self.groups.flatMap(\.all).flatMap(\.keys) {
      let name = speech.name(of: key)
      #expect(Key(named: name) == key, "\(name)")
    }
    for key in Key.named { #expect(Key(named: speech.name(of: key)) == key) }
  }

  @Test(arguments: [
    ("^S", Key.control("s")), ("^s", .control("s")), ("^_", .control("_")), ("^I", .tab),
    ("^M", .enter), ("^J", .enter), ("^[", .escape), ("^H", .backspace), ("F10", .function(10)),
    ("Alt-b", .alt("b")), ("Alt-B", .alt("b")), ("x", .text("x")), ("é", .text("é")),
    ("^X ^E", .sequence(.control("x"), .control("e"))),
    ("^X s", .sequence(.control("x"), .text("s"))),
    ("Esc Tab", .sequence(.escape, .tab)), ("^Left", .wordLeft), ("Alt-Up", .altUp),
  ]) func names(_ name: String, _ key: Key) { #expect(Key(named: name) == key) }

  @Test(arguments: [
    "", " ", "  ", "F0", "F13", "F1x", "Ctrl-S", "^SS", "^é", "^1", "Alt-", "Alt-xy", "tab",
    "xy",
    "\u{1B}", "\u{9B}", "Alt-\u{1B}", "^X  ^E", "^X ^E ^F", "^X ", " ^X", "Foo Bar",
  ]) func noNames(_ name: String) { #expect(Key(named: name) == nil) }

  // MARK: Changes

  private func mistake(
    _ changes: KeyValuePairs<KeyAction, [Key]>
  ) -> String? {
    do throws(KeyProblem) {
      _ = try KeyTable.changing(changes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func whatIsRefused() {
    #expect(mistake([KeyAction("subm"): [.function(5)]]) == "subm: unknown action")
    #expect(mistake([.submit: []]) == "submit: submit cannot be without a key")
    #expect(mistake([.close: []]) == "close: close cannot be without a key")
    #expect(mistake([.undo: []]) == nil)
    #expect(mistake([.submit: [.control("c")]]) == "submit: ^C always ends the program")
    #expect(
      mistake([.submit: [.sequence(.control("x"), .control("c"))]])
        == "submit: ^C always ends the program")
    #expect(
      mistake([.submit: [.control("z")]]) == "submit: the terminal takes ^Z for itself")
    #expect(
      mistake([.submit: [.text("s")]]) == "submit: s is typed as text where submit is asked")
    #expect(
      mistake([.reveal: [.text("s")]]) == "reveal: s is typed as text where reveal is asked")
    #expect(mistake([.help: [.text("h")]]) == nil)
    #expect(mistake([.toggle: [.text("t")]]) == nil)
    #expect(
      mistake([.submit: [.sequence(.text("s"), .tab)]])
        == "submit: a sequence cannot begin with a character that is typed")
    #expect(mistake([.submit: [.paste("x")]]) == "submit: what is pasted or clicked is no key")
    #expect(
      mistake([.submit: [.function(5), .function(5)]]) == "submit: F5 is named twice")
  }

  @Test func aKeyHasOneMeaningInOnePlace() {
    // Two of the form.
    #expect(mistake([.submit: [.tab]]) == "submit: Tab is a key of nextField already")
    #expect(mistake([.submit: [.pageUp]]) == "submit: PgUp is a key of pageUp already")
    // The form's before the control's.
    #expect(mistake([.submit: [.control("r")]]) == "submit: ^R is a key of reveal already")
    #expect(mistake([.submit: [.left]]) == "submit: Left is a key of previousButton already")
    // A control's and that of its text.
    #expect(mistake([.reveal: [.control("a")]]) == "reveal: ^A is a key of moveToLineStart already")
    // The last one is to blame.
    #expect(
      mistake([.undo: [.function(5)], .submit: [.function(5)]])
        == "submit: F5 is a key of undo already")
    // The other one is moved, too.
    #expect(mistake([.submit: [.control("r")], .reveal: [.function(5)]]) == nil)
    // What nobody else uses there.
    #expect(mistake([.halfPageUp: [.control("r")]]) == nil)
    #expect(mistake([.increase: [.control("r")], .toggle: [.control("r")]]) == nil)
    // What controls have no use for.
    #expect(mistake([.moveDown: [.control("f")]]) == nil)
  }

  @Test func nobodyIsHeldInTheForm() {
    #expect(
      mistake([.cancel: [.control("g")]])
        == "cancel: ^G is a key of generate already, and the form could not be left there")
    #expect(
      mistake([.toggle: [.escape]])
        == "toggle: Esc is a key of cancel already, and the form could not be left there")
    #expect(mistake([.cancel: [.control("g"), .function(3)]]) == nil)
    #expect(mistake([.cancel: [.control("g")], .generate: [.escape]]) != nil)
    #expect(mistake([.cancel: [.control("g")], .generate: [.function(4)]]) == nil)
  }

  @Test func whatBeginsASequenceMeansNothingAlone() {
    let sequence = Key.sequence(.control("k"), .control("s"))
    #expect(
      mistake([.submit: [sequence]])
        == "submit: ^K cannot begin a sequence, since it is a key of killToLineEnd")
    #expect(mistake([.submit: [sequence], .killToLineEnd: []]) == nil)
    #expect(mistake([.submit: [.sequence(.control("x"), .control("x"))]]) == nil)
  }

  @Test func aProgramsOwnKeysCanBeChanged() throws {
    let controls = ControlViews.builtIn.adding(BellView.self)
    let table = try KeyTable.changing([BellView.ring: [.function(5)]], controls: controls)
    #expect(table.action(of: .function(5), in: BellView.keyBindings) == BellView.ring)
    #expect(table.action(of: .text("b"), in: BellView.keyBindings) == nil)
    #expect(mistake([BellView.ring: [.function(5)]]) == "ring: unknown action")
  }
}

private struct BellField: ControlSettings {}

private struct BellView: ControlView {
  static let ring = KeyAction("ring")
  static let keyBindings = KeyBindings("bell", [(ring, [.text("b")], "ring the bell")])
  init(_ row: BaseRow, _ settings: BellField) {}
  mutating func update(_ row: BaseRow, _ settings: BellField, isNewValue: Bool) {}
  func content(in space: DrawingSpace) -> Content { Content([]) }
  func handle(_ key: Key, _ desk: inout Desk) -> Bool { false }
  func question(_ speech: PlainSpeech) -> PlainQuestion { PlainQuestion() }
  func answer(_ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk) -> PlainReply {
    .unused
  }
}
