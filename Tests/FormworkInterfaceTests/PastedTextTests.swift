import Formwork
import FormworkInterface
import Testing

@Suite struct PastedTextTests {
  private func clean(_ bytes: [UInt8]) -> String {
    let text = bytes.withUnsafeBufferPointer { PastedText(cleaning: $0) }
    return text.secret.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\tb", "a\tb"), ("\u{1B}[31ma\u{07}\u{7F}", "[31ma"),
    ("\u{9B}x\u{85}", "x"), ("é日👍", "é日👍"), ("", ""),
  ])
  func keepsNoControls(_ text: String, _ kept: String) {
    #expect(clean(Array(text.utf8)) == kept)
  }

  @Test func whatIsNoTextIsReplaced() {
    #expect(clean([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    #expect(clean([0xE2, 0x82]) == "\u{FFFD}")
  }

  @Test func isBulletsWhereverItIsPrinted() {
    let key = Key.paste("hunter2")
    var text = "\(key) \(String(reflecting: key))"
    dump(key, to: &text)
    #expect(!text.contains("hunter"))
    #expect(key == .paste("hunter2") && key != .paste("hunter3"))
  }
}
