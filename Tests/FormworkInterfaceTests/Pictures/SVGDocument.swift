import FormworkInterface

/// A document of XML 1.0 as far as pictures use it, read strictly.
struct SVGDocument {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ name: String) -> Int { attributes[name].flatMap { Int($0) } ?? -1 }
  }

  struct Malformed: Error {
    let what: String
    let offset: Int
  }

  /// All elements in the order of their beginnings.
  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ document: String) throws(Malformed) {
    scalars = Array(document.unicodeScalars)
    repeat {
      guard take("<") else { throw malformed("an element must begin here") }
      try readTag()
      if open.isEmpty { break }
      elements[open[open.count - 1]].text += try readText()
    } while true
    while offset < scalars.count, Self.isBlank(scalars[offset]) { offset += 1 }
    guard offset == scalars.count else { throw malformed("something stands behind the end") }
  }

  private mutating func readTag() throws(Malformed) {
    if take("/") {
      let name = try readName()
      guard let last = open.popLast(), elements[last].name == name, take(">") else {
        throw malformed("</\(name)> ends nothing")
      }
      return
    }
    let name = try readName()
    var attributes: [String: String] = [:]
    while skipBlanks(), let next = peek, next != ">", next != "/" {
      let name = try readName()
      guard take("="), take("\""), attributes[name] == nil else {
        throw malformed("\(name) is no attribute, or is there twice")
      }
      attributes[name] = try readCharacters(until: "\"")
      guard take("\"") else { throw malformed("a value does not end") }
    }
    elements.append(Element(name: name, attributes: attributes))
    let isEmpty = take("/")
    guard take(">") else { throw malformed("<\(name) does not end") }
    if !isEmpty { open.append(elements.count - 1) }
  }

  private mutating func readText() throws(Malformed) -> String { try readCharacters(until: "<") }

  private mutating func readCharacters(until end: Unicode.Scalar) throws(Malformed) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != end {
      offset += 1
      switch scalar.value {
      case 0x26:
        let name = try readName()
        guard let meant = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name],
          take(";")
        else { throw malformed("&\(name) is no reference") }
        text.append(contentsOf: meant.unicodeScalars)
      // `>` is escaped too, so that no text can hold `]]>`.
      case 0x3C, 0x3E: throw malformed("\(scalar) must be escaped")
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: text.append(scalar)
      default: throw malformed("U+\(String(scalar.value, radix: 16)) is no character of XML")
      }
    }
    return String(text)
  }

  private mutating func readName() throws(Malformed) -> String {
    let start = offset
    while let scalar = peek, scalar.properties.isAlphabetic || scalar == "-" || scalar == ":" {
      offset += 1
    }
    guard offset > start else { throw malformed("a name is missing") }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[start..<offset])
    return String(name)
  }

  private var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() -> Bool {
    while let scalar = peek, Self.isBlank(scalar) { offset += 1 }
    return true
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\n", "\t", "\r"].contains(scalar)
  }

  private func malformed(_ what: String) -> Malformed { Malformed(what: what, offset: offset) }
}

extension SVGDocument {
  /// The text of a picture in the lines of its screen, without blanks at their ends.
  var lines: [String] {
    var lines: [String] = []
    for text in elements where text.name == "text" {
      let (column, row) = (text.number("x") / 10, text.number("y") / 21)
      while lines.count <= row { lines.append("") }
      let missing = column - DisplayWidth.of(lines[row])
      lines[row] += String(repeating: " ", count: max(missing, 0)) + text.text
    }
    return lines
  }
}
