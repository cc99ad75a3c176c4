import Formwork
@testable import FormworkPasswords
import Synchronization
import Testing

@Suite struct BreachPasswordValidatorTests {
  /// SHA-1 of `password` is 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
  static let suffix = "1E4C9B93F3F0682250B6CF8331B7EE68FD8"
  static let other = "1E4C9B93F3F0682250B6CF8331B7EE68FD9"

  private struct Failure: Error {}

  private static func findings(
    _ answer: String, threshold: Int = 1
  ) async -> [String]? {
    let validator = BreachPasswordValidator(threshold: threshold) { _ in answer }
    return await lookedUp("password", by: validator)
  }

  @Test func aPartOfTheDigestIsAskedOnce() async {
    let requests = Mutex<[BreachRequest]>([])
    let validator = BreachPasswordValidator { request in
      requests.withLock { $0.append(request) }
      return "\(Self.suffix):3\r\n"
    }
    #expect(await lookedUp("password", by: validator) == ["breached"])
    let asked = requests.withLock { $0 }
    #expect(asked.map(\.prefix) == ["5BAA6"])
    #expect(asked.first?.url == "https://api.pwnedpasswords.com/range/5BAA6")
    #expect(asked.first?.headers["Add-Padding"] == "true")
  }

  @Test func nothingIsAskedWhileSomebodyTypes() {
    let validator = BreachPasswordValidator { _ in
      Issue.record("asked")
      return ""
    }
    let verdict = Verdict("password", by: validator)
    #expect(verdict == Verdict("", by: validator))
    #expect(verdict.isValid && verdict.hint == nil && verdict.codes.isEmpty)
    #expect(validator.maxStrength == 0 && validator.colorsForStrengths().isEmpty)
    #expect(validator.isPasswordValid("password") && validator.hintForPassword("password") == nil)
  }

  @Test func answersAreRead() async {
    let (suffix, other) = (Self.suffix, Self.other)
    #expect(await Self.findings("\(other):9\r\n\(suffix):1") == ["breached"])
    #expect(await Self.findings("\(suffix.lowercased()):1\n") == ["breached"])
    #expect(await Self.findings("\(other):9\n") == [])
    // Padding.
    #expect(await Self.findings("\(other):9\n\(suffix):0\n") == [])
    #expect(await Self.findings("\(suffix):9\n", threshold: 10) == [])
    #expect(await Self.findings("\(suffix):10\n", threshold: 10) == ["breached"])
    #expect(await Self.findings("\(suffix):99999999999999999999999\n") == ["breached"])
    // Lines that are none.
    #expect(await Self.findings("\n\r\n:\nx:1\n\(suffix)\n\(suffix):\n\(other):1\n") == [])
    #expect(await Self.findings("\(suffix):-1\n\(suffix):1x\n\(other):1") == [])
  }

  @Test(arguments: ["", "<html>Too many requests</html>", "\n\n"])
  func whatIsNoAnswerIsAWarning(_ answer: String) async {
    #expect(await Self.findings(answer) == ["breachCheckUnavailable"])
  }

  @Test func anAnswerWithoutEndIsAWarning() async {
    let line = "\(Self.suffix):1\n"
    let answer = String(repeating: line, count: (1 << 20) / line.utf8.count + 1)
    #expect(await Self.findings(answer) == ["breachCheckUnavailable"])
  }

  @Test func aFailureIsAWarningThatIsAskedAgain() async {
    let validator = BreachPasswordValidator { _ in throw Failure() }
    let result = await validator.lookup?.findings(on: Secret(copying: "password".utf8))
    #expect(result?.isFinal == false)
    #expect(result?.findings.map(\.severity) == [.warning])
    #expect(
      result?.findings.map(\.message) == ["Could not be checked against known leaks"])
  }

  @Test func aTransportThatHangsIsLeftBehind() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let validator = BreachPasswordValidator(threshold: 1, limit: .milliseconds(20)) { _ in
      // Heeds no cancellation.
      await Task.detached {
        for await answer in stream { return answer }
        return ""
      }.value
    }
    #expect(await lookedUp("password", by: validator) == ["breachCheckUnavailable"])
    continuation.finish()
  }

  @Test func cancellationEndsTheQuestion() async {
    let validator = BreachPasswordValidator { _ in
      try await Task.sleep(for: .seconds(600))
      return ""
    }
    let task = Task { await lookedUp("password", by: validator) }
    task.cancel()
    #expect(await task.value == ["breachCheckUnavailable"])
  }

  @Test(arguments: [true, false], [true, false])
  func aFileIsSearched(_ isUpper: Bool, _ isSorted: Bool) async throws {
    let directory = TemporaryDirectory()
    var lines = [
      "0000000000000000000000000000000000000001:5", "5BAA6\(Self.suffix):12",
      "5BAA6\(Self.other):7", "A9993E364706816ABA3E25717850C26C9CD0D89D",
      "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF:1",
    ]
    if !isSorted { lines.swapAt(0, 4) }
    let text = lines.joined(separator: "\r\n")
    let path = directory.write(isUpper ? text : text.lowercased())
    let once = try BreachPasswordValidator(file: path)
    #expect(await lookedUp("password", by: once) == ["breached"])
    #expect(await lookedUp("abc", by: once) == ["breached"])
    #expect(await lookedUp("correct horse", by: once) == [])
    #expect(Verdict("password", by: once).isValid)
    let often = try BreachPasswordValidator(file: path, threshold: 13)
    #expect(await lookedUp("password", by: often) == [])
    #expect(await lookedUp("abc", by: often) == ["breached"])
  }
}
