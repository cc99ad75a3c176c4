internal import Formwork

/// The text of a definition that is no form, such as a theme: checked, parsed and read.
enum DefinitionText {
  /// Most bytes that are read.
  static let limit = SourceText.limit

  /// What a text describes, and the warnings.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - name: what messages call it; JSON when it ends in `.json`, else YAML.
  ///   - body: reads the root, which is nothing when the text holds nothing; it gives nil after an
  ///     error.
  /// - Returns: what the body gave, and the report.
  /// - Throws: everything that is wrong with it.
  static func read<Value>(
    _ bytes: some Collection<UInt8>, name: String,
    _ body: (DefinitionNode, inout [DefinitionProblem]) -> Value?
  ) throws(DefinitionError) -> (value: Value, report: DefinitionReport) {
    var (problems, value) = ([DefinitionProblem](), Value?.none)
    var text: SourceText?
    do throws(SourceText.Refusal) {
      let source = try SourceText(bytes)
      text = source
      let isJSON = name.hasSuffix(".json")
      do throws(SyntaxEvents.Failure) {
        let root = try NodeBuilder.root(of: source, isJSON: isJSON, problems: &problems)
        value = body(root ?? DefinitionNode(.scalar("", .plain), isJSON: isJSON), &problems)
      } catch {
        problems = [DefinitionProblem(error, in: source, isJSON: isJSON)]
      }
    } catch {
      problems.append(DefinitionProblem(error.message, at: error.position))
    }
    let report = DefinitionReport(path: name, problems: problems, text: text)
    guard let value, !report.hasErrors else { throw .invalid(report) }
    return (value, report)
  }
}
