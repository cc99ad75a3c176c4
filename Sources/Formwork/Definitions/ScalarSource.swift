/// How and where a definition writes a scalar, so that each part of its text has a position there.
final class ScalarSource: Sendable {
  private let text: String
  private let source: String
  private let style: DefinitionNode.Style
  /// Where the scalar begins.
  let start: SourcePosition

  /// The source of a node; nil when it is no scalar, or its source is not known.
  init?(_ node: DefinitionNode) {
    guard case .scalar(let text, let style) = node.content, let source = node.source else {
      return nil
    }
    (self.text, self.source, self.style, start) = (text, source, style, node.position)
  }

  /// The position of some bytes of the text: quotes, escapes and the indentation of blocks are
  /// stepped over.
  ///
  /// Of a long part the beginning, more is not shown. O(offset).
  func position(ofByte offset: Int, count: Int) -> SourcePosition {
    let bytes = text.utf8.dropFirst(offset).prefix(min(count, 1024))
    return position(ofByte: offset, length: bytes.count { $0 & 0xC0 != 0x80 })
  }

  fileprivate func position(ofByte offset: Int, length: Int) -> SourcePosition {
    var walk = SourceWalk(source: source, style: style, position: start)
    walk.advance(over: offset)
    var result = walk.position
    result.length = length
    return result
  }
}

extension DefinitionNode {
  /// The position of a character of a scalar's text: quotes, escapes and the indentation of blocks
  /// are stepped over.
  ///
  /// O(offset).
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes of the text before the character.
  ///   - length: how many scalars belong to the position.
  /// - Returns: the position, or the node's own when the source is not known.
  public func position(atOffset offset: Int, length: Int = 1) -> SourcePosition {
    ScalarSource(self)?.position(ofByte: offset, length: length) ?? position
  }

  /// The position of some bytes of the node's text; of a long part its beginning.
  func position(of offset: Int, length: Int) -> SourcePosition {
    ScalarSource(self)?.position(ofByte: offset, count: length) ?? position
  }
}

/// Walks a scalar's source and counts the bytes of the text that it stands for.
private struct SourceWalk {
  let style: DefinitionNode.Style
  var rest: Substring.UnicodeScalarView
  var position: SourcePosition
  var indentation = 0

  init(source: String, style: DefinitionNode.Style, position: SourcePosition) {
    (rest, self.style, self.position) = (Substring(source).unicodeScalars, style, position)
    // A block begins behind its first line's indentation, which all lines have.
    indentation = position.column - 1
    if style == .singleQuoted || style == .doubleQuoted { step() }
  }

  var next: Unicode.Scalar? { rest.first }

  mutating func step() {
    guard let scalar = rest.popFirst() else { return }
    position.offset += UTF8.width(scalar)
    if scalar == "\n" {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }

  mutating func advance(over offset: Int) {
    var bytes = 0
    while bytes < offset {
      bytes += skipPlainLetters(atMost: offset - bytes)
      guard bytes < offset, let scalar = next else { return }
      bytes += consume(scalar)
    }
  }

  /// Steps over letters of ASCII that stand for themselves in every style; how many there were.
  private mutating func skipPlainLetters(atMost limit: Int) -> Int {
    let letters = Substring(rest).utf8.prefix(limit).prefix {
      $0 >= 0x20 && $0 < 0x80 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "'")
    }
    rest = rest[letters.endIndex...]
    position.column += letters.count
    position.offset += letters.count
    return letters.count
  }

  /// Steps over what stands for one character, and gives its length in the text.
  mutating func consume(_ scalar: Unicode.Scalar) -> Int {
    if scalar == "\n" { return lineEnd() }
    if style == .doubleQuoted, scalar == "\\" { return escape() }
    step()
    if style == .singleQuoted, scalar == "'", next == "'" { step() }
    return UTF8.width(scalar)
  }

  private mutating func lineEnd() -> Int {
    step()
    guard style == .literal || style == .folded else {
      // One line end is a blank, further ones count as such.
      var bytes = 1
      while let scalar = next, scalar == " " || scalar == "\t" || scalar == "\n" {
        if scalar == "\n", next == "\n" { bytes += bytes == 1 ? 0 : 1 }
        step()
      }
      return bytes
    }
    var blanks = 0
    while next == " ", blanks < indentation {
      blanks += 1
      step()
    }
    return 1
  }

  private mutating func escape() -> Int {
    step()
    guard let scalar = next else { return 0 }
    step()
    let digits: Int
    switch scalar {
    case "x": digits = 2
    case "u": digits = 4
    case "U": digits = 8
    case "N", "_": return 2
    case "L", "P": return 3
    default: return 1
    }
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = next else { break }
      code = code &* 16 &+ UInt32(Character(digit).hexDigitValue ?? 0)
      step()
    }
    return Unicode.Scalar(code).map { UTF8.width($0) } ?? 2
  }
}
