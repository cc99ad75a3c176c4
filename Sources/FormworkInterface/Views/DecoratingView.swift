public import Formwork

/// A view that does some of what a control does in its own way, such as drawing it, and leaves
/// everything else to another one.
///
/// What it implements itself takes the place of what `usual` does; only `echo` is not left to that,
/// since what is drawn may be another thing.
public protocol DecoratingView: ControlView where Settings == Usual.Settings {
  /// The type of the view that does the rest.
  associatedtype Usual: ControlView
  /// The view that does what this one does not do itself.
  var usual: Usual { get set }
}

extension DecoratingView {
  /// What the usual view shows.
  public mutating func content(in space: DrawingSpace) -> Content { usual.content(in: space) }
  /// Lets the usual view take the key.
  public mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool { usual.handle(key, &desk) }
  /// Lets the usual view take the click, which is meant for an area of that.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {
    usual.press(area, at: cell, &desk)
  }
  /// The keys of the usual view.
  public static var keyBindings: KeyBindings { Usual.keyBindings }
  /// The places of the usual view and its popups.
  public static var keyPlaces: [KeyPlace] { Usual.keyPlaces }
  /// What the usual view names.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] { usual.keys(speech) }
  /// Lets the usual view take what it waits for.
  public mutating func take(_ result: any Sendable, _ desk: inout Desk) {
    usual.take(result, &desk)
  }
  /// When the usual view has something to do; nil: it has nothing.
  public var wakeUp: Duration? { usual.wakeUp }
  /// Lets the usual view do what is due.
  public mutating func advance(_ desk: inout Desk) { usual.advance(&desk) }

  /// Lets the usual view take over settings and values.
  public mutating func update(_ row: BaseRow, _ settings: Settings, isNewValue: Bool) {
    usual.update(row, settings, isNewValue: isNewValue)
  }
  /// Tells the usual view of the focus.
  public mutating func enter(_ desk: inout Desk) { usual.enter(&desk) }
  /// Lets the usual view hand over what was typed.
  public mutating func commit(_ desk: inout Desk) { usual.commit(&desk) }
  /// Tells the usual view that the focus is gone.
  public mutating func leave(_ direction: FocusDirection, _ desk: inout Desk) {
    usual.leave(direction, &desk)
  }
  /// Lets the usual view conceal what is secret.
  public mutating func conceal() { usual.conceal() }
  /// What the usual view has to say in the help.
  public func help(_ speech: ScreenSpeech) -> ControlHelp { usual.help(speech) }
  /// What the usual view says while it waits; nil: it does not wait.
  public func notice(_ speech: ScreenSpeech, columns: Int) -> String? {
    usual.notice(speech, columns: columns)
  }
  /// Whether the usual view wants only its own keys to be named.
  public var hidesOtherKeys: Bool { usual.hidesOtherKeys }
  /// What the usual view asks in plain lines.
  public func question(_ speech: PlainSpeech) -> PlainQuestion { usual.question(speech) }
  /// Lets the usual view take a line.
  public mutating func answer(
    _ line: PlainLine, _ speech: PlainSpeech, _ desk: inout Desk
  ) -> PlainReply { usual.answer(line, speech, &desk) }
}
