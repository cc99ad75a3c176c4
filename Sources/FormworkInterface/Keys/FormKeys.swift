internal import Formwork

/// The keys of the form itself, whatever control has the focus.
enum FormKeys {
  /// Keys of the screen, whatever lies over the form.
  static let screen = KeyBindings(
    "screen", takesText: true, [(.redraw, [.control("l")], .doesRedraw)])

  /// Keys that the form takes before the control is asked.
  static let always = KeyBindings(
    "form", takesText: true,
    [
      (.nextField, [.tab], .doesNextField), (.previousField, [.backTab], .doesPreviousField),
      (.submit, [.control("s"), .function(10)], .doesSubmit), (.help, [.function(1)], .doesHelp),
      (.plainMode, [.function(2)], .doesPlainMode),
    ])

  /// Keys that the form takes when the control has no use for them.
  static let unused = KeyBindings(
    "rest",
    [
      (.confirmField, [.enter, .altEnter], .doesConfirmField),
      (.moveUp, [.up, .control("p")], .doesPreviousField),
      (.moveDown, [.down, .control("n")], .doesNextField),
      (.leaveEmptyForm, [.control("d")], .doesLeaveEmptyForm), (.help, [.text("?")], .doesHelp),
      (.pageUp, [.pageUp], .doesPageUp), (.pageDown, [.pageDown], .doesPageDown),
      (.cancel, [.escape], .doesCancel),
    ])

  /// Keys of the form's own buttons.
  static let buttons = KeyBindings(
    "buttons",
    [
      (.press, [.enter, .text(" ")], .doesPress),
      (.previousButton, [.left], .doesPreviousButton), (.nextButton, [.right], .doesNextButton),
    ])
}

extension KeyAction {
  static let redraw = KeyAction("redraw")
  static let nextField = KeyAction("nextField")
  static let previousField = KeyAction("previousField")
  static let submit = KeyAction("submit")
  static let help = KeyAction("help")
  static let plainMode = KeyAction("plainMode")
  static let confirmField = KeyAction("confirmField")
  static let moveUp = KeyAction("moveUp")
  static let moveDown = KeyAction("moveDown")
  static let leaveEmptyForm = KeyAction("leaveEmptyForm")
  static let pageUp = KeyAction("pageUp")
  static let pageDown = KeyAction("pageDown")
  static let cancel = KeyAction("cancel")
  static let press = KeyAction("press")
  static let previousButton = KeyAction("previousButton")
  static let nextButton = KeyAction("nextButton")
  /// Takes the value away; the same in every control that can be cleared.
  static let clear = KeyAction("clear")
}
