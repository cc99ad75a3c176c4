public import Formwork

/// Fills a form: keys in, lines out; knows no terminal.
///
/// An editor belongs to the isolation that its form is used in. A loop hands it every key that is
/// pending, then paints one `frame()`.
public final class Editor {
  /// How a person left the form.
  public enum Outcome: Sendable, Hashable {
    /// The form is valid and its values are wanted.
    case submitted
    /// Nothing is wanted: the person cancelled.
    case cancelled
    /// The form goes on in plain text, at `focusedRow`.
    case plainMode
  }

  /// The form that is filled.
  public let form: Form
  /// How the person left the form; nil while it is being filled.
  public internal(set) var outcome: Outcome?
  /// A line that somebody else has to say, such as that time runs out; nil: nothing.
  public var status: String?
  /// The row that has the focus; nil: a button has it.
  public var focusedRow: BaseRow? { focus.row?.row }

  var options: EditorOptions
  package var words: LocalizedWords { form.localizedWords }
  var speech: ScreenSpeech {
    ScreenSpeech(
      words: words, keys: options.keys, isUTF8: options.isUTF8, hasMouse: options.hasMouse)
  }
  var outline: FormOutline
  var focus = Focus()
  var moves = Moves()
  var popups = PopupStack()
  var work = PendingWork()
  /// What was typed and said since the editor was made.
  var session = Session()
  let screen: ScreenLayout

  /// What the focus is on.
  struct Focus {
    /// The row that has the focus; nil: a button has it.
    var row: FocusedRow?
    /// The button that has the focus while no row has it.
    var button = 0
    /// The index in the outline.
    var index = 0
  }

  /// How the focus moves, with moves that follow from others.
  struct Moves {
    /// How many moves there may be before one has ended.
    static let limit = 100
    /// How many moves are under way, and how many there were since the first of these.
    var (depth, count) = (0, 0)
    /// Whether there were too many.
    var isStopped = false
  }

  /// What lasts from key to key.
  struct Session {
    var now: Duration = .zero
    var lastKey: Duration = .zero
    /// The first key of a sequence, while the second one is awaited.
    var firstStroke: Key?
    /// Whether the person wants all of the screen to be drawn again.
    var wantsRedraw = false
    /// What the editor has to say until the next key.
    var notice: String?
    /// What it has to say about the form until the row with the focus is left.
    var message: FormMessage?
    /// What was killed last, to be yanked; never a secret.
    var killed = ""
    /// The rows that the person changed, so that their answers would be lost with the form.
    var typedRows: Set<ObjectIdentifier> = []
    /// Whether a secret was typed since secrets were last cleared.
    var hasTypedSecret = false
    /// Whether the screen is about to be left, so that nothing secret may be on it.
    var isLeaving = false
  }

  /// An editor with the focus on the first row that is wrong or missing, else on the first row that
  /// can take it; O(visible rows + their rules).
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - options: what there is to know about the device and the person.
  ///   - row: the row that has the focus in place of that; nil, and where it cannot have it: none.
  public init(form: Form, options: EditorOptions, startingAt row: BaseRow? = nil) {
    (self.form, self.options) = (form, options)
    self.options.size = options.size.usable
    form.programWords = options.words
    outline = FormOutline(of: form, withButtons: true)
    screen = ScreenLayout(options, form.localizedWords)
    enter(row.flatMap(target(at:)) ?? start)
  }

  /// Does what a key asks for; nothing once there is an outcome.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - now: the time on a clock that never goes back.
  public func handle(_ key: Key, at now: Duration) {
    guard outcome == nil else { return }
    // Where the mouse is left to the terminal, such reports are the remains of another program.
    if case .mouse = key, !options.hasMouse { return }
    advance(to: now)
    form.noticeNewDay()
    session.lastKey = now
    guard let key = complete(key) else { return }
    if options.keys.action(of: key, in: FormKeys.screen) == .redraw {
      session.wantsRedraw = true
      return
    }
    if work.isOfForm { return handleWhileBusy(key) }
    keepRefusal()
    (session.notice, session.isLeaving) = (nil, false)
    refresh()
    if case .mouse(let event) = key {
      handle(event)
    } else {
      screen.wheel = nil
      handleKey(key)
    }
    if outcome == nil { refresh() }
  }

  private func handleKey(_ key: Key) {
    guard let index = popups.items.indices.last else { return handleInForm(key) }
    if popups.items[index].areas.isEmpty { screen.measurePopup(index, of: self) }
    let isUsed = perform(popup: index) { popups.items[index].view.handle(key, &$0) }
    // A popup that closes may leave the key to the form.
    if !isUsed, popups.isEmpty { handleInForm(key) }
  }

  /// Takes another size of the screen.
  ///
  /// What `maskSecrets()` hid in rows that show their secrets can be seen again.
  public func resize(to size: Size) {
    (options.size, session.isLeaving, screen.wheel) = (size.usable, false, nil)
  }

  /// The screen as it is now; O(what is visible).
  public func frame() -> Frame {
    refresh()
    return screen.frame(of: self)
  }
}

extension Size {
  /// The size, or the least that something can be laid out for; a painter cuts the rest.
  fileprivate var usable: Size { Size(columns: max(columns, 8), rows: max(rows, 1)) }
}
