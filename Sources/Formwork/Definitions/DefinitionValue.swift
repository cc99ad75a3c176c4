/// A type that a key of a definition may have.
public protocol DefinitionValue: SendableMetatype {
  /// What may stand under such a key, in words that follow `must be`.
  static var schema: String { get }
  /// What a loader must know of every key with such a value.
  static var keyRoles: KeyRoles { get }
  /// The value that a node stands for.
  ///
  /// - Parameters:
  ///   - node: what stands under the key.
  ///   - problems: takes what is wrong.
  /// - Returns: the value; nil, with at least one error, when the node is none.
  static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Self?
}

extension DefinitionValue {
  /// Most keys have no role.
  public static var keyRoles: KeyRoles { [] }
}

extension DefinitionNode {
  /// The value of a type; nil, with a problem, when the node is none.
  public func read<Value: DefinitionValue>(
    _: Value.Type = Value.self, into problems: inout [DefinitionProblem]
  ) -> Value? {
    Value.read(self, into: &problems)
  }

  /// Says that the node is not what it must be.
  public func mismatch(_ schema: String, hint: String? = nil) -> DefinitionProblem {
    let (name, kind) = (name.isEmpty ? "this" : name, kindName)
    let (isText, isNull) = (text != nil, isNull)
    if !isText, isLanguageMap {
      return DefinitionProblem(
        "\(name) must be \(schema): texts in several languages are not supported yet", at: self,
        hint: "write one text")
    }
    if !isText, isFlow, !isJSON, schema.contains("text") {
      return DefinitionProblem("\(name) is \(kind); put it in quotes", at: self, hint: hint)
    }
    return DefinitionProblem(
      "\(name) must be \(schema)"
        + (!isText ? ", not \(kind)" : isNull ? ", and there is nothing" : ""),
      at: self, hint: hint)
  }

  /// How to make a list of what is none, since one element may be meant; nil: that is not known.
  package var listHint: String? {
    if entries != nil { return isFlow || isJSON ? "put [ ] around it" : "begin it with a dash" }
    guard !isNull, !isJSON, let source, source.utf8.count <= 60 else { return nil }
    return "write \(name): [\(source)]"
  }

  /// Whether the keys of a map are language tags, such as `de` or `pt-BR`, or `default`.
  private var isLanguageMap: Bool {
    guard let entries, !entries.isEmpty else { return false }
    return entries.allSatisfy { entry in
      entry.value.text != nil
        && (entry.name == Translations.anyLanguage || FormLocale.isLanguageTag(entry.name))
    }
  }
}

extension String: DefinitionValue {
  /// What must stand there: `text`.
  public static var schema: String { "text" }
  /// The text as it is written.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> String? {
    if let text = node.text, !node.isNull { return text }
    problems.append(node.mismatch(schema))
    return nil
  }
}

extension Int: DefinitionValue {
  /// What must stand there: `a whole number`.
  public static var schema: String { "a whole number" }
  /// The number of decimal digits, with a sign before them or not.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Int? {
    if let number = node.plainText.flatMap({ Int($0) }) { return number }
    let unquoted = node.text.flatMap { Int($0) } != nil
    problems.append(node.mismatch(schema, hint: unquoted ? "write it without quotes" : nil))
    return nil
  }
}

extension Double: DefinitionValue {
  /// What must stand there: `a number`.
  public static var schema: String { "a number" }
  /// The double that is nearest to the number.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Double? {
    DecimalNumber.read(node, into: &problems)?.doubleValue
  }
}

extension DecimalNumber: DefinitionValue {
  /// What must stand there: `a number`.
  public static var schema: String { "a number" }
  /// The number, exactly as it is written.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> DecimalNumber? {
    if let number = node.plainText.flatMap({ DecimalNumber($0) }) { return number }
    let unquoted = node.text.flatMap { DecimalNumber($0) } != nil
    problems.append(node.mismatch(schema, hint: unquoted ? "write it without quotes" : nil))
    return nil
  }
}

extension Bool: DefinitionValue {
  /// What must stand there: `true or false`.
  public static var schema: String { "true or false" }
  /// The truth; `yes`, `on` and their opposites are refused.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Bool? {
    switch node.plainText {
    case "true": return true
    case "false": return false
    default:
      let meant: [String: String] = ["yes": "true", "on": "true", "no": "false", "off": "false"]
      let word = node.text.flatMap { meant[$0.lowercased()] ?? Bool($0)?.description }
      problems.append(node.mismatch(schema, hint: word.map { "write \($0)" }))
      return nil
    }
  }
}

extension Optional: DefinitionValue where Wrapped: DefinitionValue {
  /// What must stand there for the wrapped type.
  public static var schema: String { Wrapped.schema }
  /// The roles of keys with the wrapped type.
  public static var keyRoles: KeyRoles { Wrapped.keyRoles }
  /// The wrapped value, or nil for nothing.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Wrapped?? {
    if node.isNull { return .some(nil) }
    return Wrapped.read(node, into: &problems).map { .some($0) }
  }
}

extension Array: DefinitionValue where Element: DefinitionValue {
  /// What must stand there: `a list`.
  public static var schema: String { "a list" }
  /// All elements; nil when one is wrong, after all were read.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> [Element]? {
    guard let read = readEach(node, into: &problems) else { return nil }
    return read.count == node.items?.count ? read : nil
  }

  /// The elements that can be read; nil when the node is no list.
  static func readEach(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> [Element]? {
    guard let items = node.items else {
      problems.append(node.mismatch(schema, hint: node.listHint))
      return nil
    }
    let surroundings = node.surroundings
    return items.compactMap { item in
      Element.read(
        surroundings == nil ? item : item.placed(in: surroundings), into: &problems)
    }
  }
}

extension DefinitionValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The words of the cases.
  public static var schema: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }
  /// The case of a word.
  public static func read(
    _ node: DefinitionNode, into problems: inout [DefinitionProblem]
  ) -> Self? {
    if let word = node.text, let value = Self(rawValue: word) { return value }
    problems.append(.unknownWord(node, among: allCases.map(\.rawValue)))
    return nil
  }
}
