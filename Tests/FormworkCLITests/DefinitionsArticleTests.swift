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

  @Test func everyRuleHasASample() {
    #expect(AnyRule.names == DefinitionsArticle.samples.map(\.name))
  }

  @Test func everyCodeHasItsPlaceholders() {
    for code in MessageCatalogue.codes {
      let known = MessageCatalogue.placeholders(of: code)
      let special = MessageCatalogue.builtIn.filter {
        $0.key == code || $0.key.hasPrefix(code + ".")
      }
      for text in special.values {
        for place in MessageCatalogue.places(in: text) { #expect(known.contains(place.name)) }
      }
    }
  }
}
