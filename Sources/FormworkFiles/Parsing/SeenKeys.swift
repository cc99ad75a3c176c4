internal import Formwork

/// The keys that were read, each with where it stood first, to report doubled ones.
///
/// Few keys are searched, many hashed: setting up a table costs a short program more than it saves.
struct SeenKeys {
  private var few: [(key: String, position: SourcePosition)] = []
  private var many: [String: SourcePosition] = [:]

  subscript(key: String) -> SourcePosition? {
    if let found = few.first(where: { $0.key == key }) { return found.position }
    return many.isEmpty ? nil : many[key]
  }

  mutating func add(_ key: String, at position: SourcePosition) {
    if few.count < 16 { few.append((key, position)) } else { many[key] = position }
  }
}
