extension DefinitionNode {
  /// The path of a file that a definition names, which lies in the definition's folder or below.
  ///
  /// - Parameters:
  ///   - schema: what must stand there, in words that follow `must be`.
  ///   - directory: the definition's folder; nil: the definition is not a file.
  ///   - problems: takes what is wrong.
  /// - Returns: the path; nil, with a problem, when it lies elsewhere.
  package func pathBeside(
    _ schema: String, in directory: String?, _ problems: inout [DefinitionProblem]
  ) -> String? {
    guard let name = String.read(self, into: &problems) else { return nil }
    guard let directory else {
      problems.append(
        DefinitionProblem("only a definition that is a file itself may name files", at: self))
      return nil
    }
    guard !name.isEmpty, !name.utf8.contains(0) else {
      problems.append(DefinitionProblem("\(self.name) must be \(schema)", at: self))
      return nil
    }
    // Also a part of a path that is a link leads where its owner wants; `..` leads anywhere.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first != "", !parts.contains("..") else {
      problems.append(
        DefinitionProblem(
          "\(self.name) must be relative to the definition, without '..'", at: self))
      return nil
    }
    return directory + "/" + name
  }
}
