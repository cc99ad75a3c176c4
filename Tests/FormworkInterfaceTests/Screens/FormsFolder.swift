import Formwork
import FormworkFiles
import FormworkInterface
import FormworkPasswords
import Foundation

/// The forms in `Forms/`.
enum FormsFolder {
  static let names = ["login.yaml", "password.yaml", "profile.json", "signup.yaml"]

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A form of the folder, on a day that is always the same.
  static func form(_ name: String) throws -> Form {
    let form = Form()
    _ = try form.load(
      contentsOf: package.appending(path: "Forms/\(name)").path(),
      kinds: .builtIn.judged(with: .all))
    return form
  }
}

extension Editor {
  /// The lines of the screen, without blanks at their ends.
  var allLines: [String] {
    screen().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
