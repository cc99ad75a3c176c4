/// A generator as a definition names it: `true`, or a map of its settings.
struct PasswordGeneratorDefinition: DefinitionValue {
  let generator: PasswordGenerator?

  static var schema: String { "true, or a map of length and alphabet" }

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> PasswordGeneratorDefinition? {
    if let word = node.plainText, let isOn = Bool(word) {
      return PasswordGeneratorDefinition(generator: isOn ? PasswordGenerator() : nil)
    }
    guard node.entries != nil else {
      problems.append(node.mismatch(schema))
      return nil
    }
    let map = MapReader(node, keys: ["length", "alphabet"], &problems)
    let length = map.read("length", Int.self, &problems)
    if let length, let part = node["length"], PasswordGenerator.possible(length) != length {
      problems.append(DefinitionProblem("length must be from 1 to 1024", at: part))
    }
    let alphabet = map.read("alphabet", String.self, &problems)
    if let alphabet, let part = node["alphabet"] {
      if Set(alphabet).count < 2 {
        problems.append(DefinitionProblem("alphabet needs different characters", at: part))
      } else if alphabet.unicodeScalars.contains(where: DangerousScalars.isUnpresentable) {
        problems.append(DefinitionProblem("alphabet holds a character without a look", at: part))
      }
    }
    return PasswordGeneratorDefinition(
      generator: PasswordGenerator(length: length, alphabet: alphabet))
  }
}
