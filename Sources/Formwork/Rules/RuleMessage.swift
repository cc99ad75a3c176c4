/// A code of a rule's failures, with its English text.
public struct RuleMessage: Sendable {
  /// What is wrong, for programs, such as `tooShort`.
  public let code: String
  /// The text; `{min}` is the parameter of that name, as ``MessageCatalogue`` describes.
  public let template: String
  /// The parameters that failures with the code have, in their order.
  public let parameters: [String]
  /// Texts for special cases, by what ``RuleFailure`` calls its variant.
  public let variants: KeyValuePairs<String, String>

  /// A code with its texts.
  ///
  /// - Parameters:
  ///   - code: what is wrong, for programs.
  ///   - template: the text.
  ///   - parameters: what failures with the code have; nil: what stands in the template.
  ///   - variants: texts for special cases.
  public init(
    _ code: String, _ template: String, parameters: [String]? = nil,
    variants: KeyValuePairs<String, String> = [:]
  ) {
    (self.code, self.template, self.variants) = (code, template, variants)
    self.parameters = parameters ?? MessageCatalogue.parameters(in: template)
  }
}

/// That a value does not satisfy a rule, before it has words.
public struct RuleFailure: Error {
  /// What is wrong, for programs.
  public var code: String
  /// The figures of the message.
  public var parameters: Values
  /// Which of the code's texts fits, such as `utf8` of `tooShort`; nil: the usual one.
  public var variant: String?
  /// Words of the rule's own, in place of the catalogue's.
  var message: String?
  /// What the rule declares that failed inside another one; nil: the rule itself failed.
  var declared: [RuleMessage]?
  /// What `hint`, `expected` or `message` says, to be put into the form's language; nil: they are
  /// said as they are.
  var phrase: Phrase?
  /// The index in the list that it is about; nil: it is about the whole value.
  public var index: Int?

  /// A failure with one of the rule's codes.
  ///
  /// - Parameters:
  ///   - code: what is wrong, for programs.
  ///   - parameters: the figures of the message; never the value.
  ///   - variant: which of the code's texts fits; nil: the usual one.
  ///   - index: the index in the list that it is about; nil: it is about the whole value.
  public init(
    _ code: String, _ parameters: Values = [:], variant: String? = nil, index: Int? = nil
  ) {
    (self.code, self.parameters, self.variant, self.index) = (code, parameters, variant, index)
  }

  /// A failure with words of its own; nil: the catalogue's for the code.
  init(_ code: String, message: String?, phrase: Phrase? = nil) {
    self.init(code)
    (self.message, self.phrase) = (message, phrase)
  }
}

extension RuleFailure {
  /// Puts a phrase where its English text stands.
  mutating func say(_ phrase: Phrase, in words: LocalizedWords) {
    let text = words.text(phrase)
    if message != nil { message = MessageCatalogue.escaped(text) }
    for name in ["hint", "expected"] where parameters.contains(name) {
      parameters[name] = .text(text)
    }
  }
}

extension RuleFailure {
  /// What decides whether the rule runs, or what it compares with, met the limit of a pattern.
  static var undecided: RuleFailure { RuleFailure("patternLimit", variant: "condition") }

  /// The value is of another type, which a program's own types call by a name.
  static func type(_ expected: ValueType, named name: String? = nil) -> RuleFailure {
    let name = name ?? expected.name
    var failure = RuleFailure("type", ["expected": .text(name)], variant: name)
    if let example = expected.example {
      failure.parameters["example"] = example
      failure.variant = name + ".example"
    }
    if name == expected.name { failure.phrase = expected.word.map { Phrase($0) } }
    return failure
  }
}

/// Why a rule cannot be run: what is wrong with its arguments.
public struct RuleProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, in words that follow the rule's name.
  public let message: String
  /// The key of the argument that is wrong; nil: the one behind the rule's name.
  public let key: String?
  /// Where in the argument, in UTF-8 bytes from its beginning; nil: it is about all of it.
  public let offset: Int?
  /// Whether the message is about a regular expression's text.
  let isAboutPattern: Bool

  /// A problem with an argument.
  ///
  /// - Parameters:
  ///   - message: what is wrong, in words that follow the rule's name.
  ///   - key: the key of the argument that is wrong; nil: the one behind the rule's name.
  ///   - offset: where in the argument, in UTF-8 bytes; nil: it is about all of it.
  public init(_ message: String, key: String? = nil, offset: Int? = nil) {
    (self.message, self.key, self.offset, isAboutPattern) = (message, key, offset, false)
  }

  /// A broken regular expression.
  init(_ error: PatternError) {
    (message, key, offset, isAboutPattern) = (error.message, nil, error.offset, true)
  }

  /// The key, if there is one, the message, and the offset.
  public var description: String { offset.map { "\(statement) (offset \($0))" } ?? statement }

  /// The key, if there is one, and what is wrong.
  var statement: String { key.map { "\($0) \(message)" } ?? message }
}
