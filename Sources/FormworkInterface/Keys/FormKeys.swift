/// The keys of the form itself, whatever control has the focus.
enum FormKeys {
  /// Keys that the form takes before the control is asked.
  static let always = KeyBindings([
    (.nextField, [.tab]), (.previousField, [.backTab]),
    (.submit, [.control("s"), .function(10)]), (.help, [.function(1)]),
    (.plainMode, [.function(2)]),
  ])

  /// Keys that the form takes when the control has no use for them.
  static let unused = KeyBindings([
    (.confirmField, [.enter, .altEnter]), (.moveUp, [.up, .control("p")]),
    (.moveDown, [.down, .control("n")]), (.leaveEmptyForm, [.control("d")]),
    (.help, [.text("?")]), (.pageUp, [.pageUp]), (.pageDown, [.pageDown]), (.cancel, [.escape]),
  ])

  /// Keys of the form's own buttons.
  static let buttons = KeyBindings([
    (.press, [.enter, .text(" ")]), (.previousButton, [.left]), (.nextButton, [.right]),
  ])
}

extension KeyAction {
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
