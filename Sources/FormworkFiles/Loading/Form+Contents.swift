public import Formwork

extension Form {
  /// The form of a definition file: YAML, or JSON when the name ends in `.json`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - kinds: the kinds of rows that it may name.
  ///   - rules: the rules that its rows may name.
  ///   - environment: gives the variables that values are taken from; nil: not set.
  /// - Throws: everything that is wrong with it. Warnings alone do not throw; `load` gives them.
  public convenience init(
    contentsOf path: String, kinds: RowKinds = .builtIn, rules: RuleKinds = .builtIn,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) {
    self.init()
    _ = try load(contentsOf: path, kinds: kinds, rules: rules, environment: environment)
  }

  /// The form of a definition's text.
  ///
  /// - Parameters:
  ///   - definition: the text in UTF-8.
  ///   - name: what messages call it; JSON when it ends in `.json`, else YAML.
  ///   - kinds: the kinds of rows that it may name.
  ///   - rules: the rules that its rows may name.
  ///   - environment: gives the variables that values are taken from; nil: not set.
  /// - Throws: everything that is wrong with it.
  public convenience init(
    definition: some Collection<UInt8>, name: String, kinds: RowKinds = .builtIn,
    rules: RuleKinds = .builtIn,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) {
    self.init()
    _ = try load(
      definition: definition, name: name, kinds: kinds, rules: rules, environment: environment)
  }

  /// The form of a definition's text in YAML.
  ///
  /// - Parameters:
  ///   - definition: the text.
  ///   - kinds: the kinds of rows that it may name.
  ///   - rules: the rules that its rows may name.
  ///   - environment: gives the variables that values are taken from; nil: not set.
  /// - Throws: everything that is wrong with it.
  public convenience init(
    definition: String, kinds: RowKinds = .builtIn, rules: RuleKinds = .builtIn,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) {
    try self.init(
      definition: definition.utf8, name: "definition", kinds: kinds, rules: rules,
      environment: environment)
  }

  /// Adds what a definition file says to a form, mostly an empty one.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - kinds: the kinds of rows that it may name.
  ///   - rules: the rules that its rows may name.
  ///   - isChecking: whether it is only looked through for mistakes; then the files that it names
  ///     are looked through too, which may take a while.
  ///   - environment: gives the variables that values are taken from; nil: not set.
  /// - Returns: the warnings.
  /// - Throws: everything that is wrong with it; the form is then not complete.
  public func load(
    contentsOf path: String, kinds: RowKinds = .builtIn, rules: RuleKinds = .builtIn,
    isChecking: Bool = false,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) -> DefinitionReport {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(path).readAll(limit: SourceText.limit)
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
    return try load(
      definition: bytes, name: path, directory: directory(of: path), kinds: kinds,
      rules: rules, isChecking: isChecking, environment: environment)
  }

  /// Adds what a definition's text says to a form, mostly an empty one.
  ///
  /// - Parameters:
  ///   - definition: the text in UTF-8.
  ///   - name: what messages call it; JSON when it ends in `.json`, else YAML.
  ///   - directory: what the names of files in it are relative to; nil: it may name none.
  ///   - kinds: the kinds of rows that it may name.
  ///   - rules: the rules that its rows may name.
  ///   - isChecking: whether it is only looked through for mistakes; then the files that it names
  ///     are looked through too, which may take a while.
  ///   - environment: gives the variables that values are taken from; nil: not set.
  /// - Returns: the warnings.
  /// - Throws: everything that is wrong with it; the form is then not complete.
  public func load(
    definition: some Collection<UInt8>, name: String, directory: String? = nil,
    kinds: RowKinds = .builtIn, rules: RuleKinds = .builtIn, isChecking: Bool = false,
    environment: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws(DefinitionError) -> DefinitionReport {
    var loader = FormLoader(
      kinds: kinds, rules: rules, directory: directory, isChecking: isChecking,
      variable: environment)
    let text = loader.load(definition, isJSON: name.hasSuffix(".json"), into: self)
    let report = DefinitionReport(
      path: name, problems: loader.problems, text: text,
      variableNames: loader.variableNames)
    guard !report.hasErrors else { throw .invalid(report) }
    return report
  }
}

/// The directory that a file is in, as its path says.
private func directory(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
