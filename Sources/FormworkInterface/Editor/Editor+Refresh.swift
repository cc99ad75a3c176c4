internal import Formwork

extension Editor {
  /// Takes over what code changed; O(1) when nothing did.
  ///
  /// Rows come and go, values change, the focused row cannot have the focus any longer.
  func refresh() {
    // A row that loses the focus commits what was typed in it, which may change more.
    for _ in 0..<10 {
      if form.structureVersion != outline.version { rebuild() }
      guard let focused = focus.row else { return }
      if outline.row(at: focus.index) === focused.row, focused.row.takesFocus {
        return focused.refresh()
      }
      passFocusOn()
    }
  }

  private func rebuild() {
    let topRow = outline.row(at: screen.top.item)
    let following = outline.items.dropFirst(focus.index + 1)
    let preceding = outline.items.prefix(focus.index).reversed()
    let neighbours = Array(following) + preceding
    outline = FormOutline(of: form, withButtons: true)
    screen.blocks.removeAll()
    screen.held.reset()
    screen.wordsChanged(to: words)
    let count = outline.items.count
    screen.top.item = min(topRow.flatMap(outline.index(of:)) ?? screen.top.item, count - 1)
    guard let row = focus.row?.row else {
      focus.index = count - 1
      return
    }
    if let index = outline.index(of: row) {
      focus.index = index
      return
    }
    closePopups()
    for case .row(let neighbour, _) in neighbours where neighbour.isVisible && neighbour.takesFocus
    {
      guard let index = outline.index(of: neighbour) else { continue }
      return move(to: .row(neighbour, at: index), leaving: .backwards)
    }
    move(to: .button(0), leaving: .backwards)
  }

  private func passFocusOn() {
    closePopups()
    let next = target(from: focus.index, by: 1) ?? target(from: focus.index, by: -1)
    move(to: next ?? .button(0), leaving: .backwards)
  }
}
