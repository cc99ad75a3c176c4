internal import Formwork
internal import FormworkInterface
internal import Glibc

/// One run of a form: the terminal it has, and what is on it one after the other.
///
/// It waits for nothing itself; a thread or a task runs its activities.
final class FormRun {
  private enum Stage {
    case start
    case fullScreen(FullScreen, Editor)
    case plain(PlainPrompter)
  }

  private let form: Form
  private let options: RunOptions
  private let device: TerminalDevice?
  private let signals: SignalWatch?
  private let crashGuard: CrashGuard?
  private let limit: Duration?
  private var stage = Stage.start
  private let clock = MonotonicClock()
  private let work = WorkRunner()

  /// Takes the terminal, or says why not; nothing is shown yet.
  init(_ form: Form, _ options: RunOptions) throws {
    if let problem = form.problems.first(where: { $0.kind != .unsettled }) { throw problem }
    if let row = options.controls.firstRowWithoutView(in: form) {
      throw FormProblem(.control, tag: row.tag, row.describedWithoutView)
    }
    (self.form, self.options) = (form, options)
    form.programWords = options.words
    form.clearRefusedSecrets()
    limit = options.timeout ?? form.timeout.map { .seconds($0) }
    let path: String
    switch options.terminal {
    case .controlling: path = "/dev/tty"
    case .device(let name): path = name
    case .standardStreams:
      // Signals end the program as they always do: there is nothing to give back.
      (device, signals, crashGuard) = (nil, nil, nil)
      return
    }
    device = try TerminalDevice(path: path, stopsJob: !options.isRestricted)
    signals = try SignalWatch(stopsJob: !options.isRestricted)
    crashGuard = CrashGuard(holdsSecrets: form.allRows.contains(where: \.isSecret))
  }

  /// What to read and to watch.
  func source(wakeDescriptor: Int32 = -1) -> InputSource {
    InputSource(
      descriptor: device?.descriptor ?? STDIN_FILENO, signals: signals,
      wakeDescriptor: wakeDescriptor, work: work, clock: clock)
  }

  /// What comes next on the terminal; nil when the form is left.
  func nextActivity() throws -> (any Activity)? {
    switch stage {
    case .start:
      guard let device, let signals else { return try plain(on: StreamDevice(), reason: nil) }
      let decision = try RendererDecision.decide(
        options.renderer, name: options.terminalName ?? Self.variable("TERM"),
        words: form.localizedWords, environment: Self.variable)
      return try follow(decision, device, signals)
    case .fullScreen(let screen, let editor) where editor.outcome == .plainMode:
      guard let device else { return nil }
      return try plain(
        on: LineDevice(device, options), reason: nil, row: editor.focusedRow,
        timeLimit: screen.timeLimit)
    case .fullScreen, .plain: return nil
    }
  }

  /// How the form was left.
  var outcome: FormOutcome {
    switch stage {
    case .start: .cancelled
    case .fullScreen(let screen, _) where screen.isTimedOut: .timedOut
    case .fullScreen(_, let editor):
      editor.outcome == .submitted ? .submitted(form.values()) : .cancelled
    case .plain(let prompter) where prompter.isTimedOut: .timedOut
    case .plain(let prompter): prompter.isSubmitted ? .submitted(form.values()) : .cancelled
    }
  }

  /// Gives everything back; the terminal first, while its signals are still ours.
  func finish() {
    device?.restore()
    crashGuard?.end()
    signals?.end()
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private func follow(
    _ decision: RendererDecision, _ device: TerminalDevice, _ signals: SignalWatch
  ) throws -> any Activity {
    switch decision {
    case .plain(let reason): return try plain(on: LineDevice(device, options), reason: reason)
    case .fullScreen(let name):
      do {
        return try fullScreen(name, device, signals)
      } catch TerminalError.cannotDraw {
        // Asked only now, because reading the description twice would delay every first frame.
        let decision = try RendererDecision.afterRefusal(
          options.renderer, name: name, words: form.localizedWords,
          descriptor: device.descriptor)
        return try follow(decision, device, signals)
      }
    }
  }

  private func fullScreen(
    _ name: String, _ device: TerminalDevice, _ signals: SignalWatch
  ) throws -> any Activity {
    let isUTF8 = TerminalLocale.activate()
    try device.enter(.keys, keepsTypeahead: options.keepsTypeahead)
    let size = device.size
    let painter = try CursesPainter(
      device: device, name: name, size: size, color: options.color,
      theme: options.theme ?? form.theme ?? .terminal, isUTF8: isUTF8, usesMouse: options.usesMouse)
    var editorOptions = EditorOptions(size: size)
    editorOptions.words = options.words
    editorOptions.isUTF8 = isUTF8
    editorOptions.theme = painter.theme
    editorOptions.isConsole = ConsoleChoice.isConsole(name)
    editorOptions.hasMouse = painter.hasMouse
    editorOptions.showsPlaceholders = painter.canDim
    editorOptions.hasColor = painter.hasColor
    editorOptions.controls = options.controls
    editorOptions.keys = options.keys
    editorOptions.animates =
      painter.theme.hasMotion
      && MotionChoice.wantsMotion(environment: Self.variable, speed: painter.speed)
    let editor = Editor(form: form, options: editorOptions)
    let screen = FullScreen(
      model: editor, device: device, signals: signals, painter: painter, work: work,
      clock: clock, timing: .current(Self.variable), limit: limit, willDie: options.willDie)
    stage = .fullScreen(screen, editor)
    return screen
  }

  private func plain(
    on device: any PlainDevice, reason: String?, row: BaseRow? = nil, timeLimit: TimeLimit? = nil
  ) throws -> any Activity {
    let conversation = PlainConversation(
      form: form, startRow: row, hasTimeLimit: limit != nil, columns: device.columns,
      words: options.words, controls: options.controls)
    let prompter = PlainPrompter(
      model: conversation, device: device, signals: signals, work: work, clock: clock,
      reason: reason, limit: limit, timeLimit: timeLimit, willDie: options.willDie)
    stage = .plain(prompter)
    return prompter
  }
}

extension BaseRow {
  /// What is said of a row whose control nothing can show.
  fileprivate var describedWithoutView: String {
    "nothing shows its control, \(type(of: control)); add a view to RunOptions.controls"
  }
}
