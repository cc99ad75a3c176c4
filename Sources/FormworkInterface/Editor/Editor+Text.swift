internal import Formwork

/// What a key does to a text, whatever holds it.
enum TextAction {
  case move(TextMotion)
  case kill(TextMotion)
  case deleteLeft, deleteRight, yank, undo
  case insert(TypedText)

  /// nil: the key does nothing to a text.
  init?(_ key: Key) {
    switch key {
    case .text(let character): self = .insert(.character(character))
    case .paste(let text): self = .insert(.paste(text))
    case .left, .control("b"): self = .move(.left)
    case .right, .control("f"): self = .move(.right)
    case .wordLeft, .alt("b"): self = .move(.wordLeft)
    case .wordRight, .alt("f"): self = .move(.wordRight)
    case .home, .control("a"): self = .move(.lineStart)
    case .end, .control("e"): self = .move(.lineEnd)
    case .backspace, .control("h"): self = .deleteLeft
    case .delete, .control("d"): self = .deleteRight
    case .control("k"): self = .kill(.lineEnd)
    case .control("u"): self = .kill(.lineStart)
    case .control("w"): self = .kill(.blankLeft)
    case .alt("d"): self = .kill(.wordRight)
    case .alt("\u{7F}"), .alt("\u{8}"): self = .kill(.wordLeft)
    case .control("y"): self = .yank
    case .control("_"): self = .undo
    default: return nil
    }
  }

  var changes: Bool {
    if case .move = self { false } else { true }
  }
}

extension Editor {
  /// A key in a text or secret of one line.
  func handleInLine(_ key: Key) -> Bool {
    if key == .control("d"), isFirstRow, field?.isEmpty ?? false { return false }
    guard let action = TextAction(key) else { return false }
    apply(action, inLine: true)
    return true
  }

  /// A key in a text of several lines.
  func handleInArea(_ key: Key) -> Bool {
    switch key {
    case .enter: apply(.insert(.character("\n")), inLine: false)
    case .altEnter: return false
    case .up, .control("p"): moveLines(-1)
    case .down, .control("n"): moveLines(1)
    case .pageUp: moveLines(-5)
    case .pageDown: moveLines(5)
    case .control("d") where isFirstRow && field?.isEmpty ?? false: return false
    default:
      guard let action = TextAction(key) else { return false }
      apply(action, inLine: false)
    }
    return true
  }

  private func moveLines(_ count: Int) {
    guard case .text(var buffer)? = field?.buffer else { return }
    buffer.move(byLines: count, width: metrics.fieldWidth)
    field?.buffer = .text(buffer)
  }

  private func apply(_ action: TextAction, inLine: Bool) {
    guard let row = field?.row, !row.isReadOnly || !action.changes else { return }
    switch field?.buffer {
    case .text(var buffer):
      // The only holder changes in place instead of copying what was typed and can be undone.
      field?.buffer = .none
      let before = buffer.storage
      perform(action, on: &buffer, inLine: inLine, limit: row.textLimit)
      field?.buffer = .text(buffer)
      if !before.utf8.elementsEqual(buffer.storage.utf8) { typed(in: row) }
    case .secret(var buffer):
      let isFirst = field?.isUntouched ?? false
      field?.isUntouched = false
      if isFirst, buffer.isEmpty, case .deleteLeft = action { return turnEchoOff(for: row) }
      field?.buffer = .none
      if field?.isSelected ?? false {
        performOnSelected(action, &buffer)
      } else {
        perform(action, on: &buffer, inLine: true, limit: nil)
      }
      field?.buffer = .secret(buffer)
      if action.changes { typed(buffer, in: row) }
    default: break
    }
  }

  private func perform<Storage>(
    _ action: TextAction, on buffer: inout TextBuffer<Storage>, inLine: Bool, limit: Int?
  ) {
    switch action {
    case .move(let motion): buffer.move(motion)
    case .kill(.lineStart) where Storage.isSecret: buffer.clear()
    case .kill(let motion): if let text = buffer.kill(motion) { killed = text }
    case .deleteLeft: buffer.deleteLeft()
    case .deleteRight: buffer.deleteRight()
    case .undo: buffer.undo()
    case .yank:
      guard !Storage.isSecret else { return }
      yanked.withCleanUTF8(inLine: inLine) { insert($0, in: &buffer, limit: limit) }
    case .insert(let typed):
      typed.withCleanUTF8(inLine: inLine) { insert($0, in: &buffer, limit: limit) }
    }
  }

  /// Does to a secret of which all is selected what a key does to a selection.
  private func performOnSelected(_ action: TextAction, _ buffer: inout TextBuffer<SecretBuffer>) {
    switch action {
    case .move(let motion):
      field?.isSelected = false
      buffer.move(motion)
    case .kill, .deleteLeft, .deleteRight:
      field?.isSelected = false
      buffer.clear()
    case .insert(let typed):
      typed.withCleanUTF8(inLine: true) { utf8 in
        guard !utf8.isEmpty else { return }
        field?.isSelected = false
        buffer.clear()
        buffer.insert(utf8)
      }
    case .yank, .undo: break
    }
  }

  /// What was killed last, which may have line ends.
  var yanked: TypedText { .paste(PastedText(killed)) }

  private func insert<Storage>(
    _ utf8: UnsafeBufferPointer<UInt8>, in buffer: inout TextBuffer<Storage>, limit: Int?
  ) {
    let lost = buffer.insert(utf8, limit: limit)
    guard lost > 0 else { return }
    notice = Cluster.all(in: utf8).count > 1 ? options.words.cut(lost) : options.words.full
  }

  private func typed(in row: BaseRow) {
    hasTyped = true
    field?.isPending = true
    switch row.control {
    case .text(let settings) where settings.commit == .onLeave && row.errors.isEmpty: break
    default: commit()
    }
  }

  private func typed(_ buffer: TextBuffer<SecretBuffer>, in row: BaseRow) {
    let value: FormValue = buffer.isEmpty ? .null : .secret(buffer.storage.secret())
    guard value != row.formValue else { return }
    (hasTyped, hasTypedSecret) = (true, true)
    endOffer()
    row.set(value, origin: .user)
    field?.agree(value, unparsed: nil)
    field?.refresh()
  }
}

extension BaseRow {
  /// The most characters that may be typed; nil: no limit.
  fileprivate var textLimit: Int? {
    switch control {
    case .text(let settings), .textArea(let settings, _): settings.limit
    default: nil
    }
  }
}
