extension DefinitionNode {
  /// The place of a character of a scalar's text: quotes, escapes and the indentation of blocks are
  /// stepped over.
  ///
  /// O(offset).
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes of the text before the character.
  ///   - length: how many scalars the place is long.
  /// - Returns: the place, or the node's own when the source is not known.
  public func place(atOffset offset: Int, length: Int = 1) -> DefinitionPlace {
    guard case .scalar(_, let style) = content, let source else { return place }
    var walk = SourceWalk(source: source, style: style, place: place)
    walk.advance(over: offset)
    var result = walk.place
    result.length = length
    return result
  }
}

/// Walks a scalar's source and counts the bytes of the text that it stands for.
private struct SourceWalk {
  let style: DefinitionNode.Style
  var rest: Substring.UnicodeScalarView
  var place: DefinitionPlace
  var indentation = 0

  init(source: String, style: DefinitionNode.Style, place: DefinitionPlace) {
    (rest, self.style, self.place) = (Substring(source).unicodeScalars, style, place)
    // A block begins behind its first line's indentation, which all lines have.
    indentation = place.column - 1
    if style == .singleQuoted || style == .doubleQuoted { step() }
  }

  var next: Unicode.Scalar? { rest.first }

  mutating func step() {
    guard let scalar = rest.popFirst() else { return }
    place.offset += UTF8.width(scalar)
    if scalar == "\n" {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
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
    place.column += letters.count
    place.offset += letters.count
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
