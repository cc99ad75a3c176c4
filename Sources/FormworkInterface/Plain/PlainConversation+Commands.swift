internal import Formwork

extension PlainConversation {
  /// The commands that are of use now.
  var commands: [PlainCommand] {
    let question = currentQuestion?.question(speech)
    return PlainCommand.allCases.filter { command in
      switch command {
      case .help, .back, .cancel: true
      case .review: !(question?.isAwaitingConsent ?? false)
      case .clear: question.map { !$0.isAwaitingConsent } ?? false
      case .generate, .show: question?.commands.contains(command) ?? false
      case .list: !(question?.options.isEmpty ?? true)
      case .save: options.save != nil
      case .more: options.hasTimeLimit
      }
    }
  }

  var currentQuestion: AskedRow? {
    if case .question(let asked) = step { asked } else { nil }
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
      if currentQuestion?.question(speech).isText ?? false {
        line += " " + words[.dots]
      }
      writer.say(line)
    }
    return true
  }

  /// Takes a line where only a command, or nothing, can be typed to be seen.
  func takeCommand(_ line: String, insteadOf asked: AskedRow) {
    if line.trimmedOfBlanks.isEmpty {
      let (reply, requests) = reply(of: asked, to: .shown(""))
      follow(reply, requests, for: asked)
    } else if case .command(let command) = CommandReading(line, among: commands) {
      run(command)
    } else {
      // What was typed may be the secret: it is not repeated.
      writer.say(words[.hiddenCommand])
    }
  }

  func run(_ command: PlainCommand) {
    guard let asked = currentQuestion else { return perform(command, for: nil) }
    let (reply, requests) = reply(of: asked, to: .command(command))
    if reply == .unused {
      perform(command, for: asked)
    } else {
      follow(reply, requests, for: asked)
    }
  }

  private func perform(_ command: PlainCommand, for asked: AskedRow?) {
    switch command {
    case .help:
      let lines = asked.map {
        speech.help(for: $0.row, $0.question(speech), commands: commands)
      }
      for line in lines ?? [speech.help(for: commands)] { writer.say(line) }
    case .back: goBack()
    case .cancel: cancel()
    case .clear:
      if let asked { accept(asked, typed: "", [.set(.null, of: asked.row, isTyped: true)]) }
    case .list: if let asked { sayOptions(of: asked) }
    case .generate, .show: break
    case .review:
      asked?.row.didBlur(.backwards)
      openReview()
    case .save:
      writer.say(words[options.save?() == true ? .saved : .notSaved])
    case .more:
      writer.say(words[wantsMoreTime ? .noMoreTime : .moreTime])
      wantsMoreTime = true
    }
  }

  private func goBack() {
    let row = currentQuestion?.row
    let previous = row.map { progress.previous(before: $0, in: form) } ?? askingRows.last
    guard let previous else { return writer.say(words[.firstQuestion]) }
    row?.didBlur(.backwards)
    progress.isRepairing = false
    ask(previous)
  }

  /// Leaves the form, or asks first when something would be lost.
  private func cancel() {
    let isUnfinished = currentQuestion?.question(speech).isUnfinished ?? false
    guard progress.hasTyped || isUnfinished else { return finishCancelling() }
    writer.say(words[.cancelQuestion])
    isCancelling = true
  }

  /// Takes the answer to whether answers may be lost; the end of the input is one too.
  func takeCancelling(_ line: String) {
    let isCancel = line.trimmedOfBlanks == PlainCommand.cancel.typed
    if isCancel || words.truth(line) == true { return finishCancelling() }
    let isNo = line.trimmedOfBlanks.isEmpty || words.truth(line) == false
    guard isNo else { return writer.say(words[.typeYesOrNo].sentence) }
    isCancelling = false
  }

  private func finishCancelling() {
    isCancelling = false
    step = .finished(.cancelled)
    writer.say(words[.cancelled])
  }
}
