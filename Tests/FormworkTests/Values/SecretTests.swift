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
