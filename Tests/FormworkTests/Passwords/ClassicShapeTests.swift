import Formwork
import Foundation
import Testing

/// Validators in the shape of EurekaCommunity's own: the article's struct, and the same as a class.
@Suite struct ClassicShapeTests {
  struct HousePolicy: PasswordValidator {
    let maxStrength = 3.0
    let rules: [(hint: String, test: @Sendable (String) -> Bool)] = [
      ("Please enter a lowercase letter", { $0.contains { $0.isLowercase } }),
      ("Please enter a number", { $0.contains { $0.isNumber } }),
      ("At least 8 characters, please", { $0.count >= 8 }),
    ]

    func strengthForPassword(_ password: String) -> Double {
      Double(rules.count { $0.test(password) })
    }
    func hintForPassword(_ password: String) -> String? {
      rules.first { !$0.test(password) }?.hint
    }
    func isPasswordValid(_ password: String) -> Bool { rules.allSatisfy { $0.test(password) } }
    func colorsForStrengths() -> [Double: Color] { [0: .red, 2: .amber, 3: .green] }
  }

  final class HousePolicyClass: PasswordValidator {
    let maxStrength: Double = 3
    let rules: [(hint: String, test: @Sendable (String) -> Bool)] = HousePolicy().rules

    func strengthForPassword(_ password: String) -> Double {
      rules.reduce(0) { $0 + ($1.test(password) ? 1 : 0) }
    }
    func hintForPassword(_ password: String) -> String? {
      rules.reduce([]) { $0 + ($1.test(password) ? [] : [$1.hint]) }.first
    }
    func isPasswordValid(_ password: String) -> Bool {
      rules.reduce(true) { $0 && $1.test(password) }
    }
    func colorsForStrengths() -> [Double: Color] { [0: .red, 2: .amber, 3: .green] }
  }

  @Test(arguments: [HousePolicy(), HousePolicyClass()] as [any PasswordValidator])
  func rowsTakeThem(validator: any PasswordValidator) {
    let row = GenericPasswordRow("password") { $0.passwordValidator = validator }
    row.value = Secret(copying: "a1".utf8)
    #expect(row.validate().map(\.message) == ["At least 8 characters, please"])
    row.value = Secret(copying: "abcdefg1".utf8)
    #expect(row.validate().isEmpty)
    #expect(validator.strengthForPassword("A") == 0 && validator.strengthForPassword("a1") == 2)
  }

  /// The article shows the struct that is compiled here.
  @Test func theArticleShowsIt() throws {
    let file = URL(filePath: #filePath)
    let package = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let article = try String(
      contentsOf: package.appending(path: "Sources/Formwork/Formwork.docc/Passwords.md"),
      encoding: .utf8)
    let source = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(article.range(of: "struct HousePolicy"))
    let end = try #require(article.range(of: "```", range: start.lowerBound..<article.endIndex))
    let example = article[start.lowerBound..<end.lowerBound].split(separator: "\n")
    let compiled = Set(source.split(separator: "\n").map { $0.drop { $0 == " " } })
    #expect(example.count > 15 && example.allSatisfy { compiled.contains($0.drop { $0 == " " }) })
  }
}
