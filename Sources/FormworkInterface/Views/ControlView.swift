public import Formwork

/// The view of one row's control: everything that a control is besides its settings.
///
/// On the full screen a view lives while its row has the focus; rows without it are drawn by views
/// that are made for one drawing. A plain conversation makes one for each question.
public protocol ControlView<Settings>: ScreenView {
  /// What rows say about such a control.
  associatedtype Settings: ControlSettings
  /// A view without the focus.
  init(_ row: BaseRow, _ settings: Settings)
  /// Takes over settings that may be others, and a value that somebody else changed.
  ///
  /// - Parameters:
  ///   - row: The row that the view was made for.
  ///   - settings: Its settings as they are now.
  ///   - isNewValue: Whether the value is not the one that the view asked for last.
  mutating func update(_ row: BaseRow, _ settings: Settings, isNewValue: Bool)
  /// Called when the control gets the focus.
  mutating func enter(_ desk: inout Desk)
  /// Hands over what was typed; the focus may stay, as when the form is submitted.
  mutating func commit(_ desk: inout Desk)
  /// Loses the focus; `commit` and `conceal` were called. It cannot move the focus or open popups.
  mutating func leave(_ direction: FocusDirection, _ desk: inout Desk)
  /// Shows nothing secret any longer: the screen is left, time ran out, or the person went on.
  mutating func conceal()
  /// One cell that the character puts at the insertion point of the last frame; nil: not certain.
  ///
  /// Changes nothing; O(1).
  func echo(_ character: Character) -> Run?
  /// What the help says about the control, besides what it says about every row.
  func help(_ speech: ScreenSpeech) -> ControlHelp
  /// What is said for as long as the view waits for an answer; nil: it does not wait.
  func notice(_ speech: ScreenSpeech, columns: Int) -> String?
  /// Whether only the view's own keys are named, since it waits for an answer.
  var hidesOtherKeys: Bool { get }
  /// What a plain conversation says when it asks for the row.
  func question(_ speech: PlainSpeech) -> PlainQuestion
  /// Takes a line of a plain conversation.
  mutating func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply
}

/// What a help says about a control.
public struct ControlHelp: Sendable, Hashable {
  /// What there is to say about the value as it is now.
  public var notices: [String]
  /// What the control's own keys do.
  public var keys: [KeyHint]
  /// What the keys do that edit a text, said last; empty where none is typed.
  public var textKeys: [KeyHint]

  /// A help with notices and keys.
  public init(notices: [String] = [], keys: [KeyHint] = [], textKeys: [KeyHint] = []) {
    (self.notices, self.keys, self.textKeys) = (notices, keys, textKeys)
  }
}

extension ControlView {
  /// Does nothing when the row gets the focus.
  public mutating func enter(_ desk: inout Desk) {}
  /// Has nothing to hand over.
  public mutating func commit(_ desk: inout Desk) {}
  /// Does nothing when the row loses the focus.
  public mutating func leave(_ direction: FocusDirection, _ desk: inout Desk) {}
  /// Has nothing to conceal.
  public mutating func conceal() {}
  /// Is never certain what a character will show.
  public func echo(_ character: Character) -> Run? { nil }
  /// Says what the view's own keys do.
  public func help(_ speech: ScreenSpeech) -> ControlHelp {
    ControlHelp(keys: speech.hints(of: Self.keyBindings))
  }

  /// Nothing, since the control waits for nothing.
  public func notice(_ speech: ScreenSpeech, columns: Int) -> String? { nil }
  /// Lets all keys be named.
  public var hidesOtherKeys: Bool { false }

  /// Takes over the row's settings as they are now; does nothing when they are of another type.
  mutating func update(from row: BaseRow, isNewValue: Bool) {
    guard let settings = row.control as? Settings else { return }
    update(row, settings, isNewValue: isNewValue)
  }
}
