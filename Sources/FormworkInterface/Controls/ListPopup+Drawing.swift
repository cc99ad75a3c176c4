internal import Formwork

extension ListPopup {
  /// The options that fit, ten in a frame at most; on a narrow screen below the field.
  public mutating func content(in space: DrawingSpace) -> Content {
    let box = PopupBox(width: width(in: space), in: space)
    let hasField = !box.isFramed && (space.height ?? 24) > 1
    let limit = box.lineLimit(hasStatus: true) - (hasField ? 1 : 0)
    height = max(1, min(choices.count, limit, box.isFramed ? 10 : limit))
    if let highlighted { scroll = max(highlighted - height + 1, min(scroll, highlighted)) }
    scroll = max(0, min(scroll, shown.count - height))
    let end = min(scroll + height, shown.count)
    let text = fieldText(width: box.isFramed ? space.fieldWidth : box.textWidth, space.glyphs)
    let first = box.linesAbove + (hasField ? 1 : 0)
    let cursor = Frame.Cell(
      column: box.textColumn, row: first + max(0, (highlighted ?? 0) - scroll))
    var lines = (scroll..<end).map { line(at: $0, box, space.glyphs) }
    if hasField { lines.insert(box.line(text.runs, area: Self.fieldArea), at: 0) }
    var content = Content(
      box.framed(
        lines, title: box.isFramed ? "" : title, above: scroll, below: shown.count - end,
        status: status(space.words)),
      insertionPoint: cursor, width: box.width)
    content.fullHeight = min(choices.count, 10) + 2
    guard let cell = text.insertionPoint else { return content }
    if box.isFramed {
      (content.field, content.insertionPoint) = (text, nil)
    } else if hasField {
      content.insertionPoint = Frame.Cell(column: box.textColumn + cell, row: first - 1)
    }
    return content
  }

  /// The cells of the list, which stays as wide while it is filtered.
  private func width(in space: DrawingSpace) -> Int {
    // Text stands under text: the list is wider than its field by the frame and the signs.
    let sides = space.hasPopupInset ? 6 : 5
    let count = choices.count
    let status = [Word.position, .found].map { word in
      DisplayWidth.of(text(word, count, space.words)) + DisplayWidth.of("\(count)")
    }
    let wanted = max(
      space.fieldWidth + sides - 1, optionWidth + sides, (status.max() ?? 0) + 10)
    return min(space.width, wanted)
  }

  /// What is typed, or on a narrow screen the value, and the sign of a list.
  private mutating func fieldText(width: Int, _ glyphs: Glyphs) -> Content.FieldText {
    let field = OpeningField(
      width: width, isFocused: true, glyphs: glyphs, area: Self.fieldArea)
    guard let window = filter?.buffer.window(width: width - 1) else {
      let chosen = value.isNull ? nil : choices.first { $0.value == value }
      return Content.FieldText(field.runs(CleanText.of(chosen?.title ?? "")))
    }
    return Content.FieldText(field.runs(window.text), insertionPoint: window.cursor)
  }

  private func line(at index: Int, _ box: PopupBox, _ glyphs: Glyphs) -> Line {
    let choice = choices[shown[index]]
    let isHighlighted = index == highlighted
    let isChosen = !value.isNull && choice.value == value
    let style: Style =
      isHighlighted ? .cursor : choice.isDisabled ? .disabled : isChosen ? .chosen : .option
    let sign = isHighlighted ? glyphs.cursor : choice.isDisabled ? glyphs.notAvailable : " "
    let title = box.cut(
      style == .option || style == .chosen
        ? matching(choice.title, style) : [Run(choice.titleWithReason, style)],
      to: box.textWidth - 2)
    return box.line(
      [Run(sign + " ", style)] + title, filled: isHighlighted ? .cursor : .text, area: index)
  }

  /// A title, in which the letters that the filter found are marked.
  private func matching(_ title: String, _ style: Style) -> [Run] {
    guard let found = title.firstPart(withSearchKey: wanted) else { return [Run(title, style)] }
    let parts = [
      Run(String(title[..<found.lowerBound]), style), Run(String(title[found]), .match),
      Run(String(title[found.upperBound...]), style),
    ]
    return parts.filter { !$0.text.isEmpty }
  }

  /// Where the cursor is, or how many options the filter found.
  private func status(_ words: LocalizedWords) -> [Run] {
    let (word, number): (Word, Int) =
      wanted.isEmpty ? (.position, (highlighted ?? -1) + 1) : (.found, shown.count)
    return [Run(text(word, number, words), .status)]
  }

  private func text(_ word: Word, _ number: Int, _ words: LocalizedWords) -> String {
    words.text(word, ["n": .int(Int64(number)), "count": .int(Int64(choices.count))])
  }
}
