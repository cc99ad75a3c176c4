import Formwork
import FormworkFiles

/// What the loader says about a definition's text; empty when nothing is wrong.
func report(_ text: String, name: String = "form.yaml") -> String {
  do {
    return try Form().load(definition: text.utf8, name: name).description
  } catch {
    return error.description
  }
}

/// A form of one section with these rows, each a line of YAML behind `- `.
func definition(_ rows: String...) -> String {
  "sections:\n  - rows:\n" + rows.map { "      - \($0)\n" }.joined()
}
