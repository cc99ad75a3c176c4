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

  /// The buttons, side by side or, when they do not fit, below each other; the one at `focused`
  /// has the focus.
  func buttons(_ titles: [String], focused: Int?) -> Block {
    var block = Block(lines: [Line()])
    var used = 0
    for (index, title) in titles.enumerated() {
      let text = DisplayWidth.truncate(title, to: columns - indent - 5, ellipsis: glyphs.ellipsis)
      let isFocused = index == focused
      let run = Run("[ \(text) ]", isFocused ? .buttonFilled : .button).in(index)
      let width = DisplayWidth.of(run.text)
      if used > 0, used + 3 + width >= columns {
        block.lines.append(Line())
        used = 0
      }
      let gap = used > 0 ? 3 : indent
      let mark = isFocused && gap > 1
      let before =
        mark ? [.blanks(1), Run(glyphs.mark, .mark), .blanks(1)] : [.blanks(gap)]
      block.lines[block.lines.count - 1].runs += before + [run]
      if isFocused { block.cursor = Frame.Cell(column: used + gap + 2, row: block.lines.count - 1) }
      used += gap + width
    }
    return block
  }
}
