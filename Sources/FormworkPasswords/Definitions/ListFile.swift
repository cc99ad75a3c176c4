internal import Formwork

/// A list beside a definition, as its name is written there.
struct ListFile: DefinitionValue {
  let file: LineFile
  let node: DefinitionNode

  static var schema: String { "the name of a file beside the definition" }

  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> ListFile? {
    guard let name = String.read(node, into: &problems) else { return nil }
    guard let directory = node.surroundings?.directory else {
      problems.append(
        DefinitionProblem("only a definition that is a file itself may name files", at: node))
      return nil
    }
    // Also a part of a path that is a link leads where its owner wants; `..` leads anywhere.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, parts.first != "", !parts.contains(".."), !name.utf8.contains(0) else {
      problems.append(
        DefinitionProblem(
          "\(node.name) must be relative to the definition, without '..'", at: node))
      return nil
    }
    do throws(PasswordFileError) {
      return ListFile(file: try LineFile(directory + "/" + name), node: node)
    } catch {
      problems.append(DefinitionProblem("\(node.name) \(name): \(error.reason)", at: node))
      return nil
    }
  }

  /// Says that the file refuses nothing, or where it is out of order, while a definition is looked
  /// through for mistakes.
  func check(by key: LineKey, into problems: inout [DefinitionProblem]) {
    guard node.surroundings?.isChecking ?? false else { return }
    guard file.size > 0 else {
      problems.append(
        DefinitionProblem("\(node.name) is empty and refuses nothing", severity: .warning, at: node)
      )
      return
    }
    do throws(PasswordFileError) {
      if key == .digest, try !file.beginsWithDigest() {
        problems.append(
          DefinitionProblem(
            "\(node.name) does not begin with a SHA-1 digest", severity: .warning, at: node,
            hint: "a line has 40 hexadecimal digits, mostly with a colon and a count behind them"))
        return
      }
      guard let line = try file.firstDisorder(by: key) else { return }
      let words = key == .word ? "in lower case, in NFC and " : ""
      problems.append(
        DefinitionProblem(
          "\(node.name) is not sorted from line \(line) on, so it is read through on submit",
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
    guard var place = node[key] else { return nil }
    // What surrounds a row is known to the value of its key, and not to what is inside of it.
    place.surroundings = node.surroundings
    let list = ListFile.read(place, into: &problems)
    list?.check(by: order, into: &problems)
    return list?.file
  }
}
