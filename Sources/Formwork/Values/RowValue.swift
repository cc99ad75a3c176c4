/// A type that a row can hold.
public protocol RowValue: Equatable, Sendable, SendableMetatype {
  /// What a definition, a schema and an error call this type.
  static var typeName: String { get }
  /// What rules, conditions and messages know of this type; `other` unless it says more.
  static var valueType: ValueType { get }
  /// The value as an erased value of any type.
  var formValue: FormValue { get }
  /// The typed value, also from the forms that files and records use for it (a date from its ISO
  /// text, a whole number from a decimal without fraction); nil when the type does not fit.
  init?(formValue: FormValue)
  /// The numbers that the type can hold; nil: it holds none, or all that there are.
  ///
  /// A number beyond them is too large or too small, not of another type.
  static var numberRange: ClosedRange<DecimalNumber>? { get }
  /// What a value of this type would be lowered to, also where no value of the type has it (a text
  /// that is no case of an enum of texts); nil when the type does not fit.
  static func lowered(_ formValue: FormValue) -> FormValue?
}

extension RowValue {
  /// `other`: rules of any type may judge it.
  public static var valueType: ValueType { .other }
  /// Nil, as of types that are no numbers.
  public static var numberRange: ClosedRange<DecimalNumber>? { nil }
  /// The value as this type lowers it; nil when it is none.
  public static func lowered(_ formValue: FormValue) -> FormValue? {
    Self(formValue: formValue)?.formValue
  }
}

extension String: RowValue {
  /// What messages call the type: `text`.
  public static var typeName: String { "text" }
  /// The type as rules and conditions see it: `text`.
  public static var valueType: ValueType { .text }
  /// The text as an erased value.
  public var formValue: FormValue { .text(self) }
  /// The text; nil for anything else, secrets too.
  public init?(formValue: FormValue) {
    guard case .text(let text) = formValue else { return nil }
    self = text
  }
}

extension Bool: RowValue {
  /// What messages call the type: `boolean`.
  public static var typeName: String { "boolean" }
  /// The type as rules and conditions see it: `truth`.
  public static var valueType: ValueType { .truth }
  /// The truth value as an erased value.
  public var formValue: FormValue { .bool(self) }
  /// The truth; nil for anything else.
  public init?(formValue: FormValue) {
    guard case .bool(let bool) = formValue else { return nil }
    self = bool
  }
}

extension Int: RowValue {
  /// What messages call the type: `whole number`.
  public static var typeName: String { "whole number" }
  /// The type as rules and conditions see it: `wholeNumber`.
  public static var valueType: ValueType { .wholeNumber }
  /// The numbers of 64 bits.
  public static var numberRange: ClosedRange<DecimalNumber>? {
    DecimalNumber(Int.min)...DecimalNumber(Int.max)
  }
  /// The number as an erased value.
  public var formValue: FormValue { .int(Int64(self)) }
  /// The number; nil when there is a fraction or it is too large.
  public init?(formValue: FormValue) {
    switch formValue {
    case .int(let number): self.init(exactly: number)
    case .decimal(let number):
      guard let whole = number.wholeNumber else { return nil }
      self.init(exactly: whole)
    default: return nil
    }
  }
}

extension Double: RowValue {
  /// What messages call the type: `number`.
  public static var typeName: String { "number" }
  /// The type as rules and conditions see it: `number`.
  public static var valueType: ValueType { .number }
  /// The numbers of 38 digits.
  public static var numberRange: ClosedRange<DecimalNumber>? { DecimalNumber.numberRange }
  /// The number as the shortest decimal that reads back the same; null for infinities, NaN and
  /// what takes more than 38 digits.
  public var formValue: FormValue {
    DecimalNumber("\(self)").map { .decimal($0) } ?? .null
  }
  /// The nearest double; nil for anything that is no number.
  public init?(formValue: FormValue) {
    switch formValue {
    case .int(let number): self.init(number)
    case .decimal(let number) where !number.isBeyond: self = number.doubleValue
    default: return nil
    }
  }
}

extension DecimalNumber: RowValue {
  /// What messages call the type: `number`.
  public static var typeName: String { "number" }
  /// The type as rules and conditions see it: `number`.
  public static var valueType: ValueType { .number }
  /// The numbers of 38 digits.
  public static var numberRange: ClosedRange<DecimalNumber>? { -greatest...greatest }
  /// The number as an erased value.
  public var formValue: FormValue { .decimal(self) }
  /// The number; nil for anything else.
  public init?(formValue: FormValue) {
    switch formValue {
    case .int(let number): self.init(number)
    case .decimal(let number) where !number.isBeyond: self = number
    default: return nil
    }
  }
}

extension FormValue: RowValue {
  /// What messages call the type: `value`.
  public static var typeName: String { "value" }
  /// The value itself, which is erased already.
  public var formValue: FormValue { self }
  /// Itself; nil for null.
  public init?(formValue: FormValue) {
    guard !formValue.isNull else { return nil }
    self = formValue
  }
}

/// A `String` or `Int` enum becomes a row value by naming the protocol.
extension RowValue where Self: RawRepresentable, RawValue: RowValue {
  /// The raw value's type.
  public static var typeName: String { RawValue.typeName }
  /// The raw value's type.
  public static var valueType: ValueType { RawValue.valueType }
  /// That of the raw value's type.
  public static var numberRange: ClosedRange<DecimalNumber>? { RawValue.numberRange }
  /// The raw value, lowered.
  public var formValue: FormValue { rawValue.formValue }
  /// The case with that raw value; nil when there is none.
  public init?(formValue: FormValue) {
    guard let raw = RawValue(formValue: formValue) else { return nil }
    self.init(rawValue: raw)
  }
  /// The value as the raw value's type lowers it; nil when that type does not fit.
  public static func lowered(_ formValue: FormValue) -> FormValue? {
    RawValue.lowered(formValue)
  }
}
