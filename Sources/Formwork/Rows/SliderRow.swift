/// The settings of a number on a bar.
public struct SliderField: ControlSettings {
  /// The least value, at the left end.
  public var min = DecimalNumber(0)
  /// The greatest value, at the right end.
  public var max = DecimalNumber(10)
  /// How far a key moves the value, counted from the least; above 0.
  public var step = DecimalNumber(1)
  /// What stands behind the number, such as `%`; nil: nothing.
  public var unit: String?

  /// Settings from 0 to 10 in steps of 1, as those of Eureka's slider.
  public init() {}
}

extension SliderField {
  /// The value that lies nearest to a number, a whole number of steps above the least.
  ///
  /// - Parameter number: any number; what is outside counts as the nearer end.
  /// - Returns: a value that can be reached.
  public func nearestValue(to number: DecimalNumber) -> DecimalNumber {
    let number = Swift.min(number, max)
    guard number > min, let distance = number - min, step > DecimalNumber(0),
      let steps = (distance / step)?.rounded(), let offset = steps * step,
      let value = min + offset
    else { return min }
    // The greatest value need not be a whole number of steps away.
    return (value > max ? (value - step) ?? min : value).normalized
  }

  /// The value at a part of the way from the least to the greatest.
  ///
  /// - Parameter fraction: from 0 to 1.
  /// - Returns: the nearest value that can be reached.
  public func value(at fraction: Double) -> DecimalNumber {
    let thousandths = DecimalNumber(Int((fraction * 1_000_000).rounded()))
    guard let range = max - min, let part = (range * thousandths).flatMap({ $0 / million }),
      let number = min + part
    else { return min }
    return nearestValue(to: number)
  }

  /// How much of the way from the least to the greatest lies before a value; from 0 to 1.
  public func fraction(of value: DecimalNumber) -> Double {
    let range = max.doubleValue - min.doubleValue
    guard range > 0 else { return 0 }
    return Swift.min(Swift.max((value.doubleValue - min.doubleValue) / range, 0), 1)
  }
}

private let million = DecimalNumber(1_000_000)

/// A number that is moved along a bar; kinds of one's own can be made of it.
@_documentation(visibility: public)
open class _SliderRow: Row<DecimalNumber>, LimitedRow {
  /// The range, the step and the unit.
  public final var slider = SliderField() { didSet { impliedRulesChanged() } }

  /// The range as limits; a limit that is no number, or none, changes nothing.
  public final var limits: ControlLimits {
    get {
      var limits = ControlLimits()
      (limits.min, limits.max) = (.number(slider.min), .number(slider.max))
      return limits
    }
    set {
      if case .number(let number)? = newValue.min { slider.min = number }
      if case .number(let number)? = newValue.max { slider.max = number }
    }
  }

  /// A bar with the number behind it.
  open override var control: any ControlSettings { slider }
  /// `min`, `max` and `multipleOf`, whose steps are counted from the least value.
  open override var impliedRules: [AnyRule] {
    let range = [Rule<DecimalNumber>.min(slider.min), .max(slider.max)].map(\.erased)
    return range + [AnyRule(MultipleOfRule(step: slider.step, base: slider.min))]
  }
  /// The number, with the locale's grouping or without, with its unit or without; nil when the text
  /// is none.
  open override func value(from text: String, locale: FormLocale) -> DecimalNumber? {
    guard let unit = slider.unit, text.hasSuffix(unit) else { return locale.number(typed: text) }
    return locale.number(typed: String(text.dropLast(unit.count)).trimmedOfBlanks)
  }
  /// The number in the locale's way of writing, with its unit.
  open override func text(of value: DecimalNumber, locale: FormLocale) -> String {
    locale.text(of: value) + (slider.unit.map { " " + $0 } ?? "")
  }
}

/// A number that is moved along a bar.
public final class SliderRow: _SliderRow, RowKind {
  /// The word for the kind in files: `slider`.
  public static let kind = "slider"
  /// What the kind is, in one line.
  public static let summary = "A number on a bar."
  /// The keys that files may use besides those of every row.
  public static let keys: [DefinitionKey<SliderRow>] = [
    DefinitionKey("min", \.slider.min, "The least value."),
    DefinitionKey("max", \.slider.max, "The greatest value."),
    DefinitionKey(
      "step", schema: "a number above 0",
      "How far a key moves the value; steps are counted from `min`.",
      read: readStep),
    DefinitionKey("unit", \.slider.unit, "What stands behind the number."),
  ]

  private static func readStep(
    _ row: SliderRow, _ node: DefinitionNode, _ problems: inout [DefinitionProblem]
  ) {
    guard let step = DecimalNumber.read(node, into: &problems) else { return }
    if step > DecimalNumber(0) {
      row.slider.step = step
    } else {
      problems.append(DefinitionProblem("step must be greater than 0", at: node))
    }
  }
}
