import Formwork
import FormworkFiles
import Glibc
import Testing

@testable import FormworkInterface

/// Files of keys: what they change, and what is said of mistakes in them.
@Suite struct KeyFileTests {
  private func report(_ text: String, controls: ControlViews = .builtIn) -> String {
    Self.report(Array(text.utf8), controls: controls)
  }

  private static func report(_ text: [UInt8], controls: ControlViews = .builtIn) -> String {
    do throws(DefinitionError) {
      return try read(text, controls: controls).report.description
    } catch {
      return error.description
    }
  }

  private static func read(
    _ text: [UInt8], controls: ControlViews = .builtIn
  ) throws(DefinitionError) -> (value: KeyTable, report: DefinitionReport) {
    try DefinitionFile.read(text, name: "my.yaml") {
      KeyTable.read($0, controls: controls, into: &$1)
    }
  }

  @Test func aFileChangesActions() throws {
    let text = """
      keys: 1
      nextField: [Tab, ^N]
      moveDown: [Down]       # ^N goes to the next row from everywhere
      nextLine: [Down]
      submit: [^X ^S, F10]
      help: [F1, '?', h]
      undo: []
      take: [Enter, Space]
      """
    let table = try Self.read(Array(text.utf8)).value
    #expect(table.action(of: .control("n"), in: FormKeys.always) == .nextField)
    #expect(
      table.keys(of: .submit, in: FormKeys.always).first
        == .sequence(.control("x"), .control("s")))
    #expect(table.isPrefix(.control("x")))
    #expect(table.keys(of: .help, in: FormKeys.always) == [.function(1)])
    #expect(table.keys(of: .help, in: FormKeys.unused) == [.text("?"), .text("h")])
    #expect(table.keys(of: .undo, in: TextKeys.bindings) == [])
    #expect(table.keys(of: .take, in: ListPopup.keyBindings) == [.enter])
    #expect(table.keys(of: .cancel, in: FormKeys.unused) == [.escape])
  }

  @Test func json() throws {
    let table = try DefinitionFile.read(
      Array(#"{"keys": 1, "submit": ["F5"]}"#.utf8), name: "k.json"
    ) {
      KeyTable.read($0, into: &$1)
    }.value
    #expect(table.keys(of: .submit, in: FormKeys.always) == [.function(5)])
  }

  @Test func mistakesHaveTheirPlace() {
    #expect(
      report(
        """
        keys: 1
        submitt: [F5]
        undo: [Ctrl-U]
        yank: F5
        redraw: [^C]
        help: [Shift-Tab]
        cancel: []
        submit: [^X ^S, ^X]
        nextField: [F7, n]
        """) == """
          my.yaml:2:1: error: unknown action 'submitt'; did you mean 'submit'?
          submitt: [F5]
          ^~~~~~~
          my.yaml:3:8: error: unknown key 'Ctrl-U'; did you mean '^U'?
          undo: [Ctrl-U]
                 ^~~~~~
          my.yaml:4:7: error: yank must be a list of keys
          yank: F5
                ^~
            hint: write yank: [F5]
          my.yaml:5:10: error: ^C always ends the program
          redraw: [^C]
                   ^~
          my.yaml:6:8: error: Shift-Tab is a key of previousField already
          help: [Shift-Tab]
                 ^~~~~~~~~
          my.yaml:7:1: error: cancel cannot be without a key
          cancel: []
          ^~~~~~
          my.yaml:8:10: error: ^X cannot begin a sequence, since it is a key of submit
          submit: [^X ^S, ^X]
                   ^~~~~
          my.yaml:9:17: error: n is typed as text where nextField is asked
          nextField: [F7, n]
                          ^

          """)
  }

  @Test func theFileItself() {
    #expect(report("").hasPrefix("my.yaml:1:1: error: this must be a map from actions to lists"))
    #expect(report("- a").hasPrefix("my.yaml:1:1: error: this must be a map from actions"))
    #expect(report("submit: [F5]").hasPrefix("my.yaml:1:1: error: keys is missing\n"))
    #expect(
      report("keys: 2").hasPrefix("my.yaml:1:7: error: format version 2 is not known, only 1 is"))
    #expect(report("keys: 1\nsubmit: [F5]\nsubmit: [F6]").hasPrefix("my.yaml:3:1: error: "))
    #expect(report("keys: 1\nsubmit: [~]").hasPrefix("my.yaml:2:10: error: "))
    #expect(report("keys: 1\nsubmit: [[F5]]").hasPrefix("my.yaml:2:10: error: "))
    #expect(report("keys: 1\nsubmit: [F5").hasPrefix("my.yaml:2:"))
  }

  @Test func firstKeysTellFilesApart() {
    func kind(_ text: String, _ name: String = "a.yaml") -> DefinitionFile {
      DefinitionFile(of: text.utf8, name: name)
    }
    #expect(kind("keys: 1\nsubmit: [F5]") == .keys)
    #expect(kind("# mine\n\nkeys: 1") == .keys)
    #expect(kind(#"{"keys": 1}"#, "a.json") == .keys)
    #expect(kind("submit: Send\nkeys: 1") == .form)
    #expect(kind("keys:") == .keys)
    #expect(kind("title: x") == .form)
    #expect(kind("") == .form)
  }

  // MARK: Whatever is done to a file

  /// A small generator with a fixed seed (xorshift64).
  private struct Numbers {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    mutating func next(below bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  /// All actions with keys of their own, in a form that mutations can make something else of.
  private static let whole: String = {
    let actions = KeyPlace.groups(of: KeyPlace.all(of: .builtIn)).flatMap(\.all)
    var seen: Set<KeyAction> = []
    let speech = ScreenSpeech(words: .english)
    var text = "keys: 1\n"
    for binding in actions where seen.insert(binding.action).inserted {
      let names = binding.keys.map { "'\(speech.name(of: $0))'" }.joined(separator: ", ")
      text += "\(binding.action.rawValue): [\(names)]\n"
    }
    return text.replacing("undo: ['^_']", with: "undo: ['^X ^E', \"F9\"]")
  }()

  @Test func theWholeTableIsAFile() {
    #expect(Self.whole.contains("^X ^E"))
    #expect(report(Self.whole) == "")
  }

  /// `FORMWORK_MUTATIONS` says how many mutated files are read.
  @Test func mutatedFilesAreReadOrRefusedAtTheirPlace() throws {
    let count = getenv("FORMWORK_MUTATIONS").flatMap { Int(String(cString: $0)) } ?? 400
    let bytes = Array(Self.whole.utf8)
    let lines = Self.whole.split(separator: "\n").map { Array($0.utf8) + [0x0A] }
    let telling = Array("{}[]:,-#'\"\\!&*|>%@`^? \n\t0aFX\u{0}".utf8)
    var numbers = Numbers()
    var refused = 0
    for round in 0..<count {
      var changed = bytes
      switch round % 3 {
      case 0: changed = Array(bytes.prefix(numbers.next(below: bytes.count)))
      case 1:
        for _ in 0...numbers.next(below: 3) {
          changed[numbers.next(below: changed.count)] = telling[numbers.next(below: telling.count)]
        }
      default:
        // Keys of one action given to another: mostly well-formed, often with two meanings.
        let first = lines[numbers.next(below: lines.count)]
        let second = lines[numbers.next(below: lines.count)]
        let name = first.prefix { $0 != UInt8(ascii: ":") }
        changed = Array("keys: 1\n".utf8) + name + second.drop { $0 != UInt8(ascii: ":") }
      }
      let text = Self.report(changed)
      if !text.isEmpty { refused += 1 }
      for line in text.split(separator: "\n") where line.contains("error: ") {
        #expect(isPlaced(line), "\(line)")
      }
      #expect(text.isEmpty || text.hasPrefix("my.yaml:"))
    }
    #expect(refused > count / 4)
  }

  private func isPlaced(_ line: Substring) -> Bool {
    let parts = line.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, parts[0] == "my.yaml" else { return !line.hasPrefix("my.yaml") }
    return Int(parts[1]).map { $0 > 0 } ?? false && Int(parts[2]).map { $0 > 0 } ?? false
  }
}
