internal import Formwork

/// Something on the screen that takes keys and clicks: a control, or a popup over the form.
///
/// What is typed, scrolled or opened is its own state. It changes only itself; what else is to happen
/// it asks of the desk, and that happens when the call is over. A view is never copied.
public protocol ScreenView: SendableMetatype {
  /// What it shows; changes nothing but how far it is scrolled. Areas that can be clicked stand in
  /// the runs.
  mutating func content(in space: DrawingSpace) -> Content
  /// Takes a key that the editor leaves to it.
  ///
  /// - Returns: Whether the key is used up; if not, it means what it means everywhere. A key that a
  ///   popup does not use means nothing, unless the popup closes with it and was the only one.
  mutating func handle(_ key: Key, _ desk: inout Desk) -> Bool
  /// Takes a click on an area, at a cell counted from the first of the content.
  mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk)
  /// Takes a click outside of a popup; by default it closes without a result.
  mutating func pressOutside(_ desk: inout Desk)
  /// Takes turns of the mouse's wheel over a popup, towards the end when positive.
  mutating func scroll(_ turns: Int, _ desk: inout Desk)
  /// The keys of its own, by what they do; those in use are asked of the desk.
  static var keyBindings: KeyBindings { get }
  /// Which groups of keys are asked together, its popups' too, so that a file of keys can change
  /// them; by default the keys of its own.
  static var keyPlaces: [KeyPlace] { get }
  /// What its keys do now, for the line that names them.
  func keys(_ speech: ScreenSpeech) -> [KeyHint]
  /// Takes what a popup that it opened, or work that it started, ended with.
  mutating func take(_ result: any Sendable, _ desk: inout Desk)
  /// The time on the desk's clock at which `advance` has something to do; nil: it has nothing.
  var wakeUp: Duration? { get }
  /// Does what is due at the desk's time.
  mutating func advance(_ desk: inout Desk)
}

extension ScreenView {
  /// Ignores clicks, as most popups do.
  public mutating func press(_ area: Int, at cell: Frame.Cell, _ desk: inout Desk) {}
  /// Closes without a result.
  public mutating func pressOutside(_ desk: inout Desk) { desk.close() }
  /// Ignores the wheel of the mouse.
  public mutating func scroll(_ turns: Int, _ desk: inout Desk) {}
  /// Has no keys of its own.
  public static var keyBindings: KeyBindings { KeyBindings(name: "", takesText: false, []) }
  /// Asks the keys of its own.
  public static var keyPlaces: [KeyPlace] { [.control(keyBindings)] }
  /// Names no keys of its own.
  public func keys(_ speech: ScreenSpeech) -> [KeyHint] { [] }
  /// Makes a result that is a value the value of the row.
  public mutating func take(_ result: any Sendable, _ desk: inout Desk) {
    if let value = result as? FormValue { desk.set(value) }
  }
  /// Nothing is ever due.
  public var wakeUp: Duration? { nil }
  /// Does nothing when time passes.
  public mutating func advance(_ desk: inout Desk) {}
}
