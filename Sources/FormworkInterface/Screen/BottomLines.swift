internal import Formwork

extension ScreenLayout {
  /// Puts what is to be said, and the keys, on the last lines of a page.
  func addBottomLines(to page: inout Page, _ editor: Editor) {
    let (rows, size) = (page.lines.count, editor.options.size)
    page.formLineCount = rows
    guard rows >= 3 else { return }
    let message = message(of: editor)
    page.formLineCount = rows - (size.isTiny ? 1 : 2)
    if let message, size.isTiny { return say(message, above: rows, in: &page, size) }
    page.lines[rows - 1] = keyLine(
      editor.keyHints, marksRequired: page.marksRequired && editor.popups.isEmpty, size)
    if let message { say(message, above: rows - 1, in: &page, size) }
  }

  private func message(of editor: Editor) -> String? {
    let size = editor.options.size
    return editor.session.notice
      ?? editor.focus.row?.view.notice(editor.speech, columns: size.columns)
      ?? editor.status ?? (size.isTiny ? editor.form.refusal : nil)
  }

  /// Puts words on the lines above one, on as many as there are below the cursor if it takes them.
  private func say(_ words: String, above end: Int, in page: inout Page, _ size: Size) {
    let room = max(1, end - 1 - (page.cursor?.row ?? 0))
    let parts = DisplayWidth.wrap(
      words, to: max(1, size.columns - 1), lines: room, device.glyphs)
    for (index, part) in parts.enumerated() {
      page.lines[end - parts.count + index] = fit(Line([.blanks(1), Run(part, .warning)]), size)
    }
    page.formLineCount = min(page.formLineCount, end - parts.count)
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
