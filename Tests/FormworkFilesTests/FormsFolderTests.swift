import Formwork
import FormworkFiles
import Glibc
import Testing

@Suite struct FormsFolderTests {
  static let root = String(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))

  @Test(arguments: ["signup.yaml", "login.yaml", "profile.json"])
  func loadsWithoutProblems(name: String) throws {
    let form = Form()
    let report = try form.load(contentsOf: "/\(FormsFolderTests.root)/Forms/\(name)")
    #expect(report.description == "")
    #expect(form.problems.isEmpty)
    _ = try form.validator()
  }

  @Test func signupShowsFurtherRowsForThePlan() throws {
    let form = try Form(contentsOf: "/\(FormsFolderTests.root)/Forms/signup.yaml")
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
