internal import Formwork

/// The line at the bottom: the keys that do something here.
struct KeyLine {
  let hints: [KeyHint]
  let marksRequired: Bool
  let speech: ScreenSpeech

  /// The line that fits: with long words, then short ones, then with fewer keys.
  func line(columns: Int) -> Line {
    let mark = marksRequired ? speech.words[.requiredMark] : ""
    let entries = hints.map { (name: $0.keyNames(in: speech), hint: $0) }
    let long = entries.map { "\($0.name) \($0.hint.long)" }.joined(separator: "   ")
    let marked = (mark.isEmpty ? "" : mark + "    ") + long
    if fits(marked, columns) { return line(marked) }
    if fits(long, columns), columns >= 60 { return line(long) }
    var kept = entries
    while true {
      let short = kept.map { "\($0.name) \($0.hint.short)" }.joined(separator: "  ")
      let last = kept.indices.max { kept[$0].hint.rank < kept[$1].hint.rank }
      guard !fits(short, columns), kept.count > 1, let last else { return line(short) }
      kept.remove(at: last)
    }
  }

  private func fits(_ text: String, _ columns: Int) -> Bool {
    DisplayWidth.of(text) + 2 <= columns
  }

  private func line(_ text: String) -> Line { Line([.blanks(1), Run(text, .keyText)]) }
}
