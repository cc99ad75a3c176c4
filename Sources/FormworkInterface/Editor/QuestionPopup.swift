internal import Formwork

/// A question in the middle of the screen, with buttons.
///
/// Its result is the index of the button that was pressed; Esc, or a letter without a meaning, closes
/// it without one.
struct QuestionPopup: ScreenView {
  let title: String
  let text: String
  /// The titles of the buttons; the first one has the focus.
  let buttons: [String]
  /// What Esc does, in a word.
  let escape: String
  /// The letter that presses each button, as a filter compares it.
  let letters: [String: Int]
  private let speech: ScreenSpeech
  private var focused = 0

  init(
    title: String, text: String, buttons: [String], escape: String, letters: [String: Int] = [:],
    _ speech: ScreenSpeech
  ) {
    (self.title, self.text, self.buttons) = (title, text, buttons)
    (self.escape, self.letters, self.speech) = (escape, letters, speech)
  }

  func content(in space: DrawingSpace) -> Content {
    let box = PopupBox(width: min(space.width - 2, 37), in: space)
    let (all, focus) = buttonLines(box, space.glyphs)
    let limit = box.lineLimit(hasStatus: true)
    // Where not all fit, the buttons are needed more than the text, which the title sums up.
    let hidden = max(0, focus.row - limit + 1)
    let buttons = all.dropFirst(hidden).prefix(limit)
    let room = limit - buttons.count
    let lines =
      room > 0
      ? DisplayWidth.wrap(text, to: box.textWidth, lines: room, space.glyphs)
        .map { box.line([Run($0)]) } : []
    let key = speech.firstKey(of: .close, in: Self.keyBindings)
    let escape = [Run(key, .key), Run(" " + escape, .keyText)]
    return Content(
      box.framed(lines + buttons, title: title, status: space.isFramed ? escape : []),
      insertionPoint: Frame.Cell(
        column: box.textColumn + focus.column,
        row: box.linesAbove + lines.count + focus.row - hidden),
      width: box.width)
  }

  /// The buttons side by side; below each other when they do not fit.
  private func buttonLines(_ box: PopupBox, _ glyphs: Glyphs) -> (lines: [Line], focus: Frame.Cell)
  {
    let runs = buttons.enumerated().map { index, title in
      let state: ButtonState = index == focused ? .focused : .resting
      return state.run(title, isFilled: false, glyphs).in(index)
    }
    let gap = Run.blanks(2)
    let line = Line(Array(runs.map { [$0] }.joined(separator: [gap])))
    guard line.width > box.textWidth else {
      let before = runs.prefix(focused).reduce(0) { $0 + DisplayWidth.of($1.text) + 2 }
      return ([box.line(line.runs)], Frame.Cell(column: before, row: 0))
    }
    let lines = runs.map { box.line(box.cut([$0], to: box.textWidth)) }
    return (lines, Frame.Cell(column: 0, row: focused))
  }

  mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    switch desk.action(of: key, in: Self.keyBindings) {
    case .previousAnswer: focused = (focused + buttons.count - 1) % buttons.count
    case .nextAnswer: focused = (focused + 1) % buttons.count
    case .answer: desk.close(with: focused)
    case .close: desk.close()
    default:
      guard case .text(let letter) = key else { return true }
      desk.close(with: letters[String(letter).searchKey])
    }
    return true
  }

  mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    desk.close(with: area)
  }

  func pressOutside(_ desk: inout Desk) {}

  func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    [
      KeyHint(.answer, in: Self.keyBindings, .actionPress, speech, rank: 1),
      KeyHint(
        .previousAnswer, .nextAnswer, in: Self.keyBindings, .actionMove, speech, rank: 2),
      KeyHint(.close, in: Self.keyBindings, speech, escape, rank: 0),
    ]
  }
}

extension Editor {
  /// Asks before answers are lost.
  func askToLeave() {
    let lost = form.allRows.count { session.typedRows.contains(ObjectIdentifier($0)) }
    let question = QuestionPopup(
      title: words[.leaveForm],
      text: words.text(.answersLost, ["count": .int(Int64(max(lost, 1)))]),
      buttons: [words[.stay], words[.leave]], escape: words[.actionStay],
      letters: [words[.leaveKey].searchKey: 1], speech)
    open(question, at: .center) { editor, button in
      if button as? Int == 1 { editor.leaveCancelled() }
    }
  }
}

// MARK: Keys

extension QuestionPopup {
  static let keyBindings = KeyBindings(
    "question",
    [
      (.answer, [.enter, .altEnter, .text(" ")], .doesPress),
      (.previousAnswer, [.left, .up, .backTab, .control("p")], .doesPreviousButton),
      (.nextAnswer, [.right, .down, .tab, .control("n")], .doesNextButton),
      (.close, [.escape], .actionClose),
    ])
}

extension KeyAction {
  static let answer = KeyAction("answer")
  static let previousAnswer = KeyAction("previousAnswer")
  static let nextAnswer = KeyAction("nextAnswer")
}
