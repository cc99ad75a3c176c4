internal import Formwork

/// The words behind a verb: options in order, and what is none.
struct Arguments {
  let verb: Verb
  private(set) var options: [(name: String, value: String)] = []
  private(set) var operands: [String] = []
  /// Whether help is asked for.
  private(set) var wantsHelp = false

  /// Reads the words; `--option=value` and `--` are understood.
  init(_ verb: Verb, _ words: some Sequence<String>) throws(Failure) {
    self.verb = verb
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
        return
      }
      try read(word, &rest)
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = verb.options.first(where: { $0.name == name }) else {
      if verb == .strength {
        // What begins with a dash may be a password, too: it is not repeated.
        let nearest = Spelling.nearest(name, in: verb.options.map(\.name))
        throw .usage("unknown option" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
      }
      throw .unknown("option", name, verb.options.map(\.name))
    }
    guard let argument = option.argument else {
      guard parts.count == 1 else { throw .usage("\(name) takes no value") }
      options.append((name, ""))
      return
    }
    if parts.count == 2 {
      options.append((name, String(parts[1])))
    } else if let value = rest.popFirst() {
      options.append((name, value))
    } else {
      throw .usage("\(name) needs a value: \(name) \(argument)")
    }
  }

  func contains(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option; of several the last.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// One of the words that an option takes.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, or usual: Word
  ) throws(Failure) -> Word {
    guard let text = value(name) else { return usual }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw .usage("\(name): '\(text)' is none of \(words.joined(separator: ", "))")
  }

  /// The one operand.
  func operand() throws(Failure) -> String {
    guard let first = operands.first else {
      throw .usage("\(verb.rawValue) needs a \(verb.operands)")
    }
    guard !first.isEmpty else { throw .usage("the name of the \(verb.operands) is empty") }
    guard operands.count == 1 else { throw .usage("'\(operands[1])' is one operand too many") }
    return first
  }
}

extension Failure {
  static func unknown(
    _ what: String, _ word: String, _ known: [String], of option: String? = nil
  ) -> Failure {
    let nearest = Spelling.nearest(word, in: known).map { "; did you mean '\($0)'?" }
    let start = option.map { "\($0): " } ?? ""
    return .usage("\(start)unknown \(what) '\(word)'\(nearest ?? "")")
  }
}
