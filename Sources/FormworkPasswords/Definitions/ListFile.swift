internal import Formwork

/// A list beside a definition, as its name is written there.
struct ListFile: DefinitionValue {
  let file: LineFile
  let node: DefinitionNode

  static var schema: String { "the name of a file beside the definition" }

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> ListFile? {
    let directory = node.surroundings?.directory
    guard let path = node.pathBeside(schema, in: directory, &problems) else { return nil }
    do throws(PasswordFileError) {
      return ListFile(file: try LineFile(path), node: node)
    } catch {
      problems.append(
        DefinitionProblem("\(node.name) \(node.text ?? ""): \(error.reason)", at: node))
      return nil
    }
  }

  /// Says when the file is no list or has no lines; and while a definition is looked through for
  /// mistakes, where a line is of no use, and where the file is out of order.
  func check(by key: LineKey, into problems: inout [DefinitionProblem]) {
    do throws(PasswordFileError) {
      guard try file.requireLines(of: key) else {
        problems.append(
          DefinitionProblem(
            "\(node.name) has no lines, so it refuses nothing", severity: .warning, at: node))
        return
      }
      guard node.surroundings?.isChecking ?? false else { return }
      if let line = try file.firstUselessLine(by: key) {
        problems.append(
          DefinitionProblem(
            "\(node.name): line \(line.number) \(line.reason), so it is never found",
            severity: .warning, at: node))
      }
      guard let line = try file.firstDisorder(by: key) else { return }
      // Where a few lines of a large file are out of order, it is searched all the same.
      let effect =
        try file.looksSorted(by: key)
        ? "so lines of it may not be found" : "so it is read through on submit"
      let words = key == .word ? "in lower case, in NFC and " : ""
      problems.append(
        DefinitionProblem(
          "\(node.name) is not sorted from line \(line) on, \(effect)",
          severity: .warning, at: node,
          hint: "\(words)sorted with LC_ALL=C sort -u it is searched at once"))
    } catch {
      problems.append(DefinitionProblem("\(node.name): \(error.reason)", at: node))
    }
  }
}

extension MapReader {
  /// The file under a key; nil when there is no such key, or it is wrong.
  func listFile(
    _ key: String, by order: LineKey, _ problems: inout [DefinitionProblem]
  ) -> LineFile? {
    guard var value = node[key] else { return nil }
    // What surrounds a row is known to the value of its key, and not to what is inside of it.
    value.surroundings = node.surroundings
    let list = ListFile.read(value, into: &problems)
    list?.check(by: order, into: &problems)
    return list?.file
  }
}
