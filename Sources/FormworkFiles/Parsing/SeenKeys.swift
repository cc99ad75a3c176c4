internal import Formwork

/// The keys that were read, each with where it stood first, to report doubled ones.
///
/// Few keys are searched, many hashed: setting up a table costs a short program more than it saves.
struct SeenKeys {
  private var few: [(key: String, place: DefinitionPlace)] = []
  private var many: [String: DefinitionPlace] = [:]

  subscript(key: String) -> DefinitionPlace? {
    if let found = few.first(where: { $0.key == key }) { return found.place }
    return many.isEmpty ? nil : many[key]
  }

  mutating func add(_ key: String, at place: DefinitionPlace) {
    if few.count < 16 { few.append((key, place)) } else { many[key] = place }
  }
}
