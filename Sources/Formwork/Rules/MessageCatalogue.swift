/// The messages of violations: templates by code.
///
/// In a template `{min}` is a parameter of the rule, `{title}` the row's title,
/// `{min|character|characters}` the word that fits the number, `{{` a brace; an unknown placeholder
/// stays as it is.
public struct MessageCatalogue: Sendable {
  /// The templates by code.
  public private(set) var templates: [String: String]

  /// A catalogue with templates by code; a code that is missing takes the English text.
  public init(_ templates: [String: String] = [:]) { self.templates = templates }

  /// The built-in texts.
  public static let english = MessageCatalogue()

  /// This catalogue with other texts for some codes.
  public func overriding(_ messages: [String: String]) -> MessageCatalogue {
    MessageCatalogue(templates.merging(messages) { $1 })
  }

  /// The template of a code.
  ///
  /// A catalogue's own text for the code wins over a built-in one for the more special key.
  func template(code: String, key: String? = nil) -> String {
    if !templates.isEmpty {
      // `type.date.example` is a special case of `type.date`.
      var special = key ?? code
      while special.utf8.count > code.utf8.count {
        if let template = templates[special] { return template }
        special = String(special.prefix(upTo: special.lastIndex(of: ".") ?? special.startIndex))
      }
      if let template = templates[code] { return template }
    }
    if let key, let template = Self.builtIn[key] { return template }
    return Self.builtIn[code] ?? "Is not valid"
  }

  /// A text as a template that gives it back.
  static func escaped(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "{"))
      ? text.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{") : text
  }

  static let builtIn: [String: String] = [
    "required": "Must be filled in",
    "accepted": "Must be accepted",
    "tooShort": "Must have at least {min} {min|character|characters}",
    "tooShort.utf8": "Must have at least {min} {min|byte|bytes}",
    "tooLong": "Must have at most {max} {max|character|characters}",
    "tooLong.utf8": "Must have at most {max} {max|byte|bytes}",
    "wrongLength": "Must have exactly {length} {length|character|characters}",
    "wrongLength.utf8": "Must have exactly {length} {length|byte|bytes}",
    "tooSmall": "Must be at least {min}",
    "tooSmall.date": "Must be {min} or later",
    "tooLarge": "Must be at most {max}",
    "tooLarge.date": "Must be {max} or earlier",
    "notGreater": "Must be greater than {limit}",
    "notGreater.date": "Must be later than {limit}",
    "notLess": "Must be less than {limit}",
    "notLess.date": "Must be earlier than {limit}",
    "notMultiple": "Must be a multiple of {of}",
    "pattern": "Must have the expected form",
    "patternLimit": "Cannot be checked; try a shorter text",
    "patternLimit.condition": "Depends on a text that cannot be checked; try a shorter one there",
    "email": "Must be an e-mail address such as ada@example.org",
    "url": "Must be a web address such as https://example.org",
    "notAllowed": "Must be one of the options",
    "notAllowed.refused": "Must be something else",
    "notEqual": "Must be the same as {other}",
    "notEqual.passwords": "The passwords differ",
    "notEqual.values": "The values differ",
    "notDifferent": "Must differ from {other}",
    "unavailable": "Could not be checked",
    "password": "{hint}",
    "password.noHint": "Must be a better password",
    "type": "Must be of type {expected}",
    "type.text": "Must be text",
    "type.secret": "Must be text",
    "type.boolean": "Must be true or false",
    "type.whole number": "Must be a whole number",
    "type.whole number.example": "Must be a whole number such as {example}",
    "type.number": "Must be a number",
    "type.number.example": "Must be a number such as {example}",
    "type.date": "Must be a date",
    "type.date.example": "Must be a date such as {example}",
    "type.time": "Must be a time",
    "type.time.example": "Must be a time such as {example}",
    "type.date and time": "Must be a date and a time",
    "type.date and time.example": "Must be a date and a time such as {example}",
    "invalidRule": "Cannot be checked: the rule {rule} is broken",
    "json": "Must be a JSON object",
  ]
}

extension MessageCatalogue: ExpressibleByDictionaryLiteral {
  /// A catalogue from templates by code.
  public init(dictionaryLiteral elements: (String, String)...) {
    templates = Dictionary(elements) { $1 }
  }
}
