import Testing

@testable import Formwork

/// The article about definitions lists what the registries hold.
@Suite struct DefinitionsArticleTests {
  @Test func theArticleIsThatOfTheRegistries() throws {
    try DefinitionsArticle.article.check()
  }

  @Test func everyRuleIsInTheArticle() throws {
    let article = try DefinitionsArticle.article.text
    for name in RuleKinds.builtIn.names { #expect(article.contains("| `\(name)` |")) }
  }

  @Test func everyCodeHasItsPlaceholders() {
    for message in RuleKinds.builtIn.messages {
      for text in [message.template] + message.variants.map(\.value) {
        for placeholder in MessageCatalogue.braces(in: text) {
          #expect(message.parameters.contains(placeholder.name))
        }
      }
    }
  }
}
