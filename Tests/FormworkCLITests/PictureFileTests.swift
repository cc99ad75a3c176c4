import Foundation
import TestTerminal
import Testing

/// The picture of the README and of the article on pictures.
///
/// With `FORMWORK_UPDATE_PICTURES` set, it is drawn anew.
@Suite struct PictureFileTests {
  private static let path =
    "\(Formwork.root)/Sources/FormworkInterface/FormworkInterface.docc/Resources/signup.svg"

  @Test func isAsItIsDrawnNow() throws {
    let result = try Formwork.run(
      "render", "Forms/signup.yaml", "--svg", "--theme", "dark", "--focus", "password", "--values",
      "-", input: "{username: ada, email: ada@example.org, password: abc123, plan: pro, seats: 5}",
      directory: Formwork.root)
    #expect(result.status == .exited(0) && result.errors == "")
    if ProcessInfo.processInfo.environment["FORMWORK_UPDATE_PICTURES"] != nil {
      try result.output.write(toFile: Self.path, atomically: true, encoding: .utf8)
    } else {
      #expect(
        try Workspace.read(Self.path) == result.output,
        "run this test with FORMWORK_UPDATE_PICTURES=1")
    }
  }

  @Test func theReadmeShowsIt() throws {
    let readme = try Workspace.read("\(Formwork.root)/README.md")
    #expect(readme.contains("](\(Self.path.dropFirst(Formwork.root.count + 1)))"))
  }
}
