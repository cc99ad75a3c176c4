@testable import Formwork

/// A context with given values: 2026-05-31 is today.
struct RuleTestContext: MessageContext {
  var values: Values = [:]
  var hidden: Set<String> = []
  var invalid: Set<String> = []
  var titles: [String: String] = [:]
  var texts: [String: String] = [:]
  var messages: MessageCatalogue = .english
  var locale: FormLocale = .posix
  var words: LocalizedWords {
    LocalizedWords(["default": WordCatalogue(messages: messages)], locale: locale)
  }

  func value(of tag: String) -> FormValue { values[tag] }
  func isVisible(_ tag: String) -> Bool { values.contains(tag) && !hidden.contains(tag) }
  func isValid(_ tag: String) -> Bool { !invalid.contains(tag) }
  func isChanged(_ tag: String) -> Bool { false }
  func isToggle(_ tag: String) -> Bool { false }
  var isFormValid: Bool { invalid.isEmpty }
  var today: LocalDate { now.date }
  var now: LocalDateTime { LocalDateTime("2026-05-31T12:00:00") ?? .init(.distantTest) }
  func title(of tag: String) -> String? { titles[tag] }
  func displayedText(of tag: String) -> String? { texts[tag] }
}

extension LocalDate {
  static var distantTest: LocalDate { LocalDate(ordinal: 1) ?? .distantTest }
  static func test(_ text: String) -> FormValue { LocalDate(text).map { .date($0) } ?? .null }
}

extension AnyRule {
  /// The code of the failure, for tests; nil when the value passes.
  func code(_ value: FormValue, in context: RuleTestContext = RuleTestContext()) -> String? {
    check(value, in: context)?.code
  }
}

extension ModifiableRule {
  /// The code of the failure, for tests; nil when the value passes.
  func code(_ value: FormValue, in context: RuleTestContext = RuleTestContext()) -> String? {
    erased.code(value, in: context)
  }

  func passes(_ text: String) -> Bool { erased.code(.text(text)) == nil }
}

extension Rule {
  func check(_ value: FormValue, in context: RuleTestContext) -> RuleFailure? {
    erased.check(value, in: context)
  }
}

extension RuleFailure {
  /// The code, and every parameter as `name=value`.
  var summary: String {
    ([code] + parameters.entries.map { "\($0.tag)=\($0.value)" }).joined(separator: " ")
  }
}
