internal import Formwork

/// The line at the bottom: the keys that do something here.
struct KeyHelp {
  struct Entry {
    var key: String
    var long: String
    var short: String
    /// The entries with the highest numbers go first when there is no room.
    var rank: Int
  }

  /// What lies over the form and has keys of its own.
  enum Over: Equatable {
    case form, list
    case help(scrolls: Bool)
  }

  /// Everything that the line depends on.
  struct State: Equatable {
    var row: ObjectIdentifier?
    var button: Int?
    var isRevealed: Bool
    var isSilent: Bool
    var isOffered: Bool
    var generates: Bool
    var isReadOnly: Bool
    var over: Over
    var marksRequired: Bool
    var size: Size
    var submit: String?
  }

  var entries: [Entry]
  var marksRequired: Bool

  /// The line that fits: with long words, then short ones, then with fewer entries.
  func line(columns: Int) -> Line {
    let mark = marksRequired ? "* required" : ""
    var entries = entries
    let long = text(entries.map { "\($0.key) \($0.long)" }, mark: mark, gap: "   ")
    if fits(long, columns) { return line(long) }
    let plain = text(entries.map { "\($0.key) \($0.long)" }, mark: "", gap: "   ")
    if fits(plain, columns), columns >= 60 { return line(plain) }
    while true {
      let short = text(entries.map { "\($0.key) \($0.short)" }, mark: "", gap: "  ")
      let last = entries.indices.max { entries[$0].rank < entries[$1].rank }
      guard !fits(short, columns), entries.count > 1, let last else { return line(short) }
      entries.remove(at: last)
    }
  }

  private func fits(_ text: String, _ columns: Int) -> Bool {
    DisplayWidth.of(text) + 2 <= columns
  }

  private func line(_ text: String) -> Line { Line([.blanks(1), Run(text, .keyText)]) }

  private func text(_ entries: [String], mark: String, gap: String) -> String {
    (mark.isEmpty ? "" : mark + "    ") + entries.joined(separator: gap)
  }
}

extension Editor {
  /// The line at the bottom, as the device can show it.
  func keyHelpLine(marksRequired: Bool) -> Line {
    let over: KeyHelp.Over =
      switch popup {
      case .choice: .list
      case .help: .help(scrolls: helpScrolls)
      case .discard, nil: .form
      }
    let state = KeyHelp.State(
      row: field.map { ObjectIdentifier($0.row) }, button: field == nil ? button : nil,
      isRevealed: field?.isRevealed ?? false, isSilent: field?.noEcho != nil,
      isOffered: field?.offer != nil, generates: generatingRow != nil,
      isReadOnly: field?.row.isReadOnly ?? false,
      over: over, marksRequired: marksRequired && over == .form, size: options.size,
      submit: form.submitTitle)
    if let known = knownKeyHelp, known.state == state { return known.line }
    let entries =
      switch over {
      case .form: field?.offer == nil ? formKeys : offerKeys
      case .list: listKeys
      case .help(let scrolls): helpKeys(scrolls: scrolls)
      }
    let help = KeyHelp(entries: entries, marksRequired: state.marksRequired)
    let line = fit(help.line(columns: options.size.columns))
    knownKeyHelp = (state, line)
    return line
  }

  private typealias Entry = KeyHelp.Entry

  private var listKeys: [KeyHelp.Entry] {
    [
      Entry(key: "Enter", long: "choose", short: "choose", rank: 0),
      Entry(key: "/", long: "search", short: "search", rank: 2),
      Entry(key: "Esc", long: "close", short: "close", rank: 1),
    ]
  }

  private func helpKeys(scrolls: Bool) -> [KeyHelp.Entry] {
    let key = options.isUTF8 ? "↑ ↓" : "Up Down"
    return (scrolls ? [Entry(key: key, long: "scroll", short: "scroll", rank: 1)] : [])
      + [Entry(key: "Esc", long: "close", short: "close", rank: 0)]
  }

  private var formKeys: [KeyHelp.Entry] {
    let title = buttonTitles[0]
    let submit = form.locale.language == "en" ? title.loweringFirst : title
    return [Entry(key: "Tab", long: "next", short: "next", rank: 0)] + controlKeys + [
      Entry(
        key: "^S", long: submit, short: String(submit.prefix { $0 != " " }), rank: 3),
      Entry(key: "F1", long: "help", short: "help", rank: 1),
      Entry(key: "Esc", long: "cancel", short: "cancel", rank: 6),
    ]
  }

  private var offerKeys: [KeyHelp.Entry] {
    [
      Entry(key: "Enter", long: "keep it", short: "keep", rank: 0),
      Entry(key: "Esc", long: "take it back", short: "take back", rank: 1),
      Entry(key: "^G", long: "another one", short: "another", rank: 3),
    ] + revealKeys
  }

  private var revealKeys: [KeyHelp.Entry] {
    guard let field, case .secret(let settings) = field.row.control else { return [] }
    if field.noEcho != nil, !field.isRevealed {
      return [Entry(key: "^R", long: "show bullets", short: "dots", rank: 4)]
    }
    guard settings.canReveal else { return [] }
    let word = field.isRevealed ? "hide" : "show"
    return [Entry(key: "^R", long: word + " password", short: word, rank: 4)]
  }

  private var controlKeys: [KeyHelp.Entry] {
    guard let row = field?.row, !row.isReadOnly else {
      return field == nil ? [Entry(key: "Enter", long: "press", short: "press", rank: 4)] : []
    }
    switch row.control {
    case .secret:
      guard generatingRow != nil else { return revealKeys }
      return revealKeys + [Entry(key: "^G", long: "generate", short: "generate", rank: 5)]
    case .textArea: return [Entry(key: "Enter", long: "new line", short: "line", rank: 4)]
    case .toggle: return [Entry(key: "Space", long: "change", short: "change", rank: 4)]
    case .button: return [Entry(key: "Enter", long: "press", short: "press", rank: 4)]
    case .choice:
      if row.showsAsPopup(metrics) {
        return [Entry(key: "Enter", long: "open", short: "open", rank: 4)]
      }
      let key = options.isUTF8 ? "← →" : "Left Right"
      return [Entry(key: key, long: "choose", short: "choose", rank: 4)]
    default: return []
    }
  }
}

extension String {
  fileprivate var loweringFirst: String { prefix(1).lowercased() + dropFirst() }
}
