/// That a value does not satisfy a rule, before it has words.
struct RuleFailure: Error {
  /// What is wrong, for programs.
  var code: String
  /// The figures of the message.
  var parameters: Values = [:]
  /// Says more than the code where one code has several texts, such as `tooShort.utf8`.
  var key: String?
  /// Words of the rule's own, in place of the catalogue's.
  var message: String?
  /// The place in a list that it is about.
  var index: Int?
}

extension RuleFailure {
  /// The value is of another type, which a program's own types call by a name.
  static func type(_ expected: ValueType, named name: String? = nil) -> RuleFailure {
    let name = name ?? expected.name
    var parameters: Values = ["expected": .text(name)]
    if let example = expected.example { parameters["example"] = example }
    let key = "type.\(name)" + (expected.example == nil ? "" : ".example")
    return RuleFailure(code: "type", parameters: parameters, key: key)
  }
}

/// Why a rule cannot be run: what is wrong with its argument.
public struct RuleProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let message: String
  /// Where in the argument, in UTF-8 bytes from its beginning; nil: it is about all of it.
  public let offset: Int?

  init(_ message: String, offset: Int? = nil) { (self.message, self.offset) = (message, offset) }

  /// The message, with the offset.
  public var description: String { offset.map { "\(message) (offset \($0))" } ?? message }
}
