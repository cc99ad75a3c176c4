import Formwork
import FormworkFiles

/// What the loader says about a definition's text; empty when nothing is wrong.
func report(_ text: String, name: String = "form.yaml") -> String {
  report(bytes: Array(text.utf8), name: name)
}

/// What the loader says about a definition's bytes; empty when nothing is wrong.
func report(bytes: [UInt8], name: String = "form.yaml") -> String {
  do {
    return try Form().load(definition: bytes, name: name).description
  } catch {
    return error.description
  }
}

/// A form of one section with these rows, each a map in YAML.
func definition(_ rows: String...) -> String {
  "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
}

/// The messages about a definition without source lines and hints: `line:column: error: …`.
func messages(_ rows: String...) -> [String] {
  let text = "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
  return report(text).split(separator: "\n").filter { $0.hasPrefix("form.yaml:") }
    .map { String($0.dropFirst("form.yaml:".count)) }
}
