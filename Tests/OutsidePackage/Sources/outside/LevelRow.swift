import Formwork

/// The settings of a number on a bar.
struct Level: ControlSettings {
  var least = DecimalNumber(0)
  var greatest = DecimalNumber(100)
  var step = DecimalNumber(1)
}

/// A number on a bar, as a program outside of Formwork would write it.
final class LevelRow: Row<DecimalNumber>, RowKind {
  var level = Level() { didSet { impliedRulesChanged() } }
  override var control: any ControlSettings { level }
  override var impliedRules: [AnyRule] {
    [Rule<DecimalNumber>.min(level.least).erased, Rule<DecimalNumber>.max(level.greatest).erased]
  }
  override func value(from text: String, locale: FormLocale) -> DecimalNumber? {
    locale.number(typed: text)
  }

  static let kind = "level"
  static let summary = "A number on a bar."
  static let keys: [DefinitionKey<LevelRow>] = [
    DefinitionKey("least", \.level.least, "The number at the left end."),
    DefinitionKey("greatest", \.level.greatest, "The number at the right end."),
    DefinitionKey("step", \.level.step, "How far a key moves the number."),
  ]
}
