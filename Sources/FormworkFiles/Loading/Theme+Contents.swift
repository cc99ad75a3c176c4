public import Formwork

extension Theme {
  /// The theme of a file, and what its warnings are.
  ///
  /// - Parameter path: the file; JSON when it ends in `.json`, else YAML. Its name without folder and
  ///   ending becomes the theme's.
  /// - Returns: the theme; and a report with warnings where text of it can hardly be read.
  /// - Throws: everything that is wrong with it.
  public static func read(
    contentsOf path: String
  ) throws(DefinitionError) -> (theme: Theme, report: DefinitionReport) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile(path).readAll(limit: DefinitionText.limit)
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
    return try read(definition: bytes, name: path)
  }

  /// The theme of a text, and what its warnings are.
  ///
  /// - Parameters:
  ///   - definition: the text in UTF-8.
  ///   - name: what messages call it; JSON when it ends in `.json`, else YAML.
  /// - Returns: the theme; and a report with warnings where text of it can hardly be read.
  /// - Throws: everything that is wrong with it.
  public static func read(
    definition: some Collection<UInt8>, name: String
  ) throws(DefinitionError) -> (theme: Theme, report: DefinitionReport) {
    let (theme, report) = try DefinitionText.read(definition, name: name) { root, problems in
      Theme(root, name: Theme.name(ofFile: name), &problems)
    }
    return (theme, report)
  }

  /// Whether a word that may be a theme's name or a file's is that of a file.
  public static func isFileName(_ word: String) -> Bool { word.contains("/") || word.contains(".") }

  /// The file's name without its folder and ending.
  private static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
