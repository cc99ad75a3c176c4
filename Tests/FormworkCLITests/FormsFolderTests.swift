import Glibc
import TestTerminal
import Testing

/// Every file in Forms/ is checked, rendered, and compared with the text in Tests/…/Rendered.
@Suite struct FormsFolderTests {
  private static let names: [String] = {
    guard let directory = opendir("\(Formwork.root)/Forms") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test func thereAreForms() {
    #expect(Set(Self.names).isSuperset(of: ["signup.yaml", "login.yaml", "profile.json"]))
  }

  @Test(arguments: names) func isWithoutProblems(_ name: String) throws {
    let result = try Formwork.run("check", Formwork.form(name))
    #expect(result.output == "" && result.errors == "")
    #expect(result.status == .exited(0))
  }

  @Test(arguments: names) func looksAsStored(_ name: String) throws {
    let stored = "\(Formwork.root)/Tests/FormworkCLITests/Rendered/\(name).txt"
    let result = try Formwork.run("render", Formwork.form(name))
    #expect(result.status == .exited(0))
    #expect(try Workspace.read(stored) == result.output)
  }
}
