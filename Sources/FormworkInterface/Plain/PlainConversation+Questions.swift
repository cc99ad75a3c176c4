internal import Formwork

extension PlainConversation {
  /// The rows that ask something now, in form order.
  var askingRows: [BaseRow] { form.rows.filter(asks) }

  private func asks(_ row: BaseRow) -> Bool {
    switch row.control {
    case .note, .button: return false
    default: break
    }
    guard row.takesPartInValidation else { return false }
    // What was generated need not be typed.
    if filled.contains(ObjectIdentifier(row)), !row.formValue.isNull { return false }
    // Without a password there is nothing to repeat.
    guard let base = row.repeated else { return true }
    return !base.formValue.isNull || base.isRequired
  }

  /// The row to begin with; everything before it counts as told and answered.
  var firstRow: BaseRow? {
    let rows = askingRows
    guard let start = options.startRow else { return rows.first }
    let first = (start.isVisible && asks(start) ? start : nil) ?? next(after: start) ?? rows.first
    guard let first else { return nil }
    hasTyped = form.allRows.contains(where: \.wasChanged)
    for row in rows.prefix(while: { $0 !== first }) { answered.insert(ObjectIdentifier(row)) }
    if first.wasChanged { answered.insert(ObjectIdentifier(first)) }
    for section in form.visible.prefix(while: { $0 !== first.section }) {
      told.insert(ObjectIdentifier(section))
      for row in section.visible { told.insert(ObjectIdentifier(row)) }
    }
    return first
  }

  /// The first asking row behind another one, which may be hidden.
  func next(after row: BaseRow) -> BaseRow? {
    let behind = form.allRows.drop { $0 !== row }.dropFirst()
    return behind.first { $0.isVisible && asks($0) }
  }

  /// The last asking row before another one, which may be hidden.
  func previous(before row: BaseRow) -> BaseRow? {
    form.allRows.prefix { $0 !== row }.last { $0.isVisible && asks($0) }
  }

  func sayIntroduction() {
    let count = FormValue.int(Int64(askingRows.count))
    writer.say(speech.say(.intro, ["form": .text(speech.formName), "count": count]))
    if let help = form.displayHelp?.sentence, !help.isEmpty { writer.say(help) }
    writer.say(options.words[.howTo])
    writer.say(speech.help(for: [.help, .back, .cancel]))
  }

  /// Asks for a row; what stands above it is told first, once.
  func ask(_ row: BaseRow) {
    step = .question(row)
    (lines, nextOption) = (nil, 0)
    (isFirstPrompt, offersCommand) = (true, true)
    added.remove(ObjectIdentifier(row))
    tellTexts(above: row)
    let isNew = !told.contains(ObjectIdentifier(row))
    if isNew { for violation in row.refusals { refuse(row, violation.message) } }
    let rows = askingRows
    writer.say(
      speech.question(
        row, place: (rows.firstIndex { $0 === row } ?? 0) + 1, count: rows.count,
        isAnswered: answered.contains(ObjectIdentifier(row))))
    if told.insert(ObjectIdentifier(row)).inserted {
      if !isRepairing, row.refusals.isEmpty {
        for violation in wrongBeforehand(at: row) { refuse(row, violation.message) }
      }
      sayOptions(of: row, isFirst: true)
    }
    row.didFocus()
  }

  /// What an answer that was given beforehand shows, or why Enter alone does not keep a default.
  private func wrongBeforehand(at row: BaseRow) -> [Violation] {
    guard row.errors.isEmpty, speech.answer(of: row) != nil else { return row.errors }
    return row.validate(quietly: true).filter { $0.severity == .error }
  }

  /// Goes on behind a row whose answer holds.
  func advance(from row: BaseRow) {
    if !isRepairing, let next = next(after: row) { return ask(next) }
    let open = askingRows.first {
      added.contains(ObjectIdentifier($0)) || isRepairing && !$0.isValid
    }
    if let open {
      isRepairing = true
      return ask(open)
    }
    tellTexts(above: nil)
    openReview()
  }

  /// Tells headers and texts that stand above a row; nil: all that is left.
  func tellTexts(above row: BaseRow?) {
    for section in form.visible {
      let isLast = section === row?.section
      let above = section.visible.prefix { $0 !== row }
      let texts = above.filter { !told.contains(ObjectIdentifier($0)) && text(of: $0) != nil }
      if isLast || !texts.isEmpty { introduce(section) }
      for row in texts {
        told.insert(ObjectIdentifier(row))
        writer.say(text(of: row) ?? "")
      }
      if isLast { return }
    }
  }

  private func introduce(_ section: Section) {
    guard told.insert(ObjectIdentifier(section)).inserted else { return }
    writer.say("")
    let texts = [section.displayHeader, section.displayFooter].compactMap { $0?.sentence }
    let line = texts.filter { !$0.isEmpty }.joined(separator: " ")
    if !line.isEmpty { writer.say(line) }
  }

  /// What there is to read at a row that does not ask; nil: nothing.
  private func text(of row: BaseRow) -> String? {
    guard !asks(row), !row.isSecret else { return nil }
    let value = speech.answer(of: row)
    switch row.control {
    case .button: return nil
    case .note:
      let title = (row.displayTitle ?? "").inOneLine
      guard let value else { return title.isEmpty ? nil : title.sentence }
      guard !title.isEmpty else { return value.sentence }
      return speech.say(.readBack, ["name": .text(title), "value": .text(value)]).sentence
    default:
      guard let value else { return nil }
      let name = FormValue.text(speech.name(of: row))
      return speech.say(.fixedAnswer, ["name": name, "value": .text(value)]).sentence
    }
  }

  /// Lists options, the next page of them when there are many.
  func sayOptions(of row: BaseRow, isFirst: Bool = false) {
    let list = PlainOptions(row.choices)
    let count = list.choices.count
    guard count > 0 else { return }
    let isLong = count > PlainOptions.pageSize
    if isLong, isFirst {
      return writer.say(speech.say(.manyOptions, ["count": .int(Int64(count))]))
    }
    let page = nextOption..<min(nextOption + PlainOptions.pageSize, count)
    for place in page {
      writer.say(speech.line(of: list.choices[place], label: list.label(place)))
    }
    guard isLong else { return }
    nextOption = page.upperBound < count ? page.upperBound : 0
    writer.say(
      speech.say(
        .someOptions,
        [
          "first": .int(Int64(page.lowerBound + 1)), "last": .int(Int64(page.upperBound)),
          "count": .int(Int64(count)),
        ]))
  }
}
