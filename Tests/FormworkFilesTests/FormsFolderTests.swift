import Formwork
import FormworkFiles
import Glibc
import Testing

@Suite struct FormsFolderTests {
  /// The path of a file in the folder of forms.
  static func path(_ name: String) -> String {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Forms/" + name
  }

  static func bytes(of name: String) throws -> [UInt8] {
    let file = try #require(fopen(path(name), "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }

  @Test(arguments: ["signup.yaml", "login.yaml", "profile.json"])
  func loadsWithoutProblems(name: String) throws {
    let form = Form()
    let report = try form.load(contentsOf: FormsFolderTests.path(name))
    #expect(report.description == "")
    #expect(form.problems.isEmpty)
    _ = try form.validator()
  }

  @Test func signupShowsFurtherRowsForThePlan() throws {
    let form = try Form(contentsOf: FormsFolderTests.path("signup.yaml"))
    #expect(
      form.rows.compactMap(\.tag) == [
        "username", "email", "password", "confirmation", "plan", "terms",
      ])
    form.setValues(["plan": .text("pro")])
    #expect(
      form.values().tags == [
        "username", "email", "password", "plan", "seats", "company", "terms",
      ])
  }
}
