/// The messages of violations: templates by code.
///
/// In a template `{min}` is a parameter of the rule, `{title}` the row's title,
/// `{min|character|characters}` the word that fits the number, `{{` a brace; an unknown placeholder
/// stays as it is.
public struct MessageCatalogue: Sendable, Equatable {
  /// The templates by code.
  public private(set) var templates: [String: String]

  /// A catalogue with templates by code; a code that is missing takes the English text.
  public init(_ templates: [String: String] = [:]) { self.templates = templates }

  /// The built-in texts, in English.
  public static let english = MessageCatalogue()

  /// This catalogue with other texts for some codes.
  public func overriding(_ messages: [String: String]) -> MessageCatalogue {
    MessageCatalogue(templates.merging(messages) { $1 })
  }

  /// The catalogue's own template of a failure; nil when it has none.
  ///
  /// One for the more special variant comes before one for the code.
  func ownTemplate(code: String, variant: String?) -> String? {
    guard !templates.isEmpty else { return nil }
    // `type.date.example` is a special case of `type.date`.
    var special = variant.map { code + "." + $0 } ?? code
    while special.utf8.count > code.utf8.count {
      if let template = templates[special] { return template }
      special = String(special.prefix(upTo: special.lastIndex(of: ".") ?? special.startIndex))
    }
    return templates[code]
  }

  /// The English template of a failure, as a rule declares it.
  ///
  /// - Parameters:
  ///   - code: the failure's code.
  ///   - variant: which of the code's texts fits; nil: the usual one.
  ///   - messages: what the rule that failed declares; the code may be none of its own.
  /// - Returns: the template; nil when the code is declared nowhere.
  static func declaredTemplate(
    code: String, variant: String?, declared messages: [RuleMessage]
  ) -> String? {
    let message = messages.first { $0.code == code } ?? builtIn[code]
    return message?.template(for: variant)
  }

  /// A text as a template that gives it back.
  static func escaped(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "{"))
      ? text.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{") : text
  }

  /// What is declared for every code of the rules that come with Formwork, by code.
  static let builtIn = Dictionary(
    RuleKinds.builtIn.messages.map { ($0.code, $0) }
  ) { first, _ in first }

  /// Codes of violations that no rule of a registry declares.
  static let general =
    TypeRule.messages + PasswordValidatorRule.messages + [
      RuleMessage("unavailable", "Could not be checked"),
      RuleMessage(
        "invalidRule", "Cannot be checked: the rule {rule} is broken", parameters: ["rule"]),
      RuleMessage("json", "Must be a JSON object"),
    ]
}

extension RuleMessage {
  /// The text of a variant; the usual one when it has no text of its own.
  func template(for variant: String?) -> String {
    guard let variant else { return template }
    return variants.first { $0.key == variant }?.value ?? template
  }
}

extension MessageCatalogue: ExpressibleByDictionaryLiteral {
  /// A catalogue from templates by code.
  public init(dictionaryLiteral elements: (String, String)...) {
    templates = Dictionary(elements) { $1 }
  }
}
