internal import Formwork

/// The line at the bottom: the keys that do something here.
struct KeyLine {
  let hints: [KeyHint]
  let speech: ScreenSpeech

  /// How many cells stand before the keys where there is room for them.
  let indent: Int

  private typealias Entry = (name: String, hint: KeyHint)

  /// The line that fits: with long words, then short ones, then with fewer keys.
  func line(columns: Int) -> Line {
    let entries = hints.map { (name: $0.keyNames(in: speech), hint: $0) }
    if width(entries, \.long) + 2 <= columns { return line(entries, \.long, columns) }
    var kept = entries
    while true {
      let last = kept.indices.max { kept[$0].hint.rank < kept[$1].hint.rank }
      guard width(kept, \.short) > columns, kept.count > 1, let last else {
        return line(kept, \.short, columns)
      }
      kept.remove(at: last)
    }
  }

  private func width(_ entries: [Entry], _ word: KeyPath<KeyHint, String>) -> Int {
    let widths = entries.map { entry in
      DisplayWidth.of(entry.name) + 1 + DisplayWidth.of(entry.hint[keyPath: word])
    }
    return widths.reduce(0, +) + max(0, entries.count - 1) * 3
  }

  private func line(
    _ entries: [Entry], _ word: KeyPath<KeyHint, String>, _ columns: Int
  ) -> Line {
    var runs: [Run] = indent > 0 && width(entries, word) < columns ? [.blanks(indent)] : []
    for (index, entry) in entries.enumerated() {
      if index > 0 { runs.append(.blanks(3)) }
      runs += [Run(entry.name, .key), Run(" " + entry.hint[keyPath: word], .keyText)]
    }
    return Line(runs)
  }
}
