public import Formwork

extension PasswordValidatorKinds {
  /// The validator that a text describes, as definitions do under `validator:`: a word such as
  /// `default`, or a map.
  ///
  /// - Parameters:
  ///   - definition: the text, YAML or JSON.
  ///   - name: what messages call it.
  ///   - directory: what the names of files in it are relative to; nil: it may name none.
  /// - Returns: the validator, and the warnings.
  /// - Throws: everything that is wrong with it.
  public func validator(
    definition: String, name: String, directory: String? = nil
  ) throws(DefinitionError) -> (validator: any PasswordValidator, report: DefinitionReport) {
    var problems: [DefinitionProblem] = []
    var validator: (any PasswordValidator)?
    var text: SourceText?
    do throws(SourceText.Refusal) {
      let source = try SourceText(definition.utf8)
      text = source
      do throws(SyntaxEvents.Failure) {
        let root = try NodeBuilder.root(of: source, isJSON: false, problems: &problems)
        let node = root ?? DefinitionNode(.scalar("", .plain))
        validator = self.validator(node, directory: directory, &problems)
      } catch {
        problems = [DefinitionProblem(error, in: source, isJSON: false)]
      }
    } catch {
      problems.append(DefinitionProblem(error.message, at: error.position))
    }
    let report = DefinitionReport(path: name, problems: problems, text: text)
    guard let validator, !report.hasErrors else { throw .invalid(report) }
    return (validator, report)
  }
}
