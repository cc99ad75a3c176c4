import Foundation
import Testing

@testable import Formwork

/// The article about definitions lists what the registries hold.
///
/// With `FORMWORK_UPDATE_ARTICLE` set, the article is written anew.
@Suite struct DefinitionsArticleTests {
  @Test func theArticleIsThatOfTheRegistries() throws {
    let article = try Workspace.read(DefinitionsArticle.path)
    let updated = DefinitionsArticle.updated(article)
    if ProcessInfo.processInfo.environment["FORMWORK_UPDATE_ARTICLE"] != nil {
      try updated.write(toFile: DefinitionsArticle.path, atomically: true, encoding: .utf8)
    } else {
      #expect(article == updated, "run this test with FORMWORK_UPDATE_ARTICLE=1")
    }
    #expect(DefinitionsArticle.partNames(in: article).sorted() == DefinitionsArticle.names.sorted())
  }

  @Test func everyRuleIsInTheArticle() throws {
    let article = try Workspace.read(DefinitionsArticle.path)
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
