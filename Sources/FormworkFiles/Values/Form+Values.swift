public import Formwork

/// What a file of values says about a form.
public struct ReadValues: Sendable {
  /// The values that fit their rows, in the order of the file.
  public internal(set) var values = Values()
  /// The tags that no row has, as warnings.
  public internal(set) var unknown: [ValuesProblem] = []
  /// The values that do not fit their rows.
  public internal(set) var problems: [ValuesProblem] = []
  /// Why the file must not be used at all: it gives a secret to a row, and others may read it.
  ///
  /// Nil when it may be used.
  public internal(set) var refusal: ValuesProblem?
}

extension Form {
  /// Reads values as the form's rows understand them; nothing is assigned.
  ///
  /// YAML's scalars are read by the kind of row, JSON's types are strict.
  public func read(_ file: ValuesFile) -> ReadValues {
    var result = ReadValues()
    let tags = Suggestions(self.allRows.filter(\.takesValue).compactMap(\.tag))
    for entry in file.entries {
      guard let row = row(entry.name), row.takesValue else {
        result.unknown.append(
          ValuesProblem(
            noRow(tagged: entry.name, among: tags), path: file.path, at: entry.key.position,
            tag: entry.name,
            severity: .warning))
        continue
      }
      let secret = row.isSecret ? entry.value.secretValue(of: row) : nil
      let isEmpty = secret?.isNull ?? entry.value.withoutSecrets.isNull
      if row.isSecret, !isEmpty, result.refusal == nil, let exposure = file.exposure {
        result.refusal = ValuesProblem(
          "this file holds the secret \(entry.name), and \(exposure.message)", path: file.path,
          tag: entry.name)
      }
      var problems: [DefinitionProblem] = []
      if let value = secret ?? row.readValue(entry.value.withoutSecrets, into: &problems) {
        result.values[entry.name] = value
      }
      result.problems += problems.map {
        ValuesProblem($0.message, path: file.path, at: $0.position, tag: entry.name)
      }
    }
    return result
  }

  /// Says that no row has a tag, and which one is spelled like it.
  public func noRow(tagged tag: String) -> String {
    noRow(
      tagged: tag, among: Suggestions(self.allRows.filter(\.takesValue).compactMap(\.tag)))
  }

  private func noRow(tagged tag: String, among tags: Suggestions) -> String {
    let nearest = tags.nearest(tag)
    return "no row has the tag \(tag.prefix(60))" + (nearest.map { "; did you mean \($0)?" } ?? "")
  }
}

extension DefinitionNode {
  /// The value for a secret row, without a `String` of it; nil where there is none or something is
  /// wrong with it.
  fileprivate func secretValue(of row: BaseRow) -> FormValue? {
    guard case .scalar(_, let style) = content, let secret, !secret.withUTF8({ $0.contains(0) })
    else { return nil }
    if style == .plain {
      let nulls = isJSON ? [] : ["null", "~", ""]
      let isNull = secret.withUTF8 { utf8 in nulls.contains { $0.utf8.elementsEqual(utf8) } }
      if isJSON || isNull { return nil }
    }
    return secret.isEmpty ? .null : type(of: row).canonical(.secret(secret))
  }
}
