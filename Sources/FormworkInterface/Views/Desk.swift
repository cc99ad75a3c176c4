public import Formwork

/// Collects what a view asks for; the editor does it, in this order, after the view has returned.
///
/// A view that changed a row at once would have the program's callbacks run while the view itself is
/// being changed.
public struct Desk {
  enum Request {
    case set(FormValue, of: BaseRow, isTyped: Bool)
    case edit(String)
    case select
    case open(any ScreenView, PopupPlacement)
    case close(result: (any Sendable)?)
    case say(() -> [String])
    case move(FocusDirection)
    case act(() -> Void)
    case work(BackgroundWork.ViewWork, then: ((any Sendable, inout Desk) -> Void)?)
    case stopWork
    case answered([BaseRow])
    case reveal(Secret)

    /// Whether it moves the focus, or takes it for a popup.
    var isAboutFocus: Bool {
      switch self {
      case .move, .open: true
      default: false
      }
    }
  }

  /// The row of the view, or the one that a popup was opened from; nil: there is none.
  ///
  /// It has the focus but in `leave`, and in what `start` was told to do with a result.
  public let row: BaseRow?
  /// The time on a clock that never goes back.
  public let now: Duration
  /// How many cells a field takes that may be of any length.
  public let fieldWidth: Int
  /// How many cells the content had, in the frame that was clicked; else as `fieldWidth`.
  public let contentWidth: Int
  /// The words that are not the form's, and the names of keys in them.
  public let speech: ScreenSpeech
  /// Whether the call follows from a click that gave the row the focus.
  public let isFirstPress: Bool
  /// The text that was killed last, to be yanked; never a secret.
  public var killed: String
  /// Whether the person typed something in the row that would be lost with the form.
  var hasTyped: Bool
  private(set) var requests: [Request] = []

  init(
    row: BaseRow?, now: Duration, fieldWidth: Int, contentWidth: Int? = nil,
    speech: ScreenSpeech, isFirstPress: Bool = false, killed: String, hasTyped: Bool
  ) {
    (self.row, self.now, self.fieldWidth, self.speech) = (row, now, fieldWidth, speech)
    self.contentWidth = contentWidth ?? fieldWidth
    (self.isFirstPress, self.killed, self.hasTyped) = (isFirstPress, killed, hasTyped)
  }
}

extension Desk {
  /// The words that are not the form's.
  public var words: LocalizedWords { speech.words }
  /// The keys in use.
  public var keys: KeyTable { speech.keys }

  /// What a key does in a group of keys; nil: nothing; O(bindings of the group).
  public func action(of key: Key, in group: KeyBindings) -> KeyAction? {
    speech.keys.action(of: key, in: group)
  }

  /// Gives the row a value, or another row that depends on it.
  ///
  /// Nothing changes when the person gives it to a row that is read-only or disabled, or when its
  /// type is not the row's, which is said at the row.
  ///
  /// - Parameters:
  ///   - value: The value; null clears.
  ///   - other: The row that gets it; nil: the one of the desk.
  ///   - isTyped: Whether the person gave it, so that it would be lost with the form; else the
  ///     program did.
  public mutating func set(
    _ value: FormValue, of other: BaseRow? = nil, isTyped: Bool = true
  ) {
    guard let target = other ?? row else { return }
    requests.append(.set(value, of: target, isTyped: isTyped))
  }

  /// Gives the row a typed text, which becomes its value when it is one; a row that is read-only or
  /// disabled takes none.
  public mutating func edit(_ text: String) { requests.append(.edit(text)) }

  /// Says that something was typed that is not the row's value yet.
  public mutating func noteTyping() { hasTyped = true }

  /// Calls what the program gave to the row's `onCellSelection`.
  public mutating func select() { requests.append(.select) }

  /// Opens a popup over the form; its result comes to the view that opened it.
  ///
  /// Nothing happens when the row has not the focus, and in plain conversations, which have no popups.
  public mutating func open(_ popup: some ScreenView, at placement: PopupPlacement = .field) {
    requests.append(.open(popup, placement))
  }

  /// Closes the popup that asks for it.
  ///
  /// - Parameter result: What `take` of the view below gets; nil: it gets nothing.
  public mutating func close(with result: (any Sendable)? = nil) {
    requests.append(.close(result: result))
  }

  /// Shows a message until the next key, or says it in a plain conversation.
  public mutating func say(_ message: String) { requests.append(.say { [message] }) }

  /// Says what is to be said once everything was done that was asked for before; empty: nothing.
  public mutating func say(_ messages: @escaping () -> [String]) { requests.append(.say(messages)) }

  /// Gives the focus to the next row, or the one before; nothing happens when the row has it not.
  public mutating func move(_ direction: FocusDirection) { requests.append(.move(direction)) }

  /// Does something that may change the form.
  public mutating func act(_ body: @escaping () -> Void) { requests.append(.act(body)) }

  /// Starts work that takes time; keys still come meanwhile.
  ///
  /// It takes the place of work that is still going on. It is stopped when what is secret is
  /// concealed (when the row loses the focus, the form is submitted or asked to be left, or secrets
  /// are cleared) and when the popup that began it closes; with `then` it is not. In plain
  /// conversations it is not done.
  ///
  /// - Parameters:
  ///   - work: What to do; its result is ignored once the person went on.
  ///   - then: Takes the result wherever the focus is, with a desk of the same row, or of the popup
  ///     while that is open; nil: `take` of the view does.
  public mutating func start(
    _ work: @escaping @Sendable () async -> any Sendable,
    then: ((any Sendable, inout Desk) -> Void)? = nil
  ) {
    requests.append(.work(work, then: then))
  }

  /// Says that other rows got their values with this one, so that a conversation need not ask them.
  public mutating func answered(_ rows: [BaseRow]) { requests.append(.answered(rows)) }

  /// Lets a conversation write a secret on a line of its own, because the person wants to see it.
  public mutating func reveal(_ secret: Secret) { requests.append(.reveal(secret)) }

  /// Waits no longer for the work that was started.
  public mutating func stopWork() { requests.append(.stopWork) }
}

/// Where a popup stands.
public enum PopupPlacement: Sendable, Hashable {
  /// Below the field of the row that has the focus, or above it where there is more room.
  case field
  /// In the middle of the screen.
  case center
}
