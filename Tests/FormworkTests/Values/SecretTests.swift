import Testing

@testable import Formwork

/// Comparisons are booleans, so that a failure prints no secret.
struct SecretTests {
  private let secret = Secret(copying: "hunter2 ä".utf8)

  @Test func isBulletsEverywhere() {
    let bullets = "••••••••"
    var dumped = ""
    dump(secret, to: &dumped)
    let printed = [
      "\(secret)", String(describing: secret), String(reflecting: secret), secret.description,
      "\(FormValue.secret(secret))", "\(Optional(secret) as Any)", dumped,
      "\(SecretBuffer(secret))", String(reflecting: ["password": .secret(secret)] as Values),
    ]
    for text in printed {
      let isHidden = !text.contains("hunter") && text.contains(bullets)
      #expect(isHidden)
    }
    #expect(Mirror(reflecting: secret).children.isEmpty)
    #expect(Mirror(reflecting: SecretBuffer(secret)).children.isEmpty)
  }

  /// Also inside of whatever a program may print while it looks for a mistake.
  @Test func isBulletsInsideOfEverything() {
    let row = GenericPasswordRow("password") { $0.value = secret }
    let form = Form() +++ Section() <<< row
    var changes: [Any] = []
    row.onChange { _, change in changes.append(change) }
    row.value = Secret(copying: "hunter3 ä".utf8)
    let value = FormValue.secret(secret)
    let violation = Violation(
      tag: "password", rule: "password", code: "password", parameters: ["value": value],
      message: "")
    let things: [Any] = [
      value, form.values(), row, form, [secret], ["a": secret], Optional(secret) as Any,
      SecretBuffer(secret), violation, SecretValue(wrappedValue: secret),
      FormValue.list([value, .object(["a": value])]), row.passwordStrength as Any,
    ]
    for thing in things + changes {
      var text = "\(thing) \(String(reflecting: thing))"
      dump(thing, to: &text)
      let isHidden = !text.contains("hunter")
      #expect(isHidden, "\(type(of: thing))")
    }
    #expect(changes.count == 1)
  }

  @Test func comparesBytes() {
    #expect((secret == Secret(copying: "hunter2 ä".utf8)) == true)
    #expect((secret == Secret(copying: "hunter2 a".utf8)) == false)
    #expect((secret == Secret(copying: "hunter2".utf8)) == false)
    #expect((Secret(copying: "\u{E9}".utf8) == Secret(copying: "e\u{301}".utf8)) == false)
    #expect((Secret(copying: [] as [UInt8]) == Secret(copying: "".utf8)) == true)
  }

  @Test func countsBytes() {
    #expect(secret.count == 10)
    #expect(!secret.isEmpty)
    #expect(Secret(copying: "".utf8).isEmpty)
    #expect(Secret(copying: "ab".utf8.lazy.map { $0 }).count == 2)
    #expect(!Secret(copying: [0xFF]).isValidUTF8)
  }

  @Test func comesFromSecretsAndTexts() {
    #expect((Secret(formValue: .text("hunter2 ä")) == secret) == true)
    #expect((Secret(formValue: .secret(secret)) == secret) == true)
    #expect(Secret(formValue: .int(1)) == nil)
    #expect(Secret(formValue: .null) == nil)
    #expect(String(formValue: .secret(secret)) == nil)
    #expect(secret.formValue == .secret(secret))
  }

  @Test func isWipedWhenTheLastCopyGoes() {
    var copy: Secret? = Secret(copying: "correct horse battery".utf8)
    let start = copy?.withUTF8 { UInt(bitPattern: $0.baseAddress) } ?? 0
    copy = nil
    // Blocks are never given back to the system, so that the address may be read.
    let pointer = UnsafePointer<UInt8>(bitPattern: start)
    // Another test may have taken the block meanwhile; what was in it is gone in any case.
    let isGone = UnsafeBufferPointer(start: pointer, count: 21)
      .elementsEqual("correct horse battery".utf8)
    #expect(isGone == false)
  }
}
