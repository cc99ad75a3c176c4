import Testing

@testable import Formwork

struct PatternTests {
  @Test func searchesOrMatchesTheWhole() throws {
    #expect(try Pattern("[0-9]", whole: false).matches("a1b") == .match)
    #expect(try Pattern("[0-9]", whole: true).matches("a1b") == .noMatch)
    #expect(try Pattern("[0-9]", whole: true).matches("1") == .match)
    #expect(try Pattern("a|ab", whole: true).matches("ab") == .match)
    #expect(try Pattern("", whole: true).matches("") == .match)
    #expect(try Pattern("a", whole: false).matches(UTF8Bytes(start: nil, count: 0)) == .noMatch)
  }

  @Test func aWholeMatchCannotBeEscaped() {
    #expect(throws: PatternError(message: "unmatched closing parenthesis", offset: 1)) {
      try Pattern("a)(b", whole: true)
    }
  }

  @Test func offsetsCountBytes() {
    #expect(throws: PatternError(message: "unmatched closing parenthesis", offset: 2)) {
      try Pattern("é)", whole: false)
    }
    #expect(
      throws: PatternError(message: "missing terminating ] for character class", offset: 4)
    ) { try Pattern("[a-z", whole: true) }
  }

  @Test func ignoresCaseOfAllScripts() throws {
    #expect(try Pattern("ärger", whole: true, ignoreCase: true).matches("ÄRGER") == .match)
    #expect(try Pattern("ärger", whole: true).matches("ÄRGER") == .noMatch)
  }

  @Test func theEndIsTheEnd() throws {
    #expect(try Pattern("^[a-z]+$", whole: false).matches("abc\n") == .noMatch)
    #expect(try Pattern("^[a-z]+$", whole: false).matches("abc") == .match)
  }

  @Test func groupsAndBackReferencesWork() throws {
    #expect(try Pattern(#"(\w)\1"#, whole: false).matches("hello") == .match)
    #expect(try Pattern(#"(\w)\1"#, whole: false).matches("world") == .noMatch)
  }

  @Test func charactersOfAnyScript() throws {
    #expect(try Pattern(#"\X{2}"#, whole: true).matches("👨‍👩‍👧‍👦é") == .match)
    #expect(try Pattern(#"."#, whole: true).matches("語") == .match)
  }

  @Test func aMonsterHitsTheLimit() throws {
    let subject = String(repeating: "a", count: 40) + "!"
    #expect(try Pattern("(a|aa)+", whole: true).matches(subject) == .limit)
  }

  @Test func longSubjectsHitTheLimit() throws {
    let any = try Pattern("é*", whole: true)
    #expect(any.matches(String(repeating: "é", count: 1_024)) == .match)
    #expect(any.matches(String(repeating: "é", count: 1_025)) == .limit)
    let longer = try Pattern("é*", whole: true, limits: PatternLimits(length: 2_000))
    #expect(longer.matches(String(repeating: "é", count: 1_025)) == .match)
  }

  @Test func aSingleByteCannotBeAskedFor() {
    #expect(throws: PatternError.self) { try Pattern(#"\C"#, whole: false) }
  }

  @Test func manyThreadsShareOne() async throws {
    let pattern = try Pattern("[a-z][a-z0-9_]{2,19}", whole: true)
    let matches = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).count { pattern.matches("user_\(task)_\($0)") == .match }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(matches == 4_000)
  }
}
