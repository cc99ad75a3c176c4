/// A row's tag together with the type that is read under it.
public struct RowTag<Value: RowValue>: Sendable, ExpressibleByStringLiteral {
  /// The tag as conditions write it.
  public let name: String
  /// A tag by its name.
  public init(_ name: String) { self.name = name }
  /// A tag by its name.
  public init(stringLiteral name: String) { self.name = name }

  func read(_ values: Values) -> Value? { Value(formValue: values[name]) }
}
