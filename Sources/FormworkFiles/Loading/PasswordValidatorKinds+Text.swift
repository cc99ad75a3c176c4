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
    let (validator, report) = try DefinitionText.read(definition.utf8, name: name) {
      node, problems in
      self.validator(node, directory: directory, &problems)
    }
    return (validator, report)
  }
}
