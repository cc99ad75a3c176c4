internal import Formwork

extension PlainConversation {
  /// The commands that are of use now.
  var commands: [PlainCommand] {
    PlainCommand.allCases.filter { command in
      switch command {
      case .help, .back, .cancel: true
      case .review: !hasGenerated
      case .clear: currentRow != nil && !hasGenerated
      case .generate: generatingRow != nil
      case .show: hasGenerated
      case .list: !(currentRow?.choices.isEmpty ?? true)
      case .save: options.save != nil
      case .more: options.hasTimeLimit
      }
    }
  }

  var currentRow: BaseRow? {
    switch step {
    case .question(let row), .command(let row): row
    case .generated(let row, _): row
    case .review, .checking, .finished: nil
    }
  }

  /// Does what a line says if it is a command or looks like one; false when it does not.
  func takeCommand(_ line: String) -> Bool {
    switch CommandReading(line, among: commands) {
    case .none: return false
    case .command(let command): run(command)
    case .ambiguous(let fitting):
      let list = fitting.map(\.typed).joined(separator: ", ")
      writer.say(
        speech.say(
          .fitsCommands,
          [
            "typed": .text(line.inOneLine), "count": .int(Int64(fitting.count)),
            "list": .text(list),
          ]))
    case .unknown:
      var line = speech.say(.unknownCommand, ["typed": .text(line.inOneLine)])
      if let currentRow, takesText(currentRow) { line += " " + options.words[.dots] }
      writer.say(line)
    }
    return true
  }

  private func takesText(_ row: BaseRow) -> Bool {
    switch row.control {
    case .text, .textArea: true
    default: false
    }
  }

  /// Takes a line where a secret is asked for, but not typed.
  func takeCommand(_ line: String, insteadOf row: BaseRow) {
    if line.trimmedOfBlanks.isEmpty {
      (step, offersCommand) = (.question(row), false)
    } else if case .command(let command) = CommandReading(line, among: commands) {
      (step, offersCommand) = (.question(row), true)
      run(command)
    } else {
      // What was typed may be the secret: it is not repeated.
      writer.say(options.words[.hiddenCommand])
    }
  }

  func run(_ command: PlainCommand) {
    let row = currentRow
    switch command {
    case .help:
      let lines = row.map { speech.help(for: $0, commands: commands) }
      for line in lines ?? [speech.help(for: commands)] { writer.say(line) }
    case .back: goBack()
    case .cancel: cancel()
    case .clear:
      guard let row else { return }
      accept(row, typed: "") { row.set(.null, origin: .user) }
    case .list:
      if let row { sayOptions(of: row) }
    case .generate: generate()
    case .show: showGenerated()
    case .review:
      row?.didBlur(.backwards)
      openReview()
    case .save:
      writer.say(options.words[options.save?() == true ? .saved : .notSaved])
    case .more:
      writer.say(options.words[wantsMoreTime ? .noMoreTime : .moreTime])
      wantsMoreTime = true
    }
  }

  private func goBack() {
    let row = currentRow
    let previous = row.map { self.previous(before: $0) } ?? askingRows.last
    guard let previous else { return writer.say(options.words[.firstQuestion]) }
    row?.didBlur(.backwards)
    isRepairing = false
    ask(previous)
  }

  /// Leaves the form, or asks first when something would be lost.
  private func cancel() {
    guard hasTyped || lines != nil else { return finishCancelling() }
    writer.say(options.words[.cancelQuestion])
    isCancelling = true
  }

  /// Takes the answer to whether answers may be lost; the end of the input is one too.
  func takeCancelling(_ line: String) {
    let isCancel = line.trimmedOfBlanks == PlainCommand.cancel.typed
    if isCancel || options.words.truth(line, form.locale) == true { return finishCancelling() }
    let isNo = line.trimmedOfBlanks.isEmpty || options.words.truth(line, form.locale) == false
    guard isNo else { return writer.say(options.words[.typeYesOrNo].sentence) }
    isCancelling = false
  }

  private func finishCancelling() {
    isCancelling = false
    step = .finished(.cancelled)
    writer.say(options.words[.cancelled])
  }
}
