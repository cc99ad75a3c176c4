internal import Formwork

extension Editor {
  /// A key in a choice that is not open.
  func handleInChoice(_ key: Key, _ row: BaseRow) -> Bool {
    guard !row.isReadOnly else { return false }
    let isPopup = row.showsAsPopup(metrics)
    switch key {
    case .left: chooseNeighbour(-1, in: row)
    case .right: chooseNeighbour(1, in: row)
    case .text(" ") where !isPopup:
      if row.formValue.isNull { chooseNeighbour(1, in: row) }
      row.didSelect()
    case .backspace, .delete: clear(row)
    case .home where !isPopup: chooseEnd(row.choices, in: row)
    case .end where !isPopup: chooseEnd(row.choices.reversed(), in: row)
    case .enter where isPopup, .text(" ") where isPopup: press(row, opening: ChoicePopup(row))
    case .text("/") where isPopup:
      var choice = ChoicePopup(row)
      choice.edit { _ in }
      press(row, opening: choice)
    case .text(let character) where isPopup:
      var choice = ChoicePopup(row)
      choice.edit { $0.insert(String(character)) }
      press(row, opening: choice)
    default: return false
    }
    return true
  }

  /// Chooses the next option that can be chosen; behind the last one comes the first.
  private func chooseNeighbour(_ direction: Int, in row: BaseRow) {
    let choices = row.choices
    guard choices.contains(where: { !$0.isDisabled }) else { return }
    let value = row.formValue
    let chosen = value.isNull ? nil : choices.firstIndex { $0.value == value }
    var place = chosen ?? (direction > 0 ? -1 : choices.count)
    repeat {
      place = (place + direction + choices.count) % choices.count
    } while choices[place].isDisabled
    choose(choices[place].value, in: row)
  }

  private func chooseEnd(_ choices: some Sequence<Choice>, in row: BaseRow) {
    guard let first = choices.first(where: { !$0.isDisabled }) else { return }
    choose(first.value, in: row)
  }

  /// A key while the list is open.
  func handle(_ key: Key, in open: ChoicePopup) {
    var list = open
    switch key {
    case .escape:
      if list.filter == nil {
        popup = nil
        return
      }
      list.endFilter()
    case .enter, .altEnter:
      take(list)
      return
    case .tab, .backTab:
      popup = nil
      handleInForm(key)
      return
    case .up, .control("p"): list.step(-1)
    case .down, .control("n"): list.step(1)
    case .home: list.jump(to: 0)
    case .end: list.jump(to: list.shown.count - 1)
    case .pageUp: list.jump(to: (list.highlighted ?? 0) - list.height)
    case .pageDown: list.jump(to: (list.highlighted ?? 0) + list.height)
    default:
      if list.filter == nil { handleWithoutFilter(key, in: &list) } else { filter(key, in: &list) }
      if popup == nil { return }
    }
    popup = .choice(list)
  }

  private func handleWithoutFilter(_ key: Key, in list: inout ChoicePopup) {
    switch key {
    case .text("k"): list.step(-1)
    case .text("j"): list.step(1)
    case .text("g"): list.jump(to: 0)
    case .text("G"): list.jump(to: list.shown.count - 1)
    case .control("u"): list.jump(to: (list.highlighted ?? 0) - max(1, list.height / 2))
    case .control("d"): list.jump(to: (list.highlighted ?? 0) + max(1, list.height / 2))
    case .text("/"): list.edit { _ in }
    case .text(" "): take(list)
    case .text, .paste: filter(key, in: &list)
    default: break
    }
  }

  private func filter(_ key: Key, in list: inout ChoicePopup) {
    if key == .backspace, list.filter?.isEmpty ?? false {
      list.endFilter()
      return
    }
    guard let action = TextAction(key) else { return }
    list.edit { buffer in
      switch action {
      case .insert(let typed): typed.withCleanUTF8(inLine: true) { _ = buffer.insert($0) }
      case .move(let motion): buffer.move(motion)
      case .kill(let motion): _ = buffer.kill(motion)
      case .deleteLeft: buffer.deleteLeft()
      case .deleteRight: buffer.deleteRight()
      case .undo: buffer.undo()
      case .yank: yanked.withCleanUTF8(inLine: true) { _ = buffer.insert($0) }
      }
    }
  }

  func take(_ list: ChoicePopup) {
    guard let choice = list.choice else { return }
    popup = nil
    // The options may be others since the list was opened.
    let isStillThere = list.row.choices.contains { $0.value == choice.value && !$0.isDisabled }
    if isStillThere { choose(choice.value, in: list.row) }
  }
}
