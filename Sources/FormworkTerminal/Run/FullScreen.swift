internal import Formwork
internal import FormworkInterface
internal import Glibc

/// A model on the full screen of a terminal.
final class FullScreen: Activity {
  private let model: any ScreenModel
  private let device: TerminalDevice
  private let signals: SignalWatch
  private let painter: any Painter
  private let work: WorkRunner
  private let clock: MonotonicClock
  private let limit: Duration?
  private let willDie: (Int32) -> Void
  private var decoder: KeyDecoder
  private(set) var timeLimit = TimeLimit(nil, from: .zero)
  private var isOnScreen = false

  /// Whether the time ended before the person did.
  private(set) var isTimedOut = false

  /// A model that has the limit from its first frame on (nil: for ever); `willDie` is called
  /// before a signal ends the program.
  init(
    model: any ScreenModel, device: TerminalDevice, signals: SignalWatch, painter: any Painter,
    work: WorkRunner = WorkRunner(), clock: MonotonicClock, timing: EscapeTiming, limit: Duration?,
    willDie: @escaping (Int32) -> Void = { _ in }
  ) {
    (self.model, self.device, self.signals) = (model, device, signals)
    (self.painter, self.work, self.clock) = (painter, work, clock)
    (self.limit, self.willDie) = (limit, willDie)
    decoder = KeyDecoder(timing: timing)
  }

  func begin() throws {
    model.resize(to: device.size)
    paint()
    timeLimit = TimeLimit(limit, from: clock.now)
  }

  var deadline: Duration? {
    [decoder.deadline, model.wakeUp, timeLimit.deadline].compactMap(\.self)
      .min()
  }

  func react(to batch: InputBatch) throws -> Bool {
    for number in batch.orderedSignals { try answer(number) }
    let now = clock.now
    take(batch.typed, at: now)
    if model.isFinished { return true }
    if batch.isAtEnd || batch.isGone { throw TerminalError.lost }
    model.advance(to: now)
    for result in work.take() { model.finish(result, at: now) }
    if !model.isBusy { work.cancel() }
    if let next = model.takeWork() { try work.start(next) }
    if model.isFinished { return true }
    if timeLimit.isOver(at: now) {
      isTimedOut = true
      return true
    }
    if let seconds = timeLimit.announcement(at: now) {
      model.status = model.words.text(.closesSoon, ["count": .int(Int64(seconds))])
    }
    paint()
    return false
  }

  /// Handles the keys of what was typed; one that came alone is seen before it is handled.
  private func take(_ typed: Secret?, at now: Duration) {
    var (last, isAlone) = (Key?.none, true)
    func take(_ key: Key) {
      if let last {
        isAlone = false
        handle(last, at: now)
      }
      last = key
    }
    typed?.withUTF8 { decoder.feed($0, at: now, take) }
    decoder.advance(to: now, take)
    guard let last else { return }
    if isAlone, let echo = model.echo(of: last) { painter.echo(echo) }
    handle(last, at: now)
  }

  private func handle(_ key: Key, at now: Duration) {
    guard !model.isFinished else { return }
    model.handle(key, at: now)
    if model.takeRedraw() { painter.redraw() }
  }

  func end() {
    guard isOnScreen else { return }
    isOnScreen = false
    // ncurses keeps what was painted last: it shall not be a password.
    model.maskSecrets()
    painter.paint(model.frame())
    painter.leave()
  }

  private func paint() {
    painter.paint(model.frame())
    isOnScreen = true
  }

  private func answer(_ number: Int32) throws {
    switch number {
    case SIGWINCH:
      painter.resize(to: device.size)
      model.resize(to: device.size)
    case SIGTSTP:
      end()
      device.restore()
      if let number = signals.stop(on: device) { try answer(number) }
      try resume()
    case SIGCONT:
      try resume()
    default:
      end()
      device.restore()
      willDie(number)
      EmergencyRestore.disarm()
      FinalWipe.perform()
      SignalWatch.die(of: number)
    }
  }

  /// Takes the terminal again; in the background the system stops the program here.
  private func resume() throws {
    try device.enter(.keys, keepsTypeahead: true)
    painter.resize(to: device.size)
    model.resize(to: device.size)
  }
}
