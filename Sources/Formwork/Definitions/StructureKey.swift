/// The keys of which a definition is built: they are read by its loader, not into a property.
package enum StructureKey: String {
  /// The version of the format.
  case formwork
  /// The theme that the form is shown in.
  case theme
  /// Named lists of options.
  case lists
  /// The sections of a form.
  case sections
  /// The rows of a section.
  case rows
  /// The kind of a row.
  case type
  /// The name of a row or section.
  case tag

  /// Those at the top of a definition.
  package static let ofForm: [StructureKey] = [.formwork, .theme, .lists, .sections]
  /// Those of a row.
  static let ofRow: [StructureKey] = [.type, .tag]
}

extension DefinitionNode {
  /// What stands under a key of a map; nil when there is no such key.
  package subscript(key: StructureKey) -> DefinitionNode? { self[key.rawValue] }
}
