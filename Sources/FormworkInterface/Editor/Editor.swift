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
    /// Nothing is wanted.
    case cancelled
    /// The form goes on in plain text, at `focusedRow`.
    case plainMode
  }

  /// What lies over the form.
  enum Popup {
    /// What is said about the focused row, from a line on.
    case help(from: Int)
    case choice(ChoicePopup)
    /// The question whether what was typed may be lost.
    case discard
  }

  /// The form that is filled.
  public let form: Form
  /// How the person left the form; nil while it is being filled.
  public internal(set) var outcome: Outcome?
  /// A line that somebody else has to say, such as that time runs out; nil: nothing.
  public var status: String?
  /// The row that has the focus; nil: a button has it.
  public var focusedRow: BaseRow? { field?.row }

  var options: EditorOptions
  var outline: FormOutline
  private(set) var outlineVersion: Int
  /// The row that has the focus; nil: the button `button` has it.
  var field: ActiveField?
  var button = 0
  /// Where in the outline the focus is.
  var place = 0
  /// The item and its line that the screen begins with.
  var top = (item: 0, line: 0)
  var popup: Popup?
  var cache = BlockCache()
  var lastShown: Shown?
  /// What was where in the last frame.
  var lastPage: ShownPage?
  /// Where the popup was in the last frame.
  var popupArea: PopupArea?
  /// How far the wheel was turned since the last frame; nil: the focus is to be seen.
  var wheel: Int?
  var knownKeyHelp: (state: KeyHelp.State, line: Line)?
  var knownHeading: (texts: [String?], metrics: Metrics, isRoomy: Bool, lines: [Line])?
  /// What the editor has to say until the next key.
  var notice: String?
  /// What was killed last, to be yanked; never a secret.
  var killed = ""
  /// Whether the person changed anything.
  var hasTyped = false
  /// Whether a secret was typed since secrets were last cleared.
  var hasTypedSecret = false
  var desk = WorkDesk()
  var now: Duration = .zero
  var lastKey: Duration = .zero
  var revealedUntil: Duration?
  /// The row whose hook is asked about its secret; nil: none is.
  var asked: VisibilityQuestion?
  /// The strength that moves, or moved last.
  var motion: StrengthMotion?
  /// The rows that show nothing of what is typed in them, because the person asked for that.
  var silentRows: Set<ObjectIdentifier> = []
  /// Whether the screen is about to be left, so that nothing secret may be on it.
  var isLeaving = false

  /// An editor with the focus on the first row that is wrong or missing, else on the first row that
  /// can take it; O(visible rows + their rules).
  public init(form: Form, options: EditorOptions) {
    (self.form, self.options) = (form, options)
    self.options.size = options.size.usable
    outline = FormOutline(of: form, withButtons: true)
    outlineVersion = form.structureVersion
    enter(start)
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
    lastKey = now
    if isBusy, asked == nil { return handleWhileBusy(key) }
    (notice, isLeaving) = (nil, false)
    refresh()
    if case .mouse(let event) = key {
      handle(event)
    } else {
      wheel = nil
      handleKey(key)
    }
    if outcome == nil { refresh() }
  }

  private func handleKey(_ key: Key) {
    switch popup {
    case .discard: answerDiscard(key)
    case .help(let line): handleInHelp(key, from: line)
    case .choice(let choice): handle(key, in: choice)
    case nil: handleInForm(key)
    }
  }

  /// Takes another size of the screen.
  ///
  /// What `maskSecrets()` hid in rows that show their secrets can be seen again.
  public func resize(to size: Size) {
    (options.size, isLeaving, wheel) = (size.usable, false, nil)
  }

  /// Takes over what code changed; O(1) when nothing did.
  ///
  /// Rows come and go, values change, the focused row cannot have the focus any longer.
  func refresh() {
    // A row that loses the focus commits what was typed in it, which may change more.
    for _ in 0..<10 {
      if form.structureVersion != outlineVersion { rebuild() }
      guard let row = field?.row else { return }
      if outline.row(at: place) === row, row.takesFocus {
        field?.refresh()
        return
      }
      passFocusOn()
    }
  }

  private func rebuild() {
    let topRow = outline.row(at: top.item)
    let gone = field.map { [$0.row] } ?? []
    let following = outline.items.dropFirst(place + 1)
    let preceding = outline.items.prefix(place).reversed()
    let neighbours = Array(following) + preceding
    outline = FormOutline(of: form, withButtons: true)
    outlineVersion = form.structureVersion
    cache.removeAll()
    top.item = min(topRow.flatMap(outline.place(of:)) ?? top.item, outline.items.count - 1)
    guard let row = gone.first else {
      place = outline.items.count - 1
      return
    }
    if let found = outline.place(of: row) {
      place = found
      return
    }
    popup = nil
    for case .row(let neighbour, _) in neighbours where neighbour.isVisible && neighbour.takesFocus
    {
      guard let found = outline.place(of: neighbour) else { continue }
      move(to: .row(neighbour, at: found), leaving: .backwards)
      return
    }
    move(to: .button(0), leaving: .backwards)
  }

  private func passFocusOn() {
    popup = nil
    let next = target(from: place, by: 1) ?? target(from: place, by: -1)
    move(to: next ?? .button(0), leaving: .backwards)
  }
}

extension Size {
  /// The size, or the least that something can be laid out for; a painter cuts the rest.
  fileprivate var usable: Size { Size(columns: max(columns, 8), rows: max(rows, 1)) }
}
