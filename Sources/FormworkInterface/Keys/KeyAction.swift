/// What a key can do; which key does it stands in `KeyTable`.
enum KeyAction: String, CaseIterable, Sendable {
  // Everywhere in the form, before the control is asked.
  case nextField, previousField, submit, help, plainMode
  // Everywhere in the form, when the control has no use for the key.
  case confirmField, moveUp, moveDown, pageUp, pageDown, leaveEmptyForm, cancel
  // On the form's own buttons.
  case press, previousButton, nextButton
  // In text.
  case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToLineStart, moveToLineEnd
  case deleteLeft, deleteRight, killToLineEnd, killToLineStart, killBlankWordLeft
  case killWordLeft, killWordRight, yank, undo
  // In several lines of text.
  case newLine, confirmText, previousLine, nextLine, previousLines, nextLines
  // In a secret.
  case reveal, generate, acceptOffer, takeOfferBack
  // In a toggle.
  case toggle, flip, turnOn, turnOff
  // In a choice.
  case previousOption, nextOption, firstOption, lastOption, chooseOption, openList, searchList
  // In several controls.
  case clear
  // In an open list.
  case close, leaveList, take, pageOptionsUp, pageOptionsDown, halfPageUp, halfPageDown
  // In a text that scrolls.
  case scrollUp, scrollDown, scrollPageUp, scrollPageDown, scrollToStart, scrollToEnd
}

/// Where a key is pressed.
enum KeyContext: Sendable {
  case global, form, buttons, text, textArea, secret, offer, toggle, segments, popupField, button
  /// An open list; while it is filtered, keys that type are text.
  case list, unfilteredList
  case scrollingText
}
