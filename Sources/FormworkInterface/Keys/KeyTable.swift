/// Which keys do what: the one table of which dispatch, key line and help are made.
enum KeyTable {
  typealias Binding = (action: KeyAction, keys: [Key])

  /// What a key does in a context; nil: nothing of its own; O(bindings of the context).
  static func action(of key: Key, in context: KeyContext) -> KeyAction? {
    for binding in bindings(in: context) where binding.keys.contains(key) { return binding.action }
    return nil
  }

  /// The key that is named for an action; nil: the context does not have it.
  static func firstKey(of action: KeyAction, in context: KeyContext) -> Key? {
    bindings(in: context).first { $0.action == action }?.keys.first
  }

  static func bindings(in context: KeyContext) -> [Binding] {
    switch context {
    case .global: global
    case .form: form
    case .buttons: buttons
    case .text: text
    case .textArea: textArea
    case .secret: secret
    case .offer: offer
    case .toggle: toggle
    case .segments: segments
    case .popupField: popupField
    case .button: button
    case .list: list
    case .unfilteredList: unfilteredList
    case .scrollingText: scrollingText
    }
  }

  private static let global: [Binding] = [
    (.nextField, [.tab]), (.previousField, [.backTab]),
    (.submit, [.control("s"), .function(10)]), (.help, [.function(1)]),
    (.plainMode, [.function(2)]),
  ]

  private static let form: [Binding] = [
    (.confirmField, [.enter, .altEnter]), (.moveUp, [.up, .control("p")]),
    (.moveDown, [.down, .control("n")]), (.leaveEmptyForm, [.control("d")]),
    (.help, [.text("?")]), (.pageUp, [.pageUp]), (.pageDown, [.pageDown]), (.cancel, [.escape]),
  ]

  private static let buttons: [Binding] = [
    (.press, [.enter, .text(" ")]), (.previousButton, [.left]), (.nextButton, [.right]),
  ]

  private static let text: [Binding] = [
    (.moveLeft, [.left, .control("b")]), (.moveRight, [.right, .control("f")]),
    (.moveWordLeft, [.wordLeft, .alt("b")]), (.moveWordRight, [.wordRight, .alt("f")]),
    (.moveToLineStart, [.home, .control("a")]), (.moveToLineEnd, [.end, .control("e")]),
    (.deleteLeft, [.backspace, .control("h")]), (.deleteRight, [.delete, .control("d")]),
    (.killToLineEnd, [.control("k")]), (.killToLineStart, [.control("u")]),
    (.killBlankWordLeft, [.control("w")]), (.killWordRight, [.alt("d")]),
    (.killWordLeft, [.alt("\u{7F}"), .alt("\u{8}")]), (.yank, [.control("y")]),
    (.undo, [.control("_")]),
  ]

  private static let textArea: [Binding] = [
    (.newLine, [.enter]), (.confirmText, [.altEnter]), (.previousLine, [.up, .control("p")]),
    (.nextLine, [.down, .control("n")]), (.previousLines, [.pageUp]), (.nextLines, [.pageDown]),
  ]

  private static let secret: [Binding] = [
    (.reveal, [.control("r")]), (.generate, [.control("g")]),
  ]

  private static let offer: [Binding] = [
    (.acceptOffer, [.enter, .altEnter]), (.takeOfferBack, [.escape]),
  ]

  private static let toggle: [Binding] = [
    (.toggle, [.text(" "), .text("x")]), (.flip, [.left, .right]), (.turnOn, [.text("y")]),
    (.turnOff, [.text("n")]), (.clear, [.backspace, .delete]),
  ]

  private static let segments: [Binding] = [
    (.previousOption, [.left]), (.nextOption, [.right]), (.chooseOption, [.text(" ")]),
    (.firstOption, [.home]), (.lastOption, [.end]), (.clear, [.backspace, .delete]),
  ]

  private static let popupField: [Binding] = [
    (.openList, [.enter, .text(" ")]), (.searchList, [.text("/")]), (.previousOption, [.left]),
    (.nextOption, [.right]), (.clear, [.backspace, .delete]),
  ]

  private static let button: [Binding] = [(.press, [.enter, .text(" ")])]

  private static let list: [Binding] = [
    (.take, [.enter, .altEnter]), (.close, [.escape]), (.leaveList, [.tab, .backTab]),
    (.previousOption, [.up, .control("p")]), (.nextOption, [.down, .control("n")]),
    (.firstOption, [.home]), (.lastOption, [.end]), (.pageOptionsUp, [.pageUp]),
    (.pageOptionsDown, [.pageDown]),
  ]

  private static let unfilteredList: [Binding] = [
    (.previousOption, [.text("k")]), (.nextOption, [.text("j")]), (.firstOption, [.text("g")]),
    (.lastOption, [.text("G")]), (.halfPageUp, [.control("u")]),
    (.halfPageDown, [.control("d")]), (.searchList, [.text("/")]), (.take, [.text(" ")]),
  ]

  private static let scrollingText: [Binding] = [
    (.scrollUp, [.up, .control("p"), .text("k")]),
    (.scrollDown, [.down, .control("n"), .text("j")]),
    (.scrollPageUp, [.pageUp, .control("u")]),
    (.scrollPageDown, [.pageDown, .control("d"), .text(" ")]),
    (.scrollToStart, [.home, .text("g")]), (.scrollToEnd, [.end, .text("G")]),
    (.close, [.escape]),
  ]
}
