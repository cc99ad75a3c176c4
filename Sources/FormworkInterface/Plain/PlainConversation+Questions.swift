internal import Formwork

extension PlainConversation {
  /// The rows that ask something now, in form order.
  var askingRows: [BaseRow] { form.rows.filter(progress.asks) }

  /// What a row's answer is, in words; nil: there is none.
  func answer(of row: BaseRow) -> String? {
    options.controls.viewOrText(of: row).question(speech).answered(by: row, speech).answer
  }

  /// The row to begin with; everything before it counts as told and answered.
  var firstRow: BaseRow? {
    let rows = askingRows
    guard let start = options.startRow else { return rows.first }
    let first =
      (start.isVisible && progress.asks(start) ? start : nil)
      ?? progress.next(after: start, in: form) ?? rows.first
    guard let first else { return nil }
    progress.hasTyped = form.allRows.contains(where: \.wasChanged)
    for row in rows.prefix(while: { $0 !== first }) { progress.answer(row) }
    if first.wasChanged { progress.answer(first) }
    for section in form.visible.prefix(while: { $0 !== first.section }) {
      progress.tell(section)
      for row in section.visible { progress.tell(row) }
    }
    return first
  }

  func sayIntroduction() {
    let count = FormValue.int(Int64(askingRows.count))
    writer.say(speech.say(.intro, ["form": .text(speech.formName), "count": count]))
    if let help = form.displayHelp?.sentence, !help.isEmpty { writer.say(help) }
    writer.say(words[.howTo])
    writer.say(speech.help(for: [.help, .back, .cancel]))
  }

  /// Asks for a row; what stands above it is told first, once.
  func ask(_ row: BaseRow) {
    let asked = AskedRow(row, options.controls.viewOrText(of: row))
    step = .question(asked)
    progress.remove(row)
    tellTexts(above: row)
    if !progress.isTold(row) {
      for violation in row.refusals { refuse(row, violation.message) }
    }
    let rows = askingRows
    writer.say(
      speech.sentence(
        asking: row, asked.question(speech),
        number: (rows.firstIndex { $0 === row } ?? 0) + 1, count: rows.count,
        isAnswered: progress.isAnswered(row)))
    if progress.tell(row) {
      if !progress.isRepairing, row.refusals.isEmpty {
        for violation in wrongBeforehand(at: row) { refuse(row, violation.message) }
      }
      sayOptions(of: asked, isFirst: true)
    }
    row.didFocus()
  }

  /// What an answer that was given beforehand shows, or why Enter alone does not keep a default.
  private func wrongBeforehand(at row: BaseRow) -> [Violation] {
    guard row.errors.isEmpty, answer(of: row) != nil else { return row.errors }
    return row.validate(quietly: true).filter { $0.severity == .error }
  }

  /// Goes on behind a row whose answer holds.
  func advance(from asked: AskedRow) {
    if !progress.isRepairing, let next = next(after: asked) { return ask(next) }
    let open = askingRows.first {
      progress.isAdded($0) || progress.isRepairing && !$0.isValid
    }
    if let open {
      progress.isRepairing = true
      return ask(open)
    }
    tellTexts(above: nil)
    openReview()
  }

  /// The first asking row behind another one, which may be hidden or gone.
  private func next(after asked: AskedRow) -> BaseRow? {
    if asked.row.form === form { return progress.next(after: asked.row, in: form) }
    let following = asked.following.drop { $0.form !== form }
    guard let first = following.first else { return nil }
    return first.isVisible && progress.asks(first) ? first : progress.next(after: first, in: form)
  }

  /// Tells headers and texts that stand above a row; nil: all that is left.
  func tellTexts(above row: BaseRow?) {
    for section in form.visible {
      let isLast = section === row?.section
      let above = section.visible.prefix { $0 !== row }
      let texts = above.filter { !progress.isTold($0) && text(of: $0) != nil }
      if isLast || !texts.isEmpty { introduce(section) }
      for row in texts {
        progress.tell(row)
        writer.say(text(of: row) ?? "")
      }
      if isLast { return }
    }
  }

  private func introduce(_ section: Section) {
    guard progress.tell(section) else { return }
    writer.say("")
    let texts = [section.displayHeader, section.displayFooter].compactMap { $0?.sentence }
    let line = texts.filter { !$0.isEmpty }.joined(separator: " ")
    if !line.isEmpty { writer.say(line) }
  }

  /// What there is to read at a row that does not ask; nil: nothing.
  private func text(of row: BaseRow) -> String? {
    guard !progress.asks(row), !row.isSecret else { return nil }
    let (value, traits) = (answer(of: row), row.controlTraits)
    if traits.asks {
      guard let value else { return nil }
      let name = FormValue.text(speech.name(of: row))
      return speech.say(.fixedAnswer, ["name": name, "value": .text(value)]).sentence
    }
    // What asks nothing but can be pressed has nothing to be read.
    guard !traits.takesFocus else { return nil }
    let title = (row.displayTitle ?? "").inOneLine
    guard let value else { return title.isEmpty ? nil : title.sentence }
    guard !title.isEmpty else { return value.sentence }
    return speech.say(.readBack, ["name": .text(title), "value": .text(value)]).sentence
  }

  /// Lists options, the next page of them when there are many.
  func sayOptions(of asked: AskedRow, isFirst: Bool = false) {
    let list = PlainOptions(asked.question(speech).options)
    let count = list.choices.count
    guard count > 0 else { return }
    let isLong = count > PlainOptions.pageSize
    if isLong, isFirst {
      return writer.say(speech.say(.manyOptions, ["count": .int(Int64(count))]))
    }
    let page = asked.nextOption..<min(asked.nextOption + PlainOptions.pageSize, count)
    for index in page {
      writer.say(speech.line(of: list.choices[index], label: list.label(index)))
    }
    guard isLong else { return }
    asked.nextOption = page.upperBound < count ? page.upperBound : 0
    writer.say(
      speech.say(
        .someOptions,
        [
          "first": .int(Int64(page.lowerBound + 1)), "last": .int(Int64(page.upperBound)),
          "count": .int(Int64(count)),
        ]))
  }
}
