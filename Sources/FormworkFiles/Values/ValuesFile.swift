public import Formwork

/// A file of values by tag: one map in YAML, or in JSON when its name ends in `.json`.
///
/// What `run` prints as JSON can be read again.
public struct ValuesFile: Sendable {
  /// The file as it was named.
  public let path: String
  let entries: [DefinitionNode.Entry]
  let exposure: SecureFile.Exposure?

  /// Reads a file, once.
  ///
  /// - Parameter path: the file.
  /// - Throws: why it cannot be read, or is no map of values.
  public init(contentsOf path: String) throws(ValuesProblem) {
    let file: SecureFile
    do throws(SystemError) {
      file = try SecureFile(contentsOf: path)
    } catch {
      throw ValuesProblem(error.description, path: path)
    }
    entries = try ValuesFile.entries(file.text, path: path)
    (self.path, exposure) = (path, file.exposure)
  }

  /// Takes values from text that came over a pipe or a descriptor.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - name: what messages call it; JSON when it ends in `.json`, else YAML, which JSON is too.
  /// - Throws: why it is no map of values.
  public init(_ text: Secret, name: String) throws(ValuesProblem) {
    entries = try ValuesFile.entries(text, path: name)
    (path, exposure) = (name, nil)
  }

  /// Takes values from bytes; wiping them is the caller's duty.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - name: what messages call it; JSON when it ends in `.json`, else YAML, which JSON is too.
  /// - Throws: why it is no map of values.
  public init(_ bytes: some Collection<UInt8>, name: String) throws(ValuesProblem) {
    try self.init(Secret(copying: bytes), name: name)
  }

  /// The tags in the order of the file.
  public var tags: [String] { entries.map(\.name) }

  /// Whether `true` stands under a tag.
  public func isTrue(_ tag: String) -> Bool {
    entries.first { $0.name == tag }?.value.withoutSecrets.plainText == "true"
  }

  private static func entries(
    _ secret: Secret, path: String
  ) throws(ValuesProblem) -> [DefinitionNode.Entry] {
    let text: SourceText
    switch secret.withUTF8(SourceText.reading) {
    case .success(let read): text = read
    case .failure(let error): throw ValuesProblem(error.message, path: path, at: error.position)
    }
    defer { text.wipe() }
    return try entries(text, path: path)
  }

  private static func entries(
    _ text: SourceText, path: String
  ) throws(ValuesProblem) -> [DefinitionNode.Entry] {
    let isJSON = path.hasSuffix(".json")
    var problems: [DefinitionProblem] = []
    let root: DefinitionNode?
    do throws(SyntaxEvents.Failure) {
      root = try NodeBuilder.root(
        of: text, isJSON: isJSON, holdsSecrets: true, problems: &problems)
    } catch {
      // The parser's own words may quote the text.
      throw ValuesProblem(
        error.isOwn ? error.message : "this is not valid \(isJSON ? "JSON" : "YAML")", path: path,
        at: error.position(in: text))
    }
    if let problem = problems.first {
      throw ValuesProblem(problem.message, path: path, at: problem.position)
    }
    guard let root, root.entries != nil || !root.withoutSecrets.isNull else { return [] }
    guard let entries = root.entries else {
      throw ValuesProblem(
        "values must be a map of tags, not \(root.items == nil ? "text" : "a list")", path: path,
        at: root.position)
    }
    return entries
  }
}
