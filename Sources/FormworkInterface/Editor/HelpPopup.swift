internal import Formwork

/// All that there is to say about the focused row, with its keys, in a popup that scrolls.
struct HelpPopup: ScreenView {
  /// A part of the help, on lines of its own.
  enum Part {
    case text(String)
    /// What is wrong, behind its sign.
    case error(String, Violation.Severity)
    /// What a key does.
    case key(String, meaning: String)
    case gap
  }

  private let title: String
  private let parts: [Part]
  private let speech: ScreenSpeech
  /// The first line that is seen.
  private var first = 0
  /// How many lines there are, and how many of them are seen, since it was last drawn.
  private var (count, height) = (0, 0)

  init(title: String, parts: [Part], _ speech: ScreenSpeech) {
    (self.title, self.parts, self.speech) = (title, parts, speech)
  }

  private var isScrollable: Bool { count > height }

  mutating func content(in space: DrawingSpace) -> Content {
    let box = PopupBox(width: min(space.width - 2, 37), in: space)
    // A small screen cuts titles and what is said about a row; here they are whole.
    let isTitleCut = DisplayWidth.of(title) > box.textWidth - 6
    let lines = (isTitleCut ? titleLines(box) : []) + lines(box.textWidth, space.glyphs)
    (count, height) = (lines.count, box.lineLimit(hasStatus: false))
    first = max(0, min(first, count - height))
    let end = min(count, first + height)
    let key = speech.firstKey(of: .close, in: Self.keyBindings)
    let close = [Run(key, .key), Run(" " + speech.words[.actionClose], .keyText)]
    return Content(
      box.framed(
        lines[first..<end].map { box.line($0.runs, area: 0) }, title: title, above: first,
        below: count - end, status: space.isFramed ? close : []),
      insertionPoint: Frame.Cell(column: box.textColumn, row: box.linesAbove), width: box.width)
  }

  private func titleLines(_ box: PopupBox) -> [Line] {
    DisplayWidth.wrap(title, to: box.textWidth).map { Line([Run($0, .popupTitle)]) }
  }

  private func lines(_ width: Int, _ glyphs: Glyphs) -> [Line] {
    let keyColumns = max(4, min(11, width / 2))
    return parts.flatMap { part -> [Line] in
      switch part {
      case .gap: [Line()]
      case .text(let text): DisplayWidth.wrap(text, to: width).map { Line([Run($0)]) }
      case .error(let text, let severity):
        Self.columns(
          severity == .error ? glyphs.error : glyphs.look, text, at: 2, width: width,
          severity == .error ? (.errorSign, .error) : (.warningSign, .warning))
      case .key(let name, let meaning):
        Self.columns(name, meaning, at: keyColumns, width: width, (.key, .keyText))
      }
    }
  }

  /// Two texts side by side, each wrapped at words.
  private static func columns(
    _ left: String, _ right: String, at column: Int, width: Int, _ styles: (Style, Style)
  ) -> [Line] {
    let behind = DisplayWidth.wrap(right, to: max(1, width - column))
    var before = DisplayWidth.wrap(left, to: max(1, column - 1))
    var lines: [Line] = []
    if DisplayWidth.of(left) >= column {
      // A long name has lines of its own, so that all meanings stand below each other.
      lines = DisplayWidth.wrap(left, to: width).map { Line([Run($0, styles.0)]) }
      before = []
    }
    return lines
      + (0..<max(before.count, behind.count)).map { index in
        let text = index < before.count ? before[index] : ""
        let rest = index < behind.count ? [Run(behind[index], styles.1)] : []
        return Line([Run(text, styles.0), .blanks(column - DisplayWidth.of(text))] + rest)
      }
  }

  /// Scrolls what does not fit; every other key closes.
  mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool {
    var next = first
    switch desk.action(of: key, in: Self.keyBindings) {
    case .scrollUp: next -= 1
    case .scrollDown: next += 1
    case .scrollPageUp: next -= height
    case .scrollPageDown: next += height
    case .scrollToStart: next = 0
    case .scrollToEnd: next = count - height
    default:
      desk.close()
      return true
    }
    guard isScrollable else {
      desk.close()
      return true
    }
    first = max(0, min(next, count - height))
    return true
  }

  func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) { desk.close() }

  mutating func scroll(_ turns: Int, _ desk: inout Desk) {
    if isScrollable { first = max(0, min(first + 3 * turns, count - height)) }
  }

  func keys(_ speech: ScreenSpeech) -> [KeyHint] {
    let close = KeyHint(.close, in: Self.keyBindings, .actionClose, speech, rank: 0)
    guard isScrollable else { return [close] }
    return [
      KeyHint(.scrollUp, .scrollDown, in: Self.keyBindings, .actionScroll, speech, rank: 1), close,
    ]
  }
}

extension Editor {
  func openHelp() {
    let row = focus.row?.row
    let speech = speech
    let control =
      focus.row?.view.help(speech) ?? ControlHelp(keys: speech.hints(of: FormKeys.buttons))
    let about = [row?.displayHelp, row?.more].compactMap(\.self) + control.notices
    let others = [row.flatMap(format(of:)), form.displayHelp].compactMap(\.self)
    let keys = control.keys + hints(besides: control, speech) + control.textKeys
    let errors = (row?.errors ?? []).map { HelpPopup.Part.error($0.message, $0.severity) }
    let texts = errors + (about + others).map { .text($0) }
    open(
      HelpPopup(
        title: row?.displayTitle ?? form.displayTitle ?? "",
        parts: texts + (texts.isEmpty ? [] : [.gap])
          + keys.filter { !$0.keys.isEmpty }
          .map { .key($0.shortKeyNames(in: speech), meaning: $0.long) }
          + (options.hasMouse ? [.gap, .text(words[.mouse])] : []), speech),
      at: .center)
  }

  /// What the keys of the form do beside those of a control, which come first.
  private func hints(besides control: ControlHelp, _ speech: ScreenSpeech) -> [KeyHint] {
    let always = speech.hints(
      of: FormKeys.always, except: options.offersPlainMode ? [] : [.plainMode])
    let used = Set((control.keys + control.textKeys + always).flatMap(\.keys))
    var rest = speech.hints(of: FormKeys.unused, except: [.leaveEmptyForm])
    for index in rest.indices {
      rest[index].keys.removeAll {
        used.contains($0) || $0.isCharacter && !control.textKeys.isEmpty
      }
    }
    // An empty text leaves the form a key that deletes to the right elsewhere.
    if isAtEmptyStart {
      let others = Set(FormKeys.unused.all.map(\.action)).subtracting([.leaveEmptyForm])
      rest += speech.hints(of: FormKeys.unused, except: others)
    }
    return always + rest + speech.hints(of: FormKeys.screen)
  }

  /// How the row's text is written; nil: as one likes.
  private func format(of row: BaseRow) -> String? {
    switch row.valueType {
    case .date:
      return words.text(
        .dateHelp,
        ["order": .text(words[form.locale.dateOrder.word]), "example": .date(form.clock.now.date)])
    case .wholeNumber: return words[.wholeNumberHelp]
    case .number:
      return words.text(
        .numberHelp, ["example": .text("12\(form.locale.decimalSeparator)5")])
    default: return nil
    }
  }
}

// MARK: Keys

extension HelpPopup {
  static let keyBindings = KeyBindings(
    "help",
    [
      (.scrollUp, [.up, .control("p"), .text("k")], .doesPreviousLine),
      (.scrollDown, [.down, .control("n"), .text("j")], .doesNextLine),
      (.scrollPageUp, [.pageUp, .control("u")], .doesScrollPageUp),
      (.scrollPageDown, [.pageDown, .control("d"), .text(" ")], .doesScrollPageDown),
      (.scrollToStart, [.home, .text("g")], .doesScrollToStart),
      (.scrollToEnd, [.end, .text("G")], .doesScrollToEnd), (.close, [.escape], .actionClose),
    ])
}

extension KeyAction {
  static let scrollUp = KeyAction("scrollUp")
  static let scrollDown = KeyAction("scrollDown")
  static let scrollPageUp = KeyAction("scrollPageUp")
  static let scrollPageDown = KeyAction("scrollPageDown")
  static let scrollToStart = KeyAction("scrollToStart")
  static let scrollToEnd = KeyAction("scrollToEnd")
}

extension FormLocale.DateOrder {
  /// What the order is called.
  var word: Word {
    switch self {
    case .ymd: .yearMonthDay
    case .dmy: .dayMonthYear
    case .mdy: .monthDayYear
    }
  }
}
