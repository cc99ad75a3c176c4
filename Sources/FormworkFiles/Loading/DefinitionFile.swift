internal import Formwork

/// What a file in the format of definitions describes.
public enum DefinitionFile: Sendable, Hashable {
  /// A form; also what is none of the others.
  case form
  /// A theme: its first key is `theme`, with the version of the format.
  case theme

  /// What a text describes, by its first key.
  ///
  /// A form may begin with `theme`, too: it names one there.
  ///
  /// - Parameters:
  ///   - definition: the text in UTF-8.
  ///   - name: what it is called; JSON when it ends in `.json`, else YAML.
  public init(of definition: some Collection<UInt8>, name: String) {
    self = .form
    var problems: [DefinitionProblem] = []
    guard let text = try? SourceText(definition),
      let root = try? NodeBuilder.root(
        of: text, isJSON: name.hasSuffix(".json"), problems: &problems),
      let first = root.entries?.first
    else { return }
    if first.name == "theme", first.value.plainText.flatMap({ Int($0) }) != nil { self = .theme }
  }
}
