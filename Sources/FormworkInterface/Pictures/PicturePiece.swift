/// A part of a line that one element of a picture shows.
struct PicturePiece: Equatable {
  enum Kind: Equatable {
    /// Nothing but the ground.
    case blank
    /// The same shape in each cell.
    case shape(CellShape)
    /// Characters that any one font draws equally wide.
    case text(String)
  }

  var kind: Kind
  /// How many cells it takes.
  var width: Int

  /// The parts of a text, from left to right; O(bytes).
  ///
  /// Letters stay together, with single blanks between them. Where a font may lack a character,
  /// another one draws it, in another width: it would shift its neighbours, so it stands alone.
  static func all(in text: String) -> [PicturePiece] {
    var text = text
    return text.withUTF8 { bytes in
      var parts: [(piece: PicturePiece, group: Group)] = []
      for cluster in Cluster.all(in: bytes) {
        let string = String(decoding: bytes[cluster.range], as: UTF8.self)
        let group = Group(string, width: cluster.width)
        if let last = parts.indices.last, parts[last].group == group {
          parts[last].piece.append(string, width: cluster.width)
        } else {
          parts.append((PicturePiece(string, group, width: cluster.width), group))
        }
      }
      return joined(parts)
    }
  }

  /// What may stand in one element: characters of the same group.
  private enum Group: Equatable {
    case blank
    case shape(CellShape)
    /// Letters that every font with fixed widths has.
    case letters
    /// Characters of two cells that fonts have together.
    case wide
    case other(String)

    init(_ cluster: String, width: Int) {
      let scalars = cluster.unicodeScalars
      if cluster == " " {
        self = .blank
      } else if let shape = CellShape(cluster) {
        self = .shape(shape)
      } else if width == 1, scalars.allSatisfy(\.isInMostFonts) {
        self = .letters
      } else if width == 2, scalars.count == 1, scalars.allSatisfy(\.isIdeographic) {
        self = .wide
      } else {
        self = .other(cluster)
      }
    }
  }

  private init(_ string: String, _ group: Group, width: Int) {
    self.width = width
    switch group {
    case .blank: kind = .blank
    case .shape(let shape): kind = .shape(shape)
    case .letters, .wide, .other: kind = .text(string)
    }
  }

  private init(_ kind: Kind, width: Int) { (self.kind, self.width) = (kind, width) }

  private mutating func append(_ string: String, width more: Int) {
    width += more
    if case .text(let text) = kind { kind = .text(text + string) }
  }

  /// The parts, with words of letters joined over single blanks.
  private static func joined(_ parts: [(piece: PicturePiece, group: Group)]) -> [PicturePiece] {
    var pieces: [PicturePiece] = []
    for (index, part) in parts.enumerated() {
      if part.group == .letters, index > 1,
        parts[index - 1].piece == PicturePiece(.blank, width: 1),
        parts[index - 2].group == .letters, case .text(let word) = part.piece.kind
      {
        pieces.removeLast()
        pieces[pieces.count - 1].append(" " + word, width: 1 + part.piece.width)
      } else {
        pieces.append(part.piece)
      }
    }
    return pieces
  }
}

extension Unicode.Scalar {
  /// Whether it is Latin, Greek or Cyrillic, or a sign of typography.
  fileprivate var isInMostFonts: Bool { value < 0x530 || (0x2010...0x203A).contains(value) }

  /// Whether it is a sign of Chinese, Japanese or Korean, for which fonts have one width.
  fileprivate var isIdeographic: Bool {
    switch value {
    case 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
