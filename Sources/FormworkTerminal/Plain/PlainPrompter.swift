internal import Formwork
internal import FormworkInterface
internal import Glibc

/// Asks the questions of a conversation on a device, one line after the other.
final class PlainPrompter: Activity {
  private let model: any PlainModel
  private let device: any PlainDevice
  private let signals: SignalWatch?
  private let work: WorkRunner
  private let clock: MonotonicClock
  private let reason: String?
  private let limit: Duration?
  private let willDie: (Int32) -> Void
  private var timeLimit: TimeLimit?
  private var hasMoreTime = false
  private var lines = LineCollector()
  private var isAtStart = true

  /// A line of a terminal that edits lines itself cannot be longer; the rest is lost.
  private static let longestLine = 4094
  /// How often a wait is said to go on.
  private static let patience = Duration.seconds(30)
  /// When that is said next; nil: nothing is awaited.
  private var nextReminder: Duration?

  /// Whether the time ended before the person did.
  private(set) var isTimedOut = false

  /// A prompter that first says a reason (nil: none); a time limit that runs already goes on.
  init(
    model: any PlainModel, device: any PlainDevice, signals: SignalWatch?,
    work: WorkRunner = WorkRunner(), clock: MonotonicClock, reason: String?, limit: Duration?,
    timeLimit: TimeLimit? = nil,
    willDie: @escaping (Int32) -> Void = { _ in }
  ) {
    (self.model, self.device, self.signals, self.clock) = (model, device, signals, clock)
    self.work = work
    (self.reason, self.limit, self.timeLimit, self.willDie) = (reason, limit, timeLimit, willDie)
  }

  /// Whether the form was submitted.
  var isSubmitted: Bool { model.isSubmitted }

  func begin() throws {
    try device.prepare(isHidden: false, discardsTypeahead: true)
    if let reason { try device.write(reason + "\n") }
    try say(model.begin())
    if timeLimit == nil { timeLimit = TimeLimit(limit, from: clock.now) }
  }

  var deadline: Duration? { [timeLimit?.deadline, nextReminder].compactMap(\.self).min() }

  func react(to batch: InputBatch) throws -> Bool {
    for number in batch.orderedSignals { try answer(number) }
    try batch.typed?.withUTF8 { try take($0) }
    for result in work.take() { try say(model.finish(result)) }
    if model.expectation == nil { return true }
    if batch.isGone { throw TerminalError.lost }
    if batch.isAtEnd { try endInput() }
    if model.expectation == nil { return true }
    let now = clock.now
    if let nextReminder, nextReminder <= now {
      try device.write(model.stillWaiting + "\n")
      self.nextReminder = now + Self.patience
    }
    if timeLimit?.isOver(at: now) == true {
      isTimedOut = true
      try device.write("\n")
      return true
    }
    if let seconds = timeLimit?.announcement(at: now) {
      try device.write("\n" + model.announce(secondsLeft: seconds) + "\n" + model.prompt)
    }
    return false
  }

  func end() {
    lines.forget()
    device.restore()
  }

  private func take(_ typed: UnsafeBufferPointer<UInt8>) throws {
    for byte in typed {
      guard let event = lines.take(byte) else { continue }
      try take(event)
      if model.expectation == nil { return }
      // What was typed before the question was to be seen is no secret of anybody.
      if device.discardsTypeahead, model.expectation == .secret(isFirst: true) { return }
    }
  }

  private func take(_ event: LineCollector.Event) throws {
    switch event {
    case .endOfInput: try endInput()
    case .line(let line) where lines.isEditing:
      try device.write("\n")
      try say(model.receive(line))
    case .line(let line) where device.isTerminal && line.count >= Self.longestLine:
      try device.write(model.words.refusal(.lineTooLong) + "\n" + model.prompt)
    case .line(let line):
      try say(model.receive(text(of: line)))
    }
  }

  /// A line without the rest of its end; the first one of a file without a byte order mark.
  private func text(of line: Secret) -> String {
    defer { isAtStart = false }
    return line.withUTF8 { bytes in
      var bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
      if isAtStart, !device.isTerminal, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        bytes = bytes.dropFirst(3)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Ctrl-D on a terminal is a way to cancel; the end of a file is no answer at all.
  private func endInput() throws {
    let rest = lines.takeRest()
    guard device.isTerminal else {
      if !rest.isEmpty { try take(.line(rest)) }
      if model.expectation == nil { return }
      try device.write("\n")
      throw TerminalError.endOfInput
    }
    try device.write("\n")
    try say(model.receive(".cancel"))
  }

  /// Writes text and prepares for what is asked at its end, in this order for a line; what is
  /// hidden is hidden before the prompt is to be seen.
  private func say(_ text: String) throws {
    if model.wantsMoreTime, !hasMoreTime, let limit {
      hasMoreTime = true
      timeLimit?.extend(by: limit)
    }
    switch model.expectation {
    case .secret(let isFirst):
      try device.prepare(isHidden: true, discardsTypeahead: isFirst)
      lines.isEditing = true
    case .line, .work, nil:
      if lines.isEditing { try device.prepare(isHidden: false, discardsTypeahead: false) }
      lines.isEditing = false
    }
    if let secret = model.takeRevealed() {
      try device.write(secret)
      try device.write("\n")
    }
    try device.write(text)
    try startWork()
  }

  private func startWork() throws {
    if model.expectation != .work {
      work.cancel()
      nextReminder = nil
    }
    guard let next = model.takeWork() else { return }
    try work.start(next)
    nextReminder = clock.now + Self.patience
  }

  private func answer(_ number: Int32) throws {
    switch number {
    case SIGWINCH: break
    case SIGTSTP:
      device.restore()
      if let number = signals.flatMap(device.stop) { try answer(number) }
      try resume()
    case SIGCONT: try resume()
    default:
      end()
      willDie(number)
      FinalWipe.perform()
      SignalWatch.die(of: number)
    }
  }

  private func resume() throws {
    try device.prepare(isHidden: lines.isEditing, discardsTypeahead: false)
    lines.forget()
    try device.write(model.prompt)
  }
}
