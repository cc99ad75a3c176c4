import Testing

@testable import Formwork
@testable import FormworkCLI
@testable import FormworkFiles
@testable import FormworkInterface
@testable import FormworkTerminal

/// Every guard against text that steers a terminal, over all scalars of Unicode.
@Suite struct DangerousScalarsTests {
  private static let all = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
  private static let text = text(all)

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The scalars that a guard leaves as they are, where it gives one for each.
  private func kept(_ result: String, of scalars: [Unicode.Scalar] = all) -> Set<UInt32> {
    let shown = Array(result.unicodeScalars)
    #expect(shown.count == scalars.count)
    var kept: Set<UInt32> = []
    for (before, after) in zip(scalars, shown) where before == after { kept.insert(before.value) }
    return kept
  }

  private func all(but isLeftOut: (Unicode.Scalar) -> Bool) -> Set<UInt32> {
    Set(Self.all.filter { !isLeftOut($0) || $0 == "\u{FFFD}" }.map(\.value))
  }

  @Test func setsAreThoseOfTheStandardsAndHoldEachOther() {
    var wrong: [Unicode.Scalar] = []
    for scalar in Self.all {
      let (value, properties) = (scalar.value, scalar.properties)
      let category = properties.generalCategory
      let isSeparator = category == .lineSeparator || category == .paragraphSeparator
      let isControl = category == .control
      let isDirective = isControl || isSeparator || properties.isBidiControl
      let nested = [
        isControl, isDirective, DangerousScalars.isHarmful(value),
        DangerousScalars.isUnfitForMessages(scalar), DangerousScalars.isUnpresentable(scalar),
      ]
      let isNested = zip(nested, nested.dropFirst()).allSatisfy { !$0 || $1 }
      let isHarmfulDeceptive = !nested[2] || DangerousScalars.isDeceptive(value)
      guard isControl == DangerousScalars.isControl(value),
        isDirective == DangerousScalars.isDirective(value), isNested, isHarmfulDeceptive,
        category != .format || DangerousScalars.isUnfitForMessages(scalar),
        !properties.isNoncharacterCodePoint || DangerousScalars.isDeceptive(value)
      else {
        wrong.append(scalar)
        continue
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func textForATerminal() {
    let harmless = all { DangerousScalars.isHarmful($0.value) }
    #expect(kept(SafeText.clean(Self.text)) == harmless)
    let isGiven = { (scalar: Unicode.Scalar) in
      let bytes = Array(String(scalar).utf8)
      return bytes.withUnsafeBufferPointer { CellScalar.scalar(of: $0, width: 1) } != nil
    }
    let harmful = Self.all.filter { DangerousScalars.isHarmful($0.value) }
    #expect(!harmful.contains(where: isGiven))
    #expect(!harmful.contains(where: CellScalar.isSimple))
  }

  @Test func messagesAndQuotedLines() {
    let messages = all(but: DangerousScalars.isUnfitForMessages)
    #expect(kept(Diagnostics.shown(Self.text)) == messages)
    let lines = all(but: DangerousScalars.isUnpresentable)
    #expect(kept(SourceLine.sanitized(Self.text)) == lines)
    let unfit = Self.all.filter { $0 != "\n" && DangerousScalars.isUnfitForMessages($0) }
    let buffer = SecretBuffer()
    buffer.append(Self.text(unfit).utf8)
    let escaped = TerminalText.escaped(buffer)
    #expect(escaped?.withUTF8 { $0.allSatisfy { 0x20 <= $0 && $0 < 0x7F } } == true)
    let rest = SecretBuffer()
    rest.append(Self.text(Self.all.filter { !DangerousScalars.isUnfitForMessages($0) }).utf8)
    #expect(TerminalText.escaped(rest) == nil)
  }

  @Test func textInJSON() {
    var expected = "\""
    let short: [Unicode.Scalar: String] = [
      "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f", "\r": "\\r", "\"": "\\\"",
      "\\": "\\\\",
    ]
    for scalar in Self.all {
      if let escape = short[scalar] {
        expected += escape
      } else if DangerousScalars.isDirective(scalar.value) {
        let digits = String(scalar.value, radix: 16)
        expected += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        expected.unicodeScalars.append(scalar)
      }
    }
    #expect(JSONText.of(.text(Self.text)).utf8.elementsEqual((expected + "\"").utf8))
  }

  @Test func typedAndPastedText() {
    let scalars = Self.all.filter { $0 != "\r" }
    let expected = Self.text(
      scalars.filter { $0 == "\n" || $0 == "\t" || !DangerousScalars.isControl($0.value) })
    let pasted = PastedText(Self.text(scalars))
    #expect(pasted.secret.withUTF8 { $0.elementsEqual(expected.utf8) })
    TypedText.paste(pasted).withCleanUTF8(inLine: false) {
      #expect($0.elementsEqual(expected.utf8))
    }
    var decoder = KeyDecoder()
    let other = scalars.filter { $0.value >= 0x80 }
    var typed: [Key] = []
    decoder.feed(Self.text(other).utf8, at: .zero) { typed.append($0) }
    let keys = other.filter { !DangerousScalars.isControl($0.value) }.map {
      Key.text(Character($0))
    }
    #expect(typed == keys)
  }

  @Test func answersInPlainLines() {
    #expect(Self.all.allSatisfy { $0.isControl == DangerousScalars.isDirective($0.value) })
    let holdsControl = { (text: String) in
      Array(text.utf8).withUnsafeBufferPointer { $0.holdsControl }
    }
    let rest = Self.text(Self.all.filter { !DangerousScalars.isControl($0.value) })
    #expect(!holdsControl(rest))
    #expect(
      (UInt8(0)...0xFF).allSatisfy { byte in
        holdsControl(String(Unicode.Scalar(byte))) == DangerousScalars.isControl(UInt32(byte))
      })
  }

  @Test func textInForms() {
    // A line end keeps each scalar a character of its own.
    let scalars = Self.all.filter { $0 != "\r" && DangerousScalars.isDeceptive($0.value) }
    let text = Self.text(scalars.flatMap { [$0, "\n"] })
    let shown = Run(text).text.unicodeScalars.enumerated().filter { $0.offset % 2 == 0 }
    #expect(kept(Self.text(shown.map(\.element)), of: scalars).isEmpty)
    #expect(Run("aé日 👍–\u{E000}").text == "aé日 👍–\u{E000}")
  }
}
