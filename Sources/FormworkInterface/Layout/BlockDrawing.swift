internal import Formwork

extension Metrics {
  func header(_ text: String) -> Block { block(text, .header) }

  func footer(_ text: String) -> Block { block(text, .footer) }

  private func block(_ text: String, _ style: Style) -> Block {
    let wrapped = DisplayWidth.wrap(text, to: max(columns - 2, 4))
    return Block(lines: wrapped.map { Line([.blanks(1), Run($0, style)]) })
  }
}

/// The buttons below the rows.
struct ButtonBar: Equatable {
  let titles: [String]
  /// The button that has the focus; nil: a row has it.
  let focused: Int?
  /// The button that is filled, so that one sees what Enter or the usual key presses; nil: none is.
  let filled: Int?
  /// Whether the first button cannot be pressed, since an answer is awaited.
  let isBusy: Bool

  /// The buttons side by side or, when they do not fit, below each other.
  func block(_ metrics: Metrics) -> Block {
    var block = Block(lines: [Line()])
    var used = 0
    for (index, title) in titles.enumerated() {
      let run = run(index, title, metrics)
      let width = DisplayWidth.of(run.text)
      if used > 0, used + 2 + width >= metrics.columns {
        block.lines.append(Line())
        used = 0
      }
      let gap = used > 0 ? 2 : metrics.indent
      block.lines[block.lines.count - 1].runs += [.blanks(gap), run].filter { !$0.text.isEmpty }
      if index == focused {
        block.cursor = Frame.Cell(column: used + gap + 2, row: block.lines.count - 1)
      }
      used += gap + width
    }
    return block
  }

  private func run(_ index: Int, _ title: String, _ metrics: Metrics) -> Run {
    let text = DisplayWidth.truncate(
      title, to: metrics.columns - max(metrics.indent * 2, 1) - 4,
      ellipsis: metrics.glyphs.ellipsis)
    let state: ButtonState =
      isBusy && index == 0 ? .unavailable : index == focused ? .focused : .resting
    return state.run(text, isFilled: index == filled, metrics.glyphs).in(index)
  }
}

/// What can be done with a button.
enum ButtonState {
  case resting, focused, unavailable

  /// The button with its title; filled when it is the one that Enter or the usual key presses.
  func run(_ title: String, isFilled: Bool, _ glyphs: Glyphs) -> Run {
    switch self {
    case .resting:
      run(glyphs.button.left, title, glyphs.button.right, isFilled ? .buttonFilled : .button)
    case .focused: run(glyphs.cursor, title, glyphs.button.right, .buttonFilled)
    case .unavailable: run(glyphs.notAvailable, title, glyphs.notAvailable, .disabled)
    }
  }

  private func run(_ left: String, _ title: String, _ right: String, _ style: Style) -> Run {
    Run("\(left) \(title) \(right)", style)
  }
}
