import FormworkFiles
import FormworkPasswords

@testable import Formwork

/// The parts of the article about definitions that come from the registries.
enum DefinitionsArticle {
  static let article = GeneratedArticle(
    path: "FormworkFiles/FormworkFiles.docc/Definitions.md",
    parts: [
      ("form", form), ("section", section), ("kinds", kinds), ("row", row), ("keys", keys),
      ("rules", rules), ("codes", codes), ("colours", colours), ("validators", validators),
      ("words", words),
    ])

  // MARK: Parts

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    GeneratedArticle.table(head, rows)
  }
  private static func code(_ text: String) -> String { GeneratedArticle.code(text) }
  private static func codeList(_ texts: [String]) -> String {
    texts.map(code).joined(separator: ", ")
  }

  private static func table<Target>(of keys: [DefinitionKey<Target>]) -> String {
    table(
      ["key", "what may stand there", "what it is"],
      keys.map { [code($0.name), $0.schema, $0.summary] })
  }

  private static func form() -> String {
    let others = [
      ["`formwork`", "1", "The version of the format."],
      [
        "`theme`", "the name of a theme, or of a file beside the definition",
        "How the form looks, unless the person says otherwise.",
      ],
      ["`lists`", "a map from names to lists of options", "Options for `options: {list: name}`."],
      ["`sections`", "a list of sections", "The sections; this key is needed."],
    ]
    return table(
      ["key", "what may stand there", "what it is"],
      Form.definitionKeys.map { [code($0.name), $0.schema, $0.summary] } + others)
  }

  private static func section() -> String {
    table(
      ["key", "what may stand there", "what it is"],
      Section.definitionKeys.map { [code($0.name), $0.schema, $0.summary] }
        + [["`rows`", "a list of rows", "The rows; this key is needed."]])
  }

  private static var common: [DefinitionKey<BaseRow>] { BaseRow.definitionKeys }

  private static func ownKeys(of kind: RowKindDescription) -> [RowKindDescription.Key] {
    kind.keys.filter { key in !common.contains { $0.name == key.name } }
  }

  private static func kinds() -> String {
    table(
      ["type", "what it is", "value", "keys of its own", "implied rule"],
      RowKinds.builtIn.all.map { kind in
        var problems: [DefinitionProblem] = []
        let node = DefinitionNode(.map([]))
        let row = kind.make(node, into: &problems)
        let rules = row.impliedRules.map(\.name)
        return [
          code(kind.name), kind.summary, row.valueType.phrase,
          codeList(ownKeys(of: kind).map(\.name)), codeList(rules),
        ]
      })
  }

  private static func row() -> String {
    let first = [
      ["`type`", "the name of a kind", "The kind; this key is needed."],
      ["`tag`", "text", "The name under which the value stands."],
    ]
    return table(
      ["key", "what may stand there", "what it is"],
      first + common.map { [code($0.name), $0.schema, $0.summary] })
  }

  private static func keys() -> String {
    var names: [String] = []
    var rows: [String: [String]] = [:]
    var kinds: [String: [String]] = [:]
    for kind in RowKinds.builtIn.all {
      for key in ownKeys(of: kind) {
        if rows[key.name] == nil { names.append(key.name) }
        rows[key.name] = [key.schema, key.summary]
        kinds[key.name, default: []].append(kind.name)
      }
    }
    return table(
      ["key", "what may stand there", "what it is", "of"],
      names.map { [code($0)] + (rows[$0] ?? []) + [codeList(kinds[$0] ?? [])] })
  }

  private static func rules() -> String {
    table(
      ["rule", "what it asks for", "argument", "for", "options of its own", "codes"],
      RuleKinds.builtIn.all.map { kind in
        let rule = RuleKindDescription(kind)
        return [
          code(rule.name), rule.summary, rule.argument, rule.fit,
          codeList(rule.options.map(\.name)), codeList(rule.messages.map(\.code)),
        ]
      })
  }

  private static func codes() -> String {
    let kinds = RuleKinds.builtIn
    return table(
      ["code", "text", "placeholders"],
      kinds.messages.sorted { $0.code < $1.code }.map { message in
        [
          code(message.code), message.template,
          codeList(message.parameters.map { "{\($0)}" }),
        ]
      })
  }

  private static func words() -> String {
    table(
      ["key", "text", "placeholders"],
      Word.allCases.map { word in
        [code(word.key), word.rawValue, codeList(word.placeholders.map { "{\($0)}" })]
      })
  }

  private static func colours() -> String {
    codeList(Color.named.map(\.name)) + ", or six hexadecimal digits behind `#`, in quotes."
  }

  private static func validators() -> String {
    table(
      ["name", "what it asks for", "keys"],
      PasswordValidatorKinds.all.all.map { [code($0.name), $0.summary, codeList($0.keys)] })
  }
}
