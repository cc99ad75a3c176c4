/// What a key does to a text, whatever holds it.
enum TextAction {
  case move(TextMotion)
  case kill(TextMotion)
  case deleteLeft, deleteRight, yank, undo
  case insert(TypedText)

  /// What a key does as a table of keys says; nil: it does nothing to a text.
  init?(_ key: Key, _ keys: KeyTable) {
    switch key {
    case .text(let character): self = .insert(.character(character))
    case .paste(let text): self = .insert(.paste(text))
    default:
      guard let action = keys.action(of: key, in: TextKeys.bindings).flatMap(TextAction.init)
      else { return nil }
      self = action
    }
  }

  /// nil: the action does nothing to a text.
  init?(_ action: KeyAction) {
    switch action {
    case .moveLeft: self = .move(.left)
    case .moveRight: self = .move(.right)
    case .moveWordLeft: self = .move(.wordLeft)
    case .moveWordRight: self = .move(.wordRight)
    case .moveToLineStart: self = .move(.lineStart)
    case .moveToLineEnd: self = .move(.lineEnd)
    case .deleteLeft: self = .deleteLeft
    case .deleteRight: self = .deleteRight
    case .killToLineEnd: self = .kill(.lineEnd)
    case .killToLineStart: self = .kill(.lineStart)
    case .killBlankWordLeft: self = .kill(.blankLeft)
    case .killWordLeft: self = .kill(.wordLeft)
    case .killWordRight: self = .kill(.wordRight)
    case .yank: self = .yank
    case .undo: self = .undo
    default: return nil
    }
  }

  /// Whether the text may be another one afterwards.
  var changes: Bool {
    if case .move = self { false } else { true }
  }
}
