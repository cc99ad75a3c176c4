internal import Formwork

extension Metrics {
  func header(_ text: String) -> Block {
    let wrapped = DisplayWidth.wrap(text, to: max(columns - 2, 4))
    return Block(lines: wrapped.map { Line([.blanks(1), Run($0, .header)]) })
  }

  func footer(_ text: String) -> Block {
    let wrapped = DisplayWidth.wrap(text, to: max(columns - indent - 1, 4))
    return Block(lines: wrapped.map { Line([.blanks(indent), Run($0, .footer)]) })
  }

  /// The buttons, side by side or, when they do not fit, below each other.
  ///
  /// - Parameter focused: the place of the one that has the focus; nil: none has.
  func buttons(_ titles: [String], focused: Int?) -> Block {
    var block = Block(lines: [Line()])
    var used = indent
    for (place, title) in titles.enumerated() {
      let text = DisplayWidth.truncate(
        title, to: columns - indent - 5, ellipsis: glyphs.ellipsis)
      let run = Run("[ \(text) ]", place == focused ? .focusedButton : .button)
      let width = DisplayWidth.of(run.text)
      if place > 0, used + 3 + width < columns {
        block.lines[block.lines.count - 1].runs += [.blanks(3), run]
        used += 3
      } else {
        if place > 0 { block.lines.append(Line()) }
        block.lines[block.lines.count - 1].runs = [.blanks(indent), run]
        used = indent
      }
      if place == focused {
        block.cursor = Frame.Cell(column: used + 2, row: block.lines.count - 1)
        if place == 0 || used == indent, indent > 1 { markLast(&block) }
      }
      used += width
    }
    return block
  }

  private func markLast(_ block: inout Block) {
    let last = block.lines.count - 1
    let mark = Line([.blanks(1), Run(glyphs.focusMark, .focusMark)])
    block.lines[last] = block.lines[last].covered(from: 0, by: mark)
  }
}
