/// What rules read besides the value: other rows and today.
public protocol RuleContext: ExpressionContext {
  /// Whether a row has a value of its type that is not empty.
  func isFilled(_ tag: String) -> Bool
}

extension RuleContext {
  /// Whether the row's value is not empty.
  public func isFilled(_ tag: String) -> Bool { !value(of: tag).withOperand { $0.isEmpty } }

  /// The values of some rows.
  func values(of tags: [String]) -> Values {
    Values(tags.map { (tag: $0, value: value(of: $0)) })
  }
}

/// What the words of a violation are made from, besides what its rule reads.
protocol MessageContext: RuleContext {
  /// The words of the form, with the messages.
  var words: LocalizedWords { get }
  /// The habits in which values are typed: those of records are ISO 8601 and a decimal point.
  var typedLocale: FormLocale { get }
  /// The title of a row, for messages that name it; nil: none.
  func title(of tag: String) -> String?
  /// The displayed value of a row, for `{tag}` in a message; nil leaves the placeholder.
  func displayedText(of tag: String) -> String?
}

extension MessageContext {
  var words: LocalizedWords { LocalizedWords(locale: locale) }
  var typedLocale: FormLocale { locale }
  func title(of tag: String) -> String? { nil }
  func displayedText(of tag: String) -> String? { nil }
}
