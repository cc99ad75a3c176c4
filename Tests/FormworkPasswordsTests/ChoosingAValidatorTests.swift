import Formwork
import FormworkFiles
import FormworkPasswords
import Foundation
import Testing

/// The table of the article says what the validators say.
@Suite struct ChoosingAValidatorTests {
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/FormworkPasswords/FormworkPasswords.docc/ChoosingAValidator.md")

  private static let listed = ["password", "qwertyuiop", "iloveyou", "пароль", "p@ssw0rd!"]

  private static func cell(_ password: String, _ validator: any PasswordValidator) -> String {
    let verdict = Verdict(password, by: validator)
    let word = verdict.isValid ? "yes" : "no"
    return validator.maxStrength == 0 ? word : "\(Int(verdict.strength)) \(word)"
  }

  private static func row(_ password: String, leaks: BreachPasswordValidator) async -> String {
    let validators: [any PasswordValidator] = [
      DefaultPasswordValidator(), ZxcvbnPasswordValidator(), NISTPasswordValidator(),
      NISTPasswordValidator(singleFactor: false), BlocklistPasswordValidator(words: listed),
    ]
    let breached = await lookedUp(password, by: leaks) == ["breached"] ? "no" : "yes"
    let cells = validators.map { cell(password, $0) } + [breached]
    return "| `\(password)` | " + cells.joined(separator: " | ") + " |"
  }

  @Test func theTableIsTrue() async throws {
    let directory = TemporaryDirectory()
    // SHA-1 of the five, sorted.
    let leaks = try BreachPasswordValidator(
      file: directory.write(
        "5670B4358AE287FE8E74C2FF6F6293F905409077\n" + "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8\n"
          + "B0399D2029F64D445BD131FFAA399A42D2F8E7DC\n"
          + "EE7161E0FE1A06BE63F515302806B34437563C9E\n"
          + "EE8D8728F435FD550F83852AABAB5234CE1DA528\n"))
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 17)
    for row in rows {
      let password = String(row.split(separator: "`")[1])
      let expected = await Self.row(password, leaks: leaks)
      #expect(row == expected)
    }
  }

  @Test func theDefinitionsLoad() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 2)
    for block in blocks {
      let directory = TemporaryDirectory()
      _ = directory.write("password\n", as: "list.txt")
      _ = directory.write("5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:3\n", as: "leaks.txt")
      let path = directory.write(block, as: "form.yaml")
      let report = try Form().load(
        contentsOf: path, kinds: .builtIn.judged(with: .all), isChecking: true)
      #expect(report.description == "")
    }
  }
}
