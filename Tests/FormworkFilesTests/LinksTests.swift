import Foundation
import Testing

/// The README leads to files that are there.
@Suite struct LinksTests {
  @Test func everyRelativeLinkOfTheReadmeLeadsSomewhere() throws {
    let root = DocumentationTests.sources.deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let links = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
      .filter { !$0.hasPrefix("http") }
    #expect(links.count >= 7)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: link).path), "\(link)")
    }
  }
}
