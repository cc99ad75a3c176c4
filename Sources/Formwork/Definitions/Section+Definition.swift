extension Section {
  /// The keys that a section takes, besides `rows`.
  public static let definitionKeys: [DefinitionKey<Section>] = [
    DefinitionKey("tag", \.tag, "The name by which conditions find the section."),
    DefinitionKey("header", \.header, "What stands above the rows."),
    DefinitionKey("footer", \.footer, "What stands below the rows."),
    DefinitionKey("hidden", \.hidden, "When the section is not there.", roles: .hiding),
    DefinitionKey(
      "shown", \.shown, "When the section is there: the opposite of hidden.", roles: .hiding),
    DefinitionKey("disabled", \.disabled, "When its rows cannot have the focus."),
    DefinitionKey("readOnly", \.readOnly, "When its rows cannot be changed."),
  ]
}

extension Section {
  /// What two keys of a section together make wrong.
  public static func contradictions(in node: DefinitionNode) -> [DefinitionProblem] {
    DefinitionProblem.bothHiddenAndShown(node)
  }
}
