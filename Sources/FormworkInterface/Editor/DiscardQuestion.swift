internal import Formwork

/// The question whether what was typed may be lost; has a result when it may.
struct DiscardQuestion: ScreenView {
  private let words: LocalizedWords

  init(_ words: LocalizedWords) { self.words = words }

  func content(in space: DrawingSpace) -> Content {
    let parts = DisplayWidth.wrap(
      words[.discard], to: space.width, lines: space.height ?? 1, space.glyphs)
    return Content(
      parts.map { Line([Run($0, .warning)]) },
      insertionPoint: Frame.Cell(
        column: DisplayWidth.of(parts.last ?? "") + 1, row: parts.count - 1))
  }

  func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    guard case .text(let text) = key, String(text).searchKey == words[.discardKey].searchKey else {
      desk.close()
      return true
    }
    desk.close(with: true)
    return true
  }

  func pressOutside(_ desk: inout Desk) {}
}
