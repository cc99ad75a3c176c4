extension MessageCatalogue {
  /// The codes that have a built-in message, in alphabetical order.
  package static var codes: [String] { RuleKinds.builtIn.codes }

  /// What may stand in braces in the built-in messages of a code, besides `title` and tags.
  package static func placeholders(of code: String) -> [String] {
    builtIn[code]?.parameters ?? []
  }

  /// The parameters of a template, each once.
  static func parameters(in template: String) -> [String] {
    var seen: Set = ["title"]
    return names(in: template).filter { seen.insert($0).inserted }
  }

  /// What stands in braces in a template: the name before any `|`, whether there is one, and the
  /// UTF-8 bytes of the template before the brace; at most so many.
  static func braces(in template: String, limit: Int = .max) -> [(
    name: String, hasForms: Bool, offset: Int
  )] {
    let bytes = Array(template.utf8)
    var found: [(String, Bool, Int)] = []
    var index = 0
    while found.count < limit, let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = open + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "{") {
        index += 1
        continue
      }
      guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { break }
      let parts = bytes[index..<close].split(
        separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      found.append(
        (String(decoding: parts[0], as: UTF8.self), parts.count > 1, open))
      index = close + 1
    }
    return found
  }
}
