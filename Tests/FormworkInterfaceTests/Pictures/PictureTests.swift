import Formwork
import FormworkFiles
import FormworkInterface
import Glibc
import Testing

@Suite struct PictureTests {
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Forms/"
  private static let forms = ["login.yaml", "profile.json", "signup.yaml"]

  private static func form(_ name: String) throws -> Form {
    try Form(contentsOf: folder + name)
  }

  /// The signs that are shapes in pictures.
  private static let shapes = "▌█━─═●■│╭╮╰╯┌┐└┘"

  /// The lines of a screen as a picture has them in text.
  private static func texts(of frame: Frame) -> [String] {
    var lines = frame.lines.map { line in
      var text = String(line.text.map { shapes.contains($0) ? " " : $0 })
      while text.last == " " { text.removeLast() }
      return text
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test(arguments: forms, Theme.builtIn.map(\.name))
  func everyFormIsAPicture(_ name: String, _ themeName: String) throws {
    let theme = try #require(Theme.builtIn.first { $0.name == themeName })
    let svg = Picture.svg(of: try Self.form(name), theme: theme)
    let document = try SVGDocument(svg)
    #expect(Set(document.elements.map(\.name)).isSubset(of: ["svg", "g", "rect", "path", "text"]))
    for element in document.elements {
      let known: Set = [
        "xmlns", "width", "height", "viewBox", "font-size", "font-family", "rx", "fill", "x", "y",
        "transform", "textLength", "lengthAdjust", "font-weight", "font-style", "d", "stroke",
      ]
      #expect(known.isSuperset(of: element.attributes.keys))
      for (name, value) in element.attributes where name != "xmlns" {
        #expect(!value.contains("url") && !value.contains("//"))
      }
      guard element.name == "text" else { continue }
      #expect(element.number("textLength") == 10 * DisplayWidth.of(element.text))
    }
    let rows = (document.elements[0].number("height") - 20) / 21
    var options = EditorOptions(size: Size(columns: 80, rows: rows))
    options.theme = theme
    let frame = Editor(form: try Self.form(name), options: options).frame()
    #expect(document.lines == Self.texts(of: frame))
    #expect(Picture.svg(of: frame, size: options.size, theme: theme) == svg)
    #expect(Picture.svg(of: try Self.form(name), theme: theme) == svg, "the same bytes each time")
  }

  @Test func aSmallScreenIsDrawnLikeThis() {
    let frame = Frame(
      lines: [
        Line([Run("▌", .mark), Run(" Name  a < b", .title)]),
        Line([Run("ab", .field), Run("  ", .fieldFocusLine), Run("━━─", .bar(.amber))]),
        Line([Run(" OK ", .buttonFilled), Run(" 山x", .error)]),
      ], cursor: Frame.Cell(column: 2, row: 1))
    let svg = Picture.svg(of: frame, size: Size(columns: 14, rows: 3), theme: .dark)
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="160" height="83" viewBox="0 0 160 83" \
        font-size="16.6" \
        font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace">
        <rect width="160" height="83" rx="8" fill="#1c1c1c"/>
        <g transform="translate(10 10)">
        <rect x="0" y="21" width="20" height="21" fill="#303030"/>
        <rect x="20" y="21" width="20" height="21" fill="#3a3a3a"/>
        <rect x="0" y="42" width="40" height="21" fill="#5fd7d7"/>
        <path d="M0 0h6v21h-6z" fill="#5fd7d7"/>
        <text x="20" y="16" textLength="40" lengthAdjust="spacingAndGlyphs" fill="#eeeeee" \
        font-weight="bold">Name</text>
        <text x="80" y="16" textLength="50" lengthAdjust="spacingAndGlyphs" fill="#eeeeee" \
        font-weight="bold">a &lt; b</text>
        <text x="0" y="37" textLength="20" lengthAdjust="spacingAndGlyphs" fill="#d0d0d0">ab</text>
        <rect x="20" y="41" width="20" height="1" fill="#5fd7d7"/>
        <path d="M40 29h20v5h-20z" fill="#ffc107"/>
        <path d="M60 31h10v1h-10z" fill="#ffc107"/>
        <text x="10" y="58" textLength="20" lengthAdjust="spacingAndGlyphs" fill="#1c1c1c" \
        font-weight="bold">OK</text>
        <text x="50" y="58" textLength="20" lengthAdjust="spacingAndGlyphs" fill="#ff8787">山</text>
        <text x="70" y="58" textLength="10" lengthAdjust="spacingAndGlyphs" fill="#ff8787">x</text>
        <rect x="20" y="21" width="2" height="20" fill="#d0d0d0"/>
        </g>
        </svg>

        """)
  }

  @Test func whatAThemeLeavesToTheDeviceIsDark() throws {
    let frame = Frame(
      lines: [Line([Run("a", .text), Run("b", .cursor), Run("▌", .mark), Run("─", .frame)])])
    func fills(_ theme: Theme) throws -> [String?] {
      let svg = Picture.svg(of: frame, size: Size(columns: 4, rows: 1), theme: theme)
      return try SVGDocument(svg).elements.map { $0.attributes["fill"] }
    }
    #expect(
      try fills(.terminal) == [
        nil, "#1c1c1c", nil, "#d0d0d0", "#d0d0d0", "#1c1c1c", "#4fc1d0", "#7f7f7f",
      ])
    #expect(
      try fills(.mono) == [
        nil, "#1c1c1c", nil, "#d0d0d0", "#d0d0d0", "#1c1c1c", "#d0d0d0", "#7f7f7f",
      ])
    #expect(try fills(.light).prefix(2) == [nil, "#ffffff"])
  }

  @Test(arguments: [
    "\u{0}\u{1B}[31m\u{7F}\u{85}", "]]>", "&amp;<!--", "\u{FFFE}\u{FFFF}\u{202E}",
    "e\u{301}\u{302} 👩‍👩‍👧 🇳🇴 אב ع ﷽ ไทย 한국", "\u{1F3F4}\u{E0067}\u{E007F}", "\"'",
  ])
  func everyTextIsWellFormed(_ text: String) throws {
    let frame = Frame(lines: [Line([Run(text, .label)])])
    let svg = Picture.svg(of: frame, size: Size(columns: 80, rows: 1))
    #expect(try SVGDocument(svg).lines == Self.texts(of: frame))
  }

  @Test func everyCharacterIsWellFormed() throws {
    var (lines, line) = ([Line](), "")
    let values =
      Array(0..<0x3100) + Array(stride(from: 0x3100, through: 0x10FFFF, by: 251))
      + Array(0xFDD0..<0x10000)
    for value in values {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      line += "\(scalar) "
      guard line.unicodeScalars.count >= 100 else { continue }
      lines.append(Line([Run(line)]))
      line = ""
    }
    let frame = Frame(lines: lines)
    let svg = Picture.svg(of: frame, size: Size(columns: 300, rows: lines.count))
    #expect(try SVGDocument(svg).lines == Self.texts(of: frame))
  }

  @Test func aRevealedSecretIsBullets() throws {
    let row = PasswordRow("p") {
      $0.title = "Password"
      $0.value = Secret(copying: "hunter2".utf8)
    }
    let editor = Editor(Form() +++ Section() <<< row, 60, 8)
    editor.press(.control("r"))
    let frame = editor.frame()
    #expect(frame.lines.contains { $0.runs.contains { $0.revealed != nil } })
    let svg = Picture.svg(of: frame, size: Size(columns: 60, rows: 8))
    #expect(!svg.contains("hunter2") && svg.contains("•••••••"))
  }

  // MARK: Forms

  private func rows(of svg: String) throws -> Int {
    (try SVGDocument(svg).elements[0].number("height") - 20) / 21
  }

  @Test(arguments: [1, 3, 12, 400]) func theWholeFormIsSeen(_ count: Int) throws {
    let rows = (1...count).map { number in TextRow("r\(number)") { $0.title = "Row \(number)." } }
    let form = Form("T") +++ Section(rows: rows)
    let svg = Picture.svg(of: form, columns: 60)
    let lines = try SVGDocument(svg).lines
    for number in 1...count { #expect(lines.contains { $0.contains("Row \(number).") }) }
    #expect(lines.contains { $0.contains("Submit") })
    #expect(lines.last?.contains("Tab next") == true)
    #expect(try self.rows(of: svg) < count + 20)
    #expect(try self.rows(of: Picture.svg(of: form, columns: 60, rows: 10)) == 10)
  }

  @Test func theFocusIsWhereItIsWanted() throws {
    let (first, second) = (TextRow("a") { $0.title = "A" }, TextRow("b") { $0.title = "B" })
    second.add(rule: .required)
    let form = Form() +++ Section() <<< first <<< second <<< LabelRow("n") { $0.title = "N" }
    /// The title beside the mark of the focus.
    func markedTitle(_ focus: BaseRow?) throws -> Character? {
      let elements = try SVGDocument(Picture.svg(of: form, focus: focus)).elements
      let mark = try #require(elements.first { $0.attributes["d"]?.hasSuffix("h6v21h-6z") == true })
      let top = try #require(mark.attributes["d"]?.split(separator: " ").last?.prefix { $0 != "h" })
      return elements.first { $0.name == "text" && $0.number("y") == Int(top).map { $0 + 16 } }?
        .text.first
    }
    #expect(try markedTitle(first) == "A")
    #expect(try markedTitle(second) == "B")
    #expect(try markedTitle(nil) == "B")
    #expect(try markedTitle(form.row("n")) == "B", "it cannot have the focus")
    #expect(first.errors.isEmpty && second.errors.isEmpty)
  }
}
