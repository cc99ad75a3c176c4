public import Formwork

/// What a file in the format of definitions describes.
public enum DefinitionFile: Sendable, Hashable {
  /// A form; also what is none of the others.
  case form
  /// A theme: its first key is `theme`, with the version of the format.
  case theme
  /// Which keys do what: its first key is `keys`.
  case keys

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
    if first.name == "keys" { self = .keys }
    if first.name == "theme", first.value.plainText.flatMap({ Int($0) }) != nil { self = .theme }
  }
}

extension DefinitionFile {
  /// What a text describes to a module that knows it, such as keys.
  ///
  /// - Parameters:
  ///   - definition: The text in UTF-8.
  ///   - name: What messages call it; JSON when it ends in `.json`, else YAML.
  ///   - body: Reads the root, which is nothing when the text holds nothing; gives nil after an
  ///     error.
  /// - Returns: What was read, and a report with the warnings.
  /// - Throws: Everything that is wrong with it.
  public static func read<Value>(
    _ definition: some Collection<UInt8>, name: String,
    _ body: (DefinitionNode, inout [DefinitionProblem]) -> Value?
  ) throws(DefinitionError) -> (value: Value, report: DefinitionReport) {
    try DefinitionText.read(definition, name: name, body)
  }

  /// What a file describes to a module that knows it, such as keys.
  ///
  /// - Parameters:
  ///   - path: The file; JSON when its name ends in `.json`, else YAML.
  ///   - body: Reads the root, which is nothing when the file holds nothing; gives nil after an
  ///     error.
  /// - Returns: What was read, and a report with the warnings.
  /// - Throws: Everything that is wrong with it.
  public static func read<Value>(
    contentsOf path: String, _ body: (DefinitionNode, inout [DefinitionProblem]) -> Value?
  ) throws(DefinitionError) -> (value: Value, report: DefinitionReport) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(path).readAll(limit: DefinitionText.limit)
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
    return try read(bytes, name: path, body)
  }
}
