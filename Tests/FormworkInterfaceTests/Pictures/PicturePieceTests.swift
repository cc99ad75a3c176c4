import Testing

@testable import FormworkInterface

@Suite struct PicturePieceTests {
  /// The pieces as texts with their widths; blanks and shapes by their names.
  private func pieces(_ text: String) -> [String] {
    PicturePiece.all(in: text).map { piece in
      switch piece.kind {
      case .blank: "blank \(piece.width)"
      case .shape(let shape): "\(shape) \(piece.width)"
      case .text(let text): "'\(text)' \(piece.width)"
      }
    }
  }

  @Test(
    arguments: [
      ("", []),
      (" Name  of it ", ["blank 1", "'Name' 4", "blank 2", "'of it' 5", "blank 1"]),
      ("‹ Größe › 5 …", ["'‹ Größe › 5 …' 13"]),
      ("••• (•)", ["'••• (•)' 7"]),
      (
        "▌ ━━●── ╭╮",
        [
          "leftHalf 1", "blank 1", "thickLine 2", "knob 1", "line 2", "blank 1", "roundTopLeft 1",
          "roundTopRight 1",
        ]
      ),
      ("✗ not so", ["'✗' 1", "blank 1", "'not so' 6"]),
      ("山田x", ["'山田' 4", "'x' 1"]),
      ("👩‍👩‍👧👍👍a", ["'👩‍👩‍👧' 2", "'👍👍' 4", "'a' 1"]),
      ("e\u{301}x", ["'e\u{301}x' 2"]),
      ("אב", ["'א' 1", "'ב' 1"]),
    ] as [(String, [String])])
  func whatStandsTogether(_ text: String, _ expected: [String]) {
    #expect(pieces(text) == expected)
  }
}
