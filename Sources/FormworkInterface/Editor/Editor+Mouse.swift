internal import Formwork

extension Editor {
  /// Does what is meant by something done with the mouse on the last frame.
  func handle(_ event: MouseEvent) {
    guard let shown = screen.lastFrame, shown.size == options.size else { return }
    guard let index = popups.items.indices.last else {
      switch event.action {
      case .press: press(at: event.cell, in: shown)
      case .wheelUp: turnWheel(-3)
      case .wheelDown: turnWheel(3)
      }
      return
    }
    switch event.action {
    case .press: press(at: event.cell, inPopup: index)
    case .wheelUp: perform(popup: index) { popups.items[index].view.scroll(-1, &$0) }
    case .wheelDown: perform(popup: index) { popups.items[index].view.scroll(1, &$0) }
    }
  }

  private func turnWheel(_ lines: Int) {
    if !options.size.isTiny { screen.wheel = (screen.wheel ?? 0) + lines }
  }

  private func press(at cell: Frame.Cell, inPopup index: Int) {
    let areas = popups.items[index].areas
    guard !areas.isEmpty else { return }
    guard let hit = areas.lazy.compactMap({ $0.hit(at: cell) }).first else {
      return perform(popup: index) { popups.items[index].view.pressOutside(&$0) }
    }
    guard let area = hit.area else { return }
    perform(popup: index) { popups.items[index].view.press(area, at: hit.cell, &$0) }
  }

  private func press(at cell: Frame.Cell, in shown: ShownFrame) {
    guard shown.version == outline.version, let (item, hit) = shown.hit(at: cell) else { return }
    switch outline.items[item] {
    case .gap, .header, .footer: return
    case .buttons:
      guard let button = hit?.area else { return }
      screen.wheel = nil
      move(to: .button(button), leaving: .forwards)
      if focus.row == nil, focus.button == button { pressButton() }
    case .row(let row, _): press(row, hit)
    }
  }

  private func press(_ row: BaseRow, _ hit: Hit?) {
    guard row.takesFocus else { return }
    screen.wheel = nil
    let isFirstPress = row !== focus.row?.row
    if isFirstPress {
      commit()
      refresh()
      guard row.takesFocus, let index = outline.index(of: row) else { return }
      move(to: .row(row, at: index), leaving: index > focus.index ? .forwards : .backwards)
    }
    guard let focused = focus.row, row === focused.row, let hit, let area = hit.area else { return }
    perform(isFirstPress: isFirstPress, contentWidth: hit.width) {
      focused.view.press(area, at: hit.cell, &$0)
    }
  }
}
