import Foundation
import Testing

/// The article about validation shows a rule that a package outside of this one declares.
@Test func theArticleShowsTheRuleOfThePackageOutside() throws {
  let file = URL(filePath: #filePath)
  let package = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
  func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }
  let article = try text("Sources/Formwork/Formwork.docc/Validation.md")
  let rule = try text("Tests/OutsidePackage/Sources/outside/Between.swift")
  #expect(article.contains("```swift\n\(rule)```\n"))
}
