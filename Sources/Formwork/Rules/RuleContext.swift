/// What rules read besides the value: other rows, today, and the words of messages.
protocol RuleContext: ExpressionContext {
  /// The messages of the form.
  var messages: MessageCatalogue { get }
  /// Whether a row has a value of its type that is not empty.
  func isFilled(_ tag: String) -> Bool
  /// The habits in which values are typed: those of records are ISO 8601 and a decimal point.
  var typedLocale: FormLocale { get }
  /// The title of a row, for messages that name it; nil: none.
  func title(of tag: String) -> String?
  /// The displayed value of a row, for `{tag}` in a message; nil leaves the placeholder.
  func displayedText(of tag: String) -> String?
}

extension RuleContext {
  var messages: MessageCatalogue { .english }
  func isFilled(_ tag: String) -> Bool { !value(of: tag).withOperand(\.isEmpty) }
  var typedLocale: FormLocale { locale }
  func title(of tag: String) -> String? { nil }
  func displayedText(of tag: String) -> String? { nil }

  /// The values of some rows.
  func values(of tags: [String]) -> Values {
    Values(tags.map { (tag: $0, value: value(of: $0)) })
  }
}
