import Formwork
import FormworkFiles
import Foundation
import Testing

/// A file of nothing but mistakes is read in a time that grows with its length only.
@Suite(.serialized) struct ManyMistakesTests {
  /// About so many bytes of a text that is made of many alike parts.
  static func text(
    _ start: String, _ end: String, separator: String = ",", size: Int,
    _ part: (Int) -> String
  ) -> String {
    var (text, number) = (start, 0)
    let limit = size - end.utf8.count - 200
    while text.utf8.count < limit {
      if number > 0 { text += separator }
      text += part(number)
      number += 1
    }
    return text + end
  }

  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var name = "form.json"
    let make: @Sendable (_ size: Int) -> String
  }

  private static let head = #"{"sections":[{"rows":["#
  private static let row = #"{"sections":[{"rows":[{"type":"text","tag":"a","#

  static let shapes: [Shape] = [
    Shape(testDescription: "unknown keys of many rows") { size in
      text(head, "]}]}", size: size) { #"{"type":"text","tag":"t\#($0)","titel":1}"# }
    },
    Shape(testDescription: "unknown keys of one row") { size in
      text(row, "}]}]}", size: size) { "\"tilte\($0)\":1" }
    },
    Shape(testDescription: "doubled keys") { size in
      text("{", "}", size: size) { _ in "\"a\":1" }
    },
    Shape(testDescription: "rows that are none") { size in
      text(head, "]}]}", size: size) { _ in "1" }
    },
    Shape(testDescription: "options that are none") { size in
      text(row + "\"options\":[", "]}]}]}", size: size) { _ in "[]" }
    },
    Shape(testDescription: "one option again and again") { size in
      text(#"{"sections":[{"rows":[{"type":"push","tag":"a","options":["#, "]}]}]}", size: size) {
        _ in "\"option\""
      }
    },
    Shape(testDescription: "rules that are none") { size in
      text(row + "\"rules\":[", "]}]}]}", size: size) { "\"minLenght\($0 % 9)\"" }
    },
    Shape(testDescription: "rules that do not fit") { size in
      text(row + "\"rules\":[", "]}]}]}", size: size) { "{\"min\":\($0)}" }
    },
    Shape(testDescription: "bad conditions") { size in
      text(head, "]}]}", size: size) { #"{"type":"text","tag":"t\#($0)","hidden":"$t == "}"# }
    },
    Shape(testDescription: "conditions of unknown tags") { size in
      text(head, "]}]}", size: size) {
        #"{"type":"text","tag":"t\#($0)","hidden":"$u\#($0) == 1"}"#
      }
    },
    Shape(testDescription: "one condition of unknown tags") { size in
      text(row + "\"hidden\":\"$x", "\"}]}]}", separator: " or ", size: size) { "$y\($0)" }
    },
    Shape(testDescription: "comparisons that never hold") { size in
      text(head, "]}]}", size: size) {
        #"{"type":"int","tag":"t\#($0)","hidden":"$t\#($0) == 'x'"}"#
      }
    },
    Shape(testDescription: "values that are no option of a list") { size in
      let options = (0..<size / 32).map { "\"o\($0)\"" }.joined(separator: ",")
      return text(
        #"{"lists":{"l":[\#(options)]},"sections":[{"rows":["#, "]}]}", size: size
      ) { #"{"type":"push","tag":"t\#($0)","options":{"list":"l"},"value":"x\#($0)"}"# }
    },
    Shape(testDescription: "comparisons with what is no option") { size in
      let options = (0..<size / 32).map { "\"o\($0)\"" }.joined(separator: ",")
      return text(
        head + #"{"type":"push","tag":"p","options":[\#(options)]},"#, "]}]}", size: size
      ) { #"{"type":"text","tag":"t\#($0)","hidden":"$p == 'x\#($0)' or $p == \#($0)"}"# }
    },
    Shape(testDescription: "unknown lists among many") { size in
      let lists = (0..<size / 32).map { #""l\#($0)":["a"]"# }.joined(separator: ",")
      return text(
        #"{"lists":{\#(lists)},"sections":[{"rows":["#, "]}]}", size: size
      ) { #"{"type":"push","tag":"t\#($0)","options":{"list":"m\#($0)"}}"# }
    },
    Shape(testDescription: "doubled tags") { size in
      text(head, "]}]}", size: size) { _ in #"{"type":"text","tag":"a"}"# }
    },
    Shape(testDescription: "bad patterns") { size in
      text(row + "\"rules\":[", "]}]}]}", size: size) { _ in #"{"matches":"["}"# }
    },
    Shape(testDescription: "secrets in the file") { size in
      text(head, "]}]}", size: size) { #"{"type":"password","tag":"t\#($0)","value":"x"}"# }
    },
    Shape(testDescription: "unknown kinds in many lines", name: "form.yaml") { size in
      text("sections:\n  - rows:\n", "", separator: "\n", size: size) { "      - {type: txt\($0)}" }
    },
    Shape(testDescription: "rows without a tag in many lines", name: "form.yaml") { size in
      text("sections:\n  - rows:\n", "", separator: "\n", size: size) { _ in "      - type: text" }
    },
    Shape(testDescription: "tags of YAML", name: "form.yaml") { size in
      text("sections: [", "]", size: size) { _ in "!x y" }
    },
    Shape(testDescription: "wide characters on one line", name: "form.yaml") { size in
      text("sections: [{rows: [", "]}]", size: size) { "{type: テキスト\($0)}" }
    },
    Shape(testDescription: "many sections without rows") { size in
      text(#"{"sections":["#, "]}", size: size) { #"{"header":"\#($0)"}"# }
    },
    Shape(testDescription: "deep lists") { size in
      let depth = 60
      return text(#"{"sections":["#, "]}", size: size) { _ in
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      }
    },
    Shape(testDescription: "rows that hide each other in a circle") { size in
      text(head, "]}]}", size: size) {
        #"{"type":"text","tag":"t\#($0)","hidden":"visible($t\#($0 ^ 1))"}"#
      }
    },
    Shape(testDescription: "placeholders") { size in
      text(row + #""rules":[{"required":true,"message":""#, "\"}]}]}]}", separator: " ", size: size)
      {
        "{x\($0)}"
      }
    },
    Shape(testDescription: "a syntax error at the end of one line") { size in
      text(head, "", size: size) { #"{"type":"text","tag":"t\#($0)"}"# }
    },
    Shape(testDescription: "a syntax error in one line of YAML", name: "form.yaml") { size in
      text("title: {a: ", "", separator: " ", size: size) { "x\($0)" }
    },
  ]

  /// Eight times the size may take eight times as long and a bit, never 64 times.
  ///
  /// `FORMWORK_MISTAKES` sets the larger size in KiB.
  @Test(arguments: shapes) func takesTimeThatGrowsWithTheSize(shape: Shape) {
    // The thread's own time, whatever else the machine does.
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    func time(_ size: Int) -> Duration {
      let text = Array(shape.make(size).utf8)
      let start = now()
      _ = report(bytes: text, name: shape.name)
      return now() - start
    }
    let kibibytes = ProcessInfo.processInfo.environment["FORMWORK_MISTAKES"].flatMap { Int($0) }
    let size = (kibibytes ?? 16) << 10
    let (small, large) = (time(size / 8), time(size))
    #expect(large < small * 24 + .milliseconds(200), "\(small) and \(large)")
  }

  @Test func aHundredAreShownAndTheRestIsCounted() {
    let rows = (0..<250).map { "{type: text, titel: \($0)}" }
    let text = "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
    let lines = report(text).split(separator: "\n")
    #expect(lines.count { $0.contains(": error: unknown key 'titel'") } == 100)
    #expect(lines.last == "form.yaml: 150 more errors and 250 more warnings, not shown")
    #expect(lines.first?.hasPrefix("form.yaml:3:22: error: ") == true)
  }

  @Test func errorsAreShownBeforeWarnings() {
    let rows = (0..<150).map { _ in "{type: text}" } + ["{type: txt}"]
    let text = "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
    let lines = report(text).split(separator: "\n")
    #expect(lines.count { $0.contains(": warning: ") } == 99)
    #expect(lines.count { $0.contains(": error: unknown type 'txt'") } == 1)
    #expect(lines.last == "form.yaml: 51 more warnings, not shown")
  }

  @Test func aLongLineIsCutAroundTheCaret() throws {
    let text = Self.text(#"{"sections":[{"rows":["#, "]}]}", size: 40_000) {
      #"{"type":"text","tag":"t\#($0)","é":1}"#
    }
    let lines = report(text, name: "x.json").split(separator: "\n")
    let carets = lines.indices.filter { lines[$0].hasSuffix("^~~") }
    #expect(carets.count == 100)
    for index in carets {
      #expect(lines[index - 1].count <= 160)
      #expect(lines[index - 1].prefix(lines[index].count).hasSuffix("\"é\""))
    }
  }

  @Test func rowsOfOneListTakeLittleTime() {
    let options = (0..<10_000).map { "o\($0)" }.joined(separator: ", ")
    let rows = (0..<2_000).map { "      - {type: push, tag: t\($0), options: {list: all}}\n" }
    let start = ContinuousClock.now
    #expect(
      report("lists: {all: [\(options)]}\nsections:\n  - rows:\n" + rows.joined()) == "")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func manyOptionsAndUsesOfTheirListAreQuick() throws {
    let options = (0..<10_000).map { "o\($0)" }.joined(separator: ", ")
    let rows = (0..<20).map {
      "{type: push, tag: t\($0), options: {list: all}, shown: $t0 == 'o\($0)'}"
    }
    let text =
      "lists: {all: [\(options)]}\nsections:\n  - rows:\n"
      + rows.map { "      - \($0)\n" }.joined()
    #expect(report(text) == "")
    let wrong = text.replacing("shown: $t0 == 'o1'", with: "shown: $t0 == 'p1'")
    #expect(report(wrong).contains(": error: t0 has no option 'p1'"))
    let doubled = text.replacing("lists: {all: [o0, o1,", with: "lists: {all: [o0, o0,")
    #expect(report(doubled).split(separator: "\n").count { $0.contains("already there") } == 1)
  }
}
