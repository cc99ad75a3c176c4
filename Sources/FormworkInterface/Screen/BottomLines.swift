internal import Formwork

extension ScreenLayout {
  /// Puts what is to be said, and the keys, on the last lines of a page.
  func addBottomLines(to page: inout Page, _ editor: Editor) {
    let (rows, size) = (page.lines.count, editor.options.size)
    page.formLineCount = rows
    guard rows >= 3 else { return }
    let notice = notice(of: editor)
    page.formLineCount = rows - size.freeLines
    if size.isHigh {
      page.lines[rows - 1] = keyLine(editor.keyHints, size)
      if let notice { say(notice, above: rows - 1, in: &page, size) }
    } else if let said = notice ?? (editor.popups.isEmpty ? editor.message : nil) {
      // Where there is no line for keys either, what is wrong with the row is worth more.
      if size.freeLines > 0 || page.lines[rows - 1].runs.isEmpty {
        // What is said for long hides nothing of the row.
        let start = notice == nil ? page.end(of: editor.focus.index) : nil
        say(said, above: rows, below: start, in: &page, size)
      }
    } else if size.freeLines > 0 {
      page.lines[rows - 1] = keyLine(editor.keyHints, size)
    }
  }

  /// What is said until the next key, or for as long as something is awaited; nil: nothing.
  private func notice(of editor: Editor) -> FormMessage? {
    let columns = editor.options.size.columns
    let text =
      editor.session.notice ?? editor.focus.row?.view.notice(editor.speech, columns: columns)
      ?? editor.status
    return text.map { FormMessage(.note, $0) }
  }

  /// Puts words on the lines above one, on as many as there are below another one, or else below the
  /// cursor, if it takes them.
  private func say(
    _ message: FormMessage, above end: Int, below start: Int? = nil, in page: inout Page,
    _ size: Size
  ) {
    let room = max(1, end - (start ?? (page.cursor?.row ?? 0) + 1))
    let lines = message.lines(
      indent: size.isTiny ? 0 : 1, columns: size.columns, atMost: room, device.glyphs)
    for (index, line) in lines.enumerated() {
      page.lines[end - lines.count + index] = fit(line, size)
    }
    page.formLineCount = min(page.formLineCount, end - lines.count)
  }
}

extension Editor {
  /// What the keys do that have a use now.
  var keyHints: [KeyHint] {
    let speech = speech
    if let popup = popups.top { return popup.view.keys(speech) }
    let ofView =
      focus.row?.view.keys(speech)
      ?? [KeyHint(.press, in: FormKeys.buttons, .actionPress, speech)]
    if focus.row?.view.hidesOtherKeys ?? false { return ofView }
    let ofForm = screen.formHints(
      submit: buttonTitles[0], language: form.locale.language, speech)
    return ofForm.before + ofView + ofForm.behind
  }
}

/// What the keys of the form do, whatever control has the focus.
struct FormHints {
  let title: String
  let language: String
  /// The hints that stand before those of the control, and behind.
  let (before, behind): ([KeyHint], [KeyHint])

  init(submit title: String, language: String, _ speech: ScreenSpeech) {
    (self.title, self.language) = (title, language)
    let submit = language == "en" ? title.loweringFirst : title
    before = [KeyHint(.nextField, in: FormKeys.always, .actionNext, speech, rank: 0)]
    behind = [
      KeyHint(
        .submit, in: FormKeys.always, speech, submit,
        short: String(submit.prefix { $0 != " " }), rank: 3),
      KeyHint(.help, in: FormKeys.always, .actionHelp, speech, rank: 1),
      KeyHint(.cancel, in: FormKeys.unused, .actionCancel, speech, rank: 6),
    ]
  }
}

extension String {
  fileprivate var loweringFirst: String {
    guard let first = utf8.first, first < 0x80 else {
      return prefix(1).lowercased() + dropFirst()
    }
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    return isUpper ? String(Unicode.Scalar(first + 0x20)) + dropFirst() : self
  }
}
